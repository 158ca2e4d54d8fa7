import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Public pages are cached with a policy of hashes, by the server and by proxies in front of it. */

const publicPages = [
  '/',
  '/courses',
  '/courses/1',
  '/courses?page=2&search=a',
  '/services',
  '/services/1',
  '/portfolio',
  '/portfolio/1',
  '/articles',
  '/articles/1',
];
const uncachedPages = [
  '/login',
  '/contact',
  '/my-courses',
  '/chat',
  '/no-such-page',
  '/order-service/1',
];

interface Page {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** The raw response: fetch would revalidate and decompress by itself. */
const request = (address: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Page>((resolve, reject) => {
    get(address + path, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const html = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, html });
    }).on('error', reject);
  });

/** The hashes of a page's inline scripts, without data blocks. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes, code]) =>
    !code || attributes?.includes('ld+json') || attributes?.includes(' src=')
      ? []
      : [`'sha256-${createHash('sha256').update(code).digest('base64')}'`],
  );

const scriptSources = ({ headers }: Page) =>
  /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];

for (const path of [...publicPages, ...uncachedPages]) {
  test(`the policy of ${path} has the hashes of its inline scripts and no others`, async ({
    nibras,
  }) => {
    const page = await request(nibras.address, path);
    const hashes = inlineHashes(page.html);
    expect(hashes.length).toBeGreaterThan(1);
    expect(scriptSources(page).toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted());
    expect(page.html).not.toMatch(/nonce=/);
    expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe-|nonce-/);
  });
}

for (const path of publicPages) {
  test(`${path} is cached under any other query parameters`, async ({ nibras }) => {
    await expect(async () => {
      const { headers } = await request(nibras.address, path);
      expect(headers['cache-status']).toBe('nibras; hit');
    }).toPass();
    const first = await request(nibras.address, path);
    const separator = path.includes('?') ? '&' : '?';
    const other = await request(
      nibras.address,
      `${path}${separator}v=1&utm_source=%22%3E%3Cscript%3E`,
    );
    expect(other.headers['cache-status']).toBe('nibras; hit');
    expect(other.html).toBe(first.html);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'accept-encoding',
    });
    expect(first.headers['cache-tag']).toBeTruthy();
    expect(first.headers).not.toHaveProperty('set-cookie');
    const etag = String(first.headers.etag);
    const revalidated = await request(nibras.address, path, { 'if-none-match': etag });
    expect([revalidated.status, revalidated.html]).toEqual([304, '']);
  });
}

for (const path of uncachedPages) {
  test(`${path} is not cacheable for a proxy`, async ({ nibras }) => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await request(nibras.address, path);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers).not.toHaveProperty('cache-status');
    }
  });
}

test('a page with unknown query parameters is hydrated without an error', async ({ page }) => {
  for (const path of ['/courses?v=1&page=2', '/?utm_source=x', '/articles/1?v=2']) {
    await page.goto(path);
    await waitForHydration(page);
  }
});
