const QUOTE = 0x22;
const COMMA = 0x2c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const BACKSLASH = 0x5c;

/**
 * A key that comes twice in one object of a JSON text; null where there is none. `JSON.parse` lets the
 * last one count, another reader the first: two readers would see two different matches. The text
 * has to be JSON; each of its characters is looked at once.
 */
export function repeatedKey(json: string): string | null {
  // What is open at this place: an object, or null for a list.
  const open: (Keys | null)[] = [];
  let inside: Keys | null = null;
  let isKey = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(json, at);
      if (isKey && inside !== null) {
        const key = keyIn(json, at, end);
        if (inside.has(key)) return key;
        inside.add(key);
      }
      isKey = false;
      at = end;
    } else if (code === COMMA) {
      isKey = inside !== null;
    } else if (code === OBJECT || code === LIST) {
      open.push(inside);
      isKey = code === OBJECT;
      inside = isKey ? new Keys() : null;
    } else if (code === OBJECT_END || code === LIST_END) {
      inside = open.pop() ?? null;
    }
  }
  return null;
}

/** Most objects have a handful of keys, for which a list is quicker than a set; a wicked one has a million. */
const A_HANDFUL = 12;

class Keys {
  private readonly few: string[] = [];
  private many: Set<string> | null = null;

  has(key: string): boolean {
    return this.many === null ? this.few.includes(key) : this.many.has(key);
  }

  add(key: string): void {
    if (this.few.length < A_HANDFUL) this.few.push(key);
    else (this.many ??= new Set(this.few)).add(key);
  }
}

/** The place of the closing quotation mark: the first that is not escaped. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

/** As it is meant: the same key can be written in several ways. */
function keyIn(json: string, start: number, end: number): string {
  const written = json.slice(start + 1, end);
  return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
}
