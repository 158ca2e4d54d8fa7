import { type Node, DOMParser as Parser, type Schema } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { automaticDirection, documentDirection, isDirected } from './direction.ts';

/** Forgets the directions that the blocks have by their words, so that they go on following the words. */
function withAutomaticDirections(doc: Node): Node {
  const whole = documentDirection(doc);
  const change = new Transform(doc);
  doc.descendants((node, position, parent) => {
    if (node.isTextblock && !node.attrs.dir) return false;
    if (
      node.attrs.dir &&
      isDirected(node, parent) &&
      node.attrs.dir === automaticDirection(node, whole)
    ) {
      change.setNodeAttribute(position, 'dir', null);
    }
    return true;
  });
  return change.doc;
}

/** Parses stored HTML. `body` is its element, parsed by a `DOMParser`, which runs no scripts. */
export const fromBody = (schema: Schema, body: Element): Node =>
  withAutomaticDirections(Parser.fromSchema(schema).parse(body));

/** Parses stored HTML in the browser. */
export const fromHtml = (schema: Schema, html: string): Node =>
  fromBody(schema, new DOMParser().parseFromString(html, 'text/html').body);
