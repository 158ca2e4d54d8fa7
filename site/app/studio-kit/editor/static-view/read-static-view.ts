/** Reads the shown text and its selection as a document of the editor. */
import { namedDirection } from '@nibras/contract/html/html-schema.ts';
import { type Node, DOMParser as Parser, type Schema, type TagParseRule } from '@tiptap/pm/model';
import type { Selected, StaticView } from './static-view.ts';

/** Stands for an Enter in the text that is read: a noncharacter, which no text has. */
export const enter = '\ufdd0';

const rules: TagParseRule[] = [
  // The elements that browsers add when a text is deleted.
  { tag: 'span, font', skip: true },
  { tag: 'br:not([data-break])', ignore: true },
  {
    tag: 'figure[data-source]',
    node: 'figure',
    getAttrs: (figure) => ({
      src: figure.dataset.source || null,
      alt: figure.querySelector('img')?.getAttribute('alt') ?? '',
      dir: namedDirection(figure.getAttribute('dir')),
    }),
    contentElement: 'figcaption',
  },
  {
    tag: 'figure.code-block',
    node: 'codeBlock',
    preserveWhitespace: 'full',
    getAttrs: ({ dataset }) => ({
      language: dataset.language || null,
      run: dataset.run === 'true',
    }),
    contentElement: 'code',
  },
];

export interface Span {
  anchor: number;
  head: number;
}

export interface ReadText {
  doc: Node;
  /** The positions of the selections, in their order. */
  spans: (Span | null)[];
}

/**
 * The document that a shown text is, with what was typed, and the positions of these selections in it. Enter stands in it as
 * `enter`.
 */
export function readStaticView(
  schema: Schema,
  { root }: Pick<StaticView, 'root'>,
  selections: (Selected | null)[],
): ReadText {
  for (const line of root.querySelectorAll('br[data-enter]')) {
    // Before it, so that a caret after it stays after it.
    line.before(enter);
    line.remove();
  }
  const places = selections.map(
    (selected) =>
      selected && {
        anchor: { node: selected.anchor, offset: selected.anchorOffset } as Place,
        head: { node: selected.focus, offset: selected.focusOffset } as Place,
      },
  );
  const parser = new Parser(schema, [...rules, ...Parser.fromSchema(schema).rules]);
  const doc = parser.parse(root, {
    preserveWhitespace: 'full',
    findPositions: places.flatMap((place) => (place ? [place.anchor, place.head] : [])),
  });
  const spans = places.map((place) => {
    const { anchor, head } = place ?? {};
    if (anchor?.pos === undefined || head?.pos === undefined) return null;
    return { anchor: anchor.pos, head: head.pos };
  });
  return { doc, spans };
}

interface Place {
  node: globalThis.Node;
  offset: number;
  pos?: number;
}
