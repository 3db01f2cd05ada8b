import fc from 'fast-check';

import { repeatedKey } from '../../../src/game-core/kernel/repeated-key';

test.each([
  ['at the top', '{"a":1,"b":2,"a":3}', 'a'],
  ['in an object inside', '{"a":{"x":[1,{"y":1,"z":{},"y":2}]}}', 'y'],
  ['after an object that closed', '{"a":{"b":1},"c":[{"b":1}],"a":0}', 'a'],
  ['after a list', '{"a":[1,2],"a":0}', 'a'],
  ['written in another way', String.raw`{"a":1,"\u0061":2}`, 'a'],
  ['with quotation marks', String.raw`{"\"":1,"\\":2,"\"":3}`, '"'],
  ['with spaces round it', '{ "a" : 1 ,\n "a" : 2 }', 'a'],
  ['that every object inherits', '{"constructor":1,"constructor":2}', 'constructor'],
])('a key that comes twice %s is found', (_, json, key) => {
  expect(repeatedKey(json)).toBe(key);
});

test.each([
  ['the same key in neighbours', '[{"a":1},{"a":2}]'],
  ['the same key further in', '{"a":{"a":{"a":[{"a":1}]}}}'],
  ['the same text as a value', '{"a":"a","b":["a","a","b"]}'],
  ['what looks like a key in a text', String.raw`{"a":"{\"a\":1,\"a\":2}","b":"\\"}`],
  ['no object', '"a"'],
])('%s is no repetition', (_, json) => {
  expect(repeatedKey(json)).toBeNull();
});

test('among very many keys it is found as well, in time', () => {
  const keys = Array.from({ length: 200_000 }, (_, nth) => `"key ${nth}":0`).join(',');
  expect(repeatedKey(`{${keys}}`)).toBeNull();
  expect(repeatedKey(`{${keys},"key 150000":1}`)).toBe('key 150000');
});

test('whatever we write has no key twice, and one that is added is found', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (object) => {
      const json = JSON.stringify(object);
      expect(repeatedKey(json)).toBeNull();
      const [key = ''] = Object.keys(object);
      expect(repeatedKey(`${json.slice(0, -1)},${JSON.stringify(key)}:0}`)).toBe(key);
    }),
  );
});
