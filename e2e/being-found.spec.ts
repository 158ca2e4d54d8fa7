import { expect, test } from './support/test.ts';

test('the sitemap and the feed are well formed, robots are told of the one', async ({
  page,
  request,
  nibras,
}) => {
  await page.goto('/contact');
  const read = async (path: string, type: RegExp) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
    return response.text();
  };
  /** The texts of an XML document's elements of a name. */
  const textsIn = (xml: string, name: string) =>
    page.evaluate(
      ([text, tag]) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        const mistake = parsed.querySelector('parsererror');
        if (mistake) throw new Error(mistake.textContent ?? '');
        return [...parsed.getElementsByTagName(tag)].map((one) => one.textContent ?? '');
      },
      [xml, name] as const,
    );

  const addresses = await textsIn(await read('/sitemap.xml', /xml/), 'loc');
  expect(addresses.length).toBeGreaterThan(80);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${nibras.address}/`));

  const feed = await read('/articles.xml', /rss/);
  expect(await textsIn(feed, 'guid')).toHaveLength(20);
  for (const date of await textsIn(feed, 'pubDate')) expect(Date.parse(date)).not.toBeNaN();

  const robots = await read('/robots.txt', /plain/);
  expect(robots).toContain(`Sitemap: ${nibras.address}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test('every page of the sitemap is there, names itself, and describes itself so that it can be read', async ({
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
  const kinds = new Map<string, Set<string>>();
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], address).toBe(address);
    expect(html, address).not.toMatch(/<meta name="robots" content="noindex/);
    const [, room = ''] = new URL(address).pathname.split('/');
    const known = kinds.get(room) ?? new Set();
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      const described = JSON.parse(json);
      expect(described['@context'], address).toMatch(/schema\.org/);
      known.add(described['@type']);
    }
    kinds.set(room, known);
  }
  expect([...(kinds.get('') ?? [])]).toContain('Organization');
  for (const [room, kind] of [
    ['courses', 'Course'],
    ['articles', 'Article'],
    ['services', 'Service'],
    ['portfolio', 'CreativeWork'],
  ] as const) {
    expect([...(kinds.get(room) ?? [])], room).toEqual(
      expect.arrayContaining([kind, 'BreadcrumbList']),
    );
  }
});

test('what is nobody else’s is kept out of search engines', async ({ request }) => {
  for (const path of ['/saved-articles', '/articles/none', '/no-such-page']) {
    expect(await (await request.get(path)).text(), path).toMatch(
      /<meta name="robots" content="noindex/,
    );
  }
});
