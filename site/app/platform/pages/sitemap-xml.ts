/** One page of the site for search engines. */
export type SitemapEntry = { path: string; changed: Date | null };

/** The limit of entries in a sitemap, and of files in an index (sitemaps.org). */
const maxEntries = 50_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

const document = (root: string, children: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...children.slice(0, maxEntries),
    `</${root}>`,
    '',
  ].join('\n');

function toXml(element: string, { path, changed }: SitemapEntry, origin: string): string {
  const address = escapeXml(new URL(path, origin).href);
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${address}</loc>${lastmod}</${element}>`;
}

/** The XML of a sitemap; entries beyond the limit are left out. */
export const sitemapXml = (entries: SitemapEntry[], origin: string): string =>
  document(
    'urlset',
    entries.map((entry) => toXml('url', entry, origin)),
  );

/** The XML of an index of sitemaps, whose paths are given. */
export const sitemapIndexXml = (paths: string[], origin: string): string =>
  document(
    'sitemapindex',
    paths.map((path) => toXml('sitemap', { path, changed: null }, origin)),
  );
