import type { RichNode, SourceNode } from './rich-node.ts';

function fromDom(node: Node): SourceNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  return [
    {
      name: node.localName,
      attribute: (name) => node.getAttribute(name) ?? '',
      children: [...node.childNodes].flatMap(fromDom),
    },
  ];
}

/** `DOMParser` runs no scripts and loads no resources. */
const parseInBrowser = (html: string): SourceNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(fromDom);

/**
 * Parses and sanitises HTML. The API has sanitised it before, but the server may be a foreign one
 * (docs/behaviour/articles.md#text). The browser uses its own parser, so that htmlparser2 is never downloaded. A
 * server-rendered page has its text sanitised already, so the sanitiser is imported only on navigation.
 */
export async function parseRichText(html: string): Promise<RichNode[]> {
  const { sanitise } = await import('./sanitise.ts');
  if (!import.meta.env.SSR) return sanitise(parseInBrowser(html));
  const { parseOnServer } = await import('./parse-on-server.ts');
  return sanitise(parseOnServer(html));
}
