import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { CachedResponse, type Encoding } from './cached-response.ts';

const decoded = { br: brotliDecompressSync, gzip: gunzipSync };
const encodings: Encoding[] = ['br', 'gzip'];

const responseOf = (body: string | Buffer, type = 'text/html') =>
  new CachedResponse({ headers: { 'content-type': type }, body });

const page = (words: number) =>
  `<p>${Array.from({ length: words }, (_, at) => `كلمة ${at} `).join('')}</p>`;

/** The stored bodies after all encodings were requested; one that is not stored is made again for each request. */
async function storedBytes(response: CachedResponse): Promise<number> {
  for (const encoding of encodings) await response.form(encoding);
  const stored = encodings.map((encoding) => response.form(encoding)).filter(Buffer.isBuffer);
  return stored.reduce((sum, form) => sum + form.buffer.byteLength, response.body.length);
}

test.each(encodings)('%s gives back the body', async (encoding) => {
  for (const body of [page(100), page(20_000), randomBytes(40_000)]) {
    const response = responseOf(body);
    for (let time = 0; time < 2; time += 1) {
      expect(decoded[encoding](await response.form(encoding))).toEqual(response.body);
    }
  }
});

test('a body is compressed once for each encoding, also for requests at the same time', async () => {
  const response = responseOf(page(5_000));
  const together = await Promise.all([response.form('br'), response.form('br')]);
  expect(together[0]).toBe(together[1]);
  expect(response.form('br')).toBe(together[0]);
  const gzip = await response.form('gzip');
  expect(response.form('gzip')).toBe(gzip);
});

test('a compressed body takes no more memory than its length', async () => {
  for (const encoding of encodings) {
    const form = await responseOf(page(200)).form(encoding);
    expect(form.buffer.byteLength).toBe(form.length);
  }
});

test('the compressed bodies of any content stay within the declared memory', async () => {
  for (const body of [
    page(100),
    page(20_000),
    randomBytes(300).toString('hex').repeat(2),
    randomBytes(40_000).toString('hex'),
    randomBytes(40_000).toString('base64'),
    randomBytes(40_000),
  ]) {
    const response = responseOf(body);
    expect(await storedBytes(response)).toBeLessThanOrEqual(response.bytes);
  }
  const text = responseOf(page(20_000));
  await storedBytes(text);
  expect(encodings.map((encoding) => Buffer.isBuffer(text.form(encoding)))).toEqual([true, true]);
});

test('pictures and short bodies are not compressed', () => {
  expect(responseOf(page(5_000), 'image/png').encodingFor('br')).toBeNull();
  expect(responseOf('{}').encodingFor('br')).toBeNull();
  expect(responseOf(page(5_000)).encodingFor('br')).toBe('br');
});

test('the entity tag is that of the content, in every encoding', async () => {
  const [one, other] = [responseOf(page(500)), responseOf(page(500))];
  await one.form('br');
  await other.form('gzip');
  expect(one.etag).toBe(other.etag);
  expect(responseOf(page(501)).etag).not.toBe(one.etag);
});

test('a failed compression is tried again for the next request', async () => {
  const response = responseOf(page(500));
  const failing = vi.spyOn(Buffer, 'allocUnsafeSlow').mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  await expect(response.form('br')).rejects.toThrow('no memory');
  failing.mockRestore();
  expect(brotliDecompressSync(await response.form('br'))).toEqual(response.body);
});
