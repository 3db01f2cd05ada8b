import { loadBytes } from '../../../../src/tables/mice-to-meet-you/solo/values/load-bytes';

const chunks = [new Uint8Array([1, 2]), new Uint8Array([3]), new Uint8Array([4, 5, 6])];

function host(status: number, body: readonly Uint8Array[]) {
  const rest = [...body];
  const read = async () => {
    const value = rest.shift();
    return value === undefined ? { done: true } : { done: false, value };
  };
  globalThis.fetch = (async () => ({
    ok: status === 200,
    status,
    body: { getReader: () => ({ read }) },
  })) as never;
}

test('bytes come in pieces, and each tells how much is here', async () => {
  host(200, chunks);
  const shares: number[] = [];
  const bytes = await loadBytes(6, (share) => shares.push(share));
  expect([...bytes]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shares).toEqual([2 / 6, 3 / 6, 1]);
});

test('too few bytes are handed on as they are, too many are refused', async () => {
  host(200, chunks);
  expect(await loadBytes(8, () => undefined)).toHaveLength(6);
  host(200, chunks);
  await expect(loadBytes(5, () => undefined)).rejects.toThrow('larger');
});

test('a host that does not have it is no answer', async () => {
  host(404, chunks);
  await expect(loadBytes(6, () => undefined)).rejects.toThrow('404');
});
