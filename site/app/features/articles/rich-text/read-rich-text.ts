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

/** Nothing in such a document runs or loads. */
const readInBrowser = (html: string): SourceNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(fromDom);

/**
 * Parses a text of HTML and cleans it: a second time after the server that stored it, which may be any
 * (docs/behaviour/articles.md#text). The browser has a parser of its own, so that the server's never travels to it; and a page that was
 * rendered on the server has its text cleaned already, so that the cleaning waits for the first click.
 */
export async function readRichText(html: string): Promise<RichNode[]> {
  const { clean } = await import('./clean.ts');
  if (!import.meta.env.SSR) return clean(readInBrowser(html));
  const { readOnServer } = await import('./read-on-server.ts');
  return clean(readOnServer(html));
}
