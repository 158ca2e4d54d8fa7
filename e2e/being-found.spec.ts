import { expect, test } from './support/test.ts';

test('the sitemap and the feed are well formed, and robots.txt names the sitemap', async ({
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
  /** The texts of the elements of that name in an XML document. */
  const textsIn = (xml: string, name: string) =>
    page.evaluate(
      ([text, tag]) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        const parseError = parsed.querySelector('parsererror');
        if (parseError) throw new Error(parseError.textContent ?? '');
        return [...parsed.getElementsByTagName(tag)].map((one) => one.textContent ?? '');
      },
      [xml, name] as const,
    );

  const sitemap = await read('/sitemap.xml', /xml/);
  expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const addresses = await textsIn(sitemap, 'loc');
  expect(addresses.length).toBeGreaterThan(80);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${nibras.address}/`));
  const changes = await textsIn(sitemap, 'lastmod');
  expect(changes.length).toBeGreaterThan(80);
  for (const date of changes) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

  const feed = await read('/articles.xml', /rss/);
  expect(feed).toContain(`<atom:link href="${nibras.address}/articles.xml" rel="self"`);
  const links = (await textsIn(feed, 'guid')).sort();
  expect(links).toHaveLength(20);
  expect(addresses).toEqual(expect.arrayContaining(links));
  const published = await textsIn(feed, 'pubDate');
  expect(published).toHaveLength(20);
  // RFC 822, which RSS requires.
  for (const date of published) {
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/);
  }

  const robots = (await read('/robots.txt', /plain/)).split('\n').filter(Boolean);
  expect(robots[0]).toBe('User-agent: *');
  expect(robots.at(-1)).toBe(`Sitemap: ${nibras.address}/sitemap.xml`);
  const disallowed = robots
    .slice(1, -1)
    .map((line) => /^Disallow: (\/\S+)$/.exec(line)?.[1] ?? line);
  const publicPaths = addresses.map((address) => new URL(address).pathname);
  for (const path of disallowed) {
    expect(path).toMatch(/^\/[^\s]+$/);
    expect(
      publicPaths.filter((one) => one.startsWith(path)),
      path,
    ).toEqual([]);
  }
});

test('every page of the sitemap exists, has its canonical URL and valid structured data', async ({
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
    const [, section = ''] = new URL(address).pathname.split('/');
    const types = kinds.get(section) ?? new Set();
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      const jsonLd = JSON.parse(json);
      expect(jsonLd['@context'], address).toMatch(/schema\.org/);
      types.add(jsonLd['@type']);
    }
    kinds.set(section, types);
  }
  expect([...(kinds.get('') ?? [])]).toContain('Organization');
  for (const [section, kind] of [
    ['courses', 'Course'],
    ['articles', 'Article'],
    ['services', 'Service'],
    ['portfolio', 'CreativeWork'],
  ] as const) {
    expect([...(kinds.get(section) ?? [])], section).toEqual(
      expect.arrayContaining([kind, 'BreadcrumbList']),
    );
  }
});

test('the structured data of a course has provider, price and rating', async ({
  request,
  nibras,
}) => {
  const html = await (await request.get('/courses/modern-web-html-css')).text();
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const course = blocks
    .map(([, json = '']) => JSON.parse(json))
    .find((one) => one['@type'] === 'Course');
  expect(course).toMatchObject({
    url: expect.stringMatching(new RegExp(`^${nibras.address}/courses/\\d+$`)),
    image: expect.stringMatching(new RegExp(`^${nibras.address}/storage/`)),
    provider: { '@type': 'Organization', '@id': `${nibras.address}/#organization` },
    offers: { '@type': 'Offer', priceCurrency: 'USD', price: expect.any(Number) },
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
    hasCourseInstance: { courseMode: 'online', courseWorkload: expect.stringMatching(/^PT\d+M$/) },
  });
});

test('member pages and missing pages are noindex', async ({ request }) => {
  const members = ['/my-courses', '/chat', '/profile', '/teacher/1', '/courses/1/lecture/1'];
  const missing = ['/articles/none', '/courses/none', '/no-such-page'];
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/saved-articles', ...members, ...missing]) {
    // A robot that may not read a page would not see its noindex.
    expect(robots, path).not.toContain(`Disallow: ${path}`);
    expect(await (await request.get(path)).text(), path).toMatch(
      /<meta name="robots" content="noindex/,
    );
  }
});
