import { phraseHits } from '@nibras/contract/text/phrase-hits.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A found place in the document. */
export interface Hit {
  from: number;
  to: number;
}

interface Found {
  search: string;
  hits: Hit[];
  /** The hit that is shown; -1 where there is none. */
  current: number;
}

const nothing: Found = { search: '', hits: [], current: -1 };
const key = new PluginKey<Found>('find');

/** The places of a search: all its words, one after another, whatever the spelling of hamza, taa marbuta and digits. */
export function findInDocument(doc: Node, search: string): Hit[] {
  const words = search.trim();
  if (words === '') return [];
  const hits: Hit[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    // One sign for each leaf, so that places in the text are places in the block.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { start, end } of phraseHits(text, words)) {
      hits.push({ from: position + 1 + start, to: position + 1 + end });
    }
    return false;
  });
  return hits;
}

export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

function decorations(state: EditorState): DecorationSet | undefined {
  const { hits, current } = foundIn(state);
  if (hits.length === 0) return undefined;
  return DecorationSet.create(
    state.doc,
    hits.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === current ? 'found found-current' : 'found' }),
    ),
  );
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    find: {
      /** Marks the places of a search; an empty one ends it. */
      find(search: string): ReturnType;
      /** Selects the next place, or the one before. */
      findNext(step: 1 | -1): ReturnType;
      /** Replaces the selected place, or every place. */
      replaceFound(text: string, all: boolean): ReturnType;
    };
  }
}

/** Finding and replacing in the text, with the folding of the site's search. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply(transaction, found, _before, state) {
          const input = transaction.getMeta(key) as Partial<Found> | undefined;
          const next = input ? { ...found, ...input } : found;
          if (next.search === '') return nothing;
          if (!transaction.docChanged && next.search === found.search) return next;
          const hits = findInDocument(state.doc, next.search);
          const after = hits.findIndex(({ from }) => from >= state.selection.from);
          return { ...next, hits, current: hits.length === 0 ? -1 : Math.max(0, after) };
        },
      },
      props: { decorations },
    }),
  ],
  addCommands() {
    return {
      find:
        (search) =>
        ({ tr }) => {
          tr.setMeta(key, { search });
          return true;
        },
      findNext:
        (step) =>
        ({ tr, state }) => {
          const { hits, current } = foundIn(state);
          const next = (current + step + hits.length) % Math.max(1, hits.length);
          const hit = hits[next];
          if (!hit) return false;
          tr.setMeta(key, { current: next });
          tr.setSelection(TextSelection.create(tr.doc, hit.from, hit.to)).scrollIntoView();
          return true;
        },
      replaceFound:
        (text, all) =>
        ({ tr, state }) => {
          const { hits, current } = foundIn(state);
          const chosen = all ? hits : hits.slice(current, current + 1);
          for (const { from, to } of chosen.toReversed()) tr.insertText(text, from, to);
          return chosen.length > 0;
        },
    };
  },
});
