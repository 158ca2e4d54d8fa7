export type FeedItem = { title: string; link: string; description: string; date: string };

export type Feed = {
  title: string;
  description: string;
  /** URL of the page that the feed belongs to. */
  link: string;
  /** URL of the feed itself. */
  self: string;
  items: FeedItem[];
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML and removes the control characters that XML forbids. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed on purpose.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

function item({ title, link, description, date }: FeedItem): string {
  const time = new Date(date);
  const published = Number.isNaN(time.getTime()) ? '' : `<pubDate>${time.toUTCString()}</pubDate>`;
  return (
    `<item><title>${xml(title)}</title><link>${xml(link)}</link><guid>${xml(link)}</guid>` +
    `<description>${xml(description)}</description>${published}</item>`
  );
}

/** Renders a feed as RSS 2.0. */
export function feedXml({ title, description, link, self, items }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(title)}</title>
<link>${xml(link)}</link>
<description>${xml(description)}</description>
<language>ar</language>
<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
</channel>
</rss>
`;
}
