/** One page of the site for search engines. */
export type SitemapEntry = { path: string; changed: Date | null };

/** The limit of entries in a sitemap (sitemaps.org). */
const maxEntries = 50_000;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

function toXml({ path, changed }: SitemapEntry, origin: string): string {
  const address = escapeXml(new URL(path, origin).href);
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${lastmod}</url>`;
}

/** The XML of a sitemap; entries beyond the limit are left out. */
export function sitemapXml(entries: SitemapEntry[], origin: string): string {
  const urls = entries.slice(0, maxEntries).map((entry) => toXml(entry, origin));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
