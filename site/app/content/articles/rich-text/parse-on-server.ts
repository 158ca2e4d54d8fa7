import { parseDocument } from 'htmlparser2';
import type { SourceNode } from './rich-node.ts';

type Parsed = ReturnType<typeof parseDocument>['children'][number];

function fromParsed(node: Parsed): SourceNode[] {
  if ('attribs' in node) {
    return [
      {
        name: node.name,
        attribute: (name) => node.attribs[name] ?? '',
        children: node.children.flatMap(fromParsed),
      },
    ];
  }
  return node.type === 'text' && 'data' in node ? [node.data] : [];
}

/** Parses HTML on the server, which has no `DOMParser`. */
export const parseOnServer = (html: string): SourceNode[] =>
  parseDocument(html).children.flatMap(fromParsed);
