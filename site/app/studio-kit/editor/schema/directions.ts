import type { TextDirection } from '@nibras/contract/html/html-schema.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { directedNodes, directionOf, documentDirection, isDirected } from '../html/direction.ts';

interface Shown {
  whole: TextDirection;
  decorations: DecorationSet;
}

const key = new PluginKey<Shown>('directions');

/** The decorations of a block of the document and of the blocks in it: `dir` where it differs from what is around. */
function decorate(block: Node, start: number, whole: TextDirection): Decoration[] {
  const result: Decoration[] = [];
  const visit = (node: Node, at: number, parent: Node | null, inherited: TextDirection) => {
    let direction = inherited;
    if (isDirected(node, parent)) direction = directionOf(node, whole);
    else if (node.attrs.dir) direction = node.attrs.dir;
    if (direction !== inherited) {
      result.push(Decoration.node(at, at + node.nodeSize, { dir: direction }));
    }
    if (node.isTextblock) return;
    node.forEach((child, offset) => {
      visit(child, at + 1 + offset, node, direction);
    });
  };
  visit(block, start, null, 'rtl');
  return result;
}

function decorateAll(doc: Node): Shown {
  const whole = documentDirection(doc);
  const decorations: Decoration[] = [];
  doc.forEach((block, offset) => {
    decorations.push(...decorate(block, offset, whole));
  });
  return { whole, decorations: DecorationSet.create(doc, decorations) };
}

/** Decorates only the blocks that a change has touched: a long text has thousands. */
function redecorate(shown: Shown, before: Node, doc: Node, moved: DecorationSet): Shown {
  const shorter = Math.min(before.childCount, doc.childCount);
  let first = 0;
  while (first < shorter && before.child(first) === doc.child(first)) first++;
  let last = 0;
  while (
    last < shorter - first &&
    before.child(before.childCount - 1 - last) === doc.child(doc.childCount - 1 - last)
  ) {
    last++;
  }
  let from = 0;
  for (let index = 0; index < first; index++) from += doc.child(index).nodeSize;
  const added: Decoration[] = [];
  let to = from;
  for (let index = first; index < doc.childCount - last; index++) {
    added.push(...decorate(doc.child(index), to, shown.whole));
    to += doc.child(index).nodeSize;
  }
  // Decorations of the neighbours touch the range at its ends and stay.
  const old = moved.find(from, to).filter((found) => found.from >= from && found.to <= to);
  return { ...shown, decorations: moved.remove(old).add(doc, added) };
}

const plugin = () =>
  new Plugin<Shown>({
    key,
    state: {
      init: (_, { doc }) => decorateAll(doc),
      apply(transaction, shown, before, state) {
        if (!transaction.docChanged) return shown;
        if (documentDirection(state.doc) !== shown.whole) return decorateAll(state.doc);
        const moved = shown.decorations.map(transaction.mapping, transaction.doc);
        return redecorate(shown, before.doc, state.doc, moved);
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });

/** The nearest block around the selection whose direction can be chosen. */
function blockAtSelection({ selection, doc }: EditorState) {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    const parent = depth > 1 ? $from.node(depth - 1) : null;
    if (isDirected(node, parent)) return { node, position: $from.before(depth) };
  }
  const selected = doc.nodeAt(selection.from);
  return selected && directedNodes.has(selected.type.name)
    ? { node: selected, position: selection.from }
    : null;
}

/** The direction in which the block of the selection is shown. */
export function shownDirection(state: EditorState): TextDirection {
  const block = blockAtSelection(state);
  return block ? directionOf(block.node, key.getState(state)?.whole ?? 'rtl') : 'rtl';
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    directions: {
      /** Turns the direction of the block around the selection, whatever its words are. */
      turnDirection(): ReturnType;
    };
  }
}

/**
 * The direction of each block: by its words, or as the author chose it. The `dir` that is shown is the one that is
 * saved, so Tiptap's own `textDirection`, which shows `dir="auto"` and saves nothing, stays off.
 */
export const Directions = Extension.create({
  name: 'directions',
  addProseMirrorPlugins: () => [plugin()],
  addCommands: () => ({
    turnDirection:
      () =>
      ({ state, tr, dispatch }) => {
        const block = blockAtSelection(state);
        if (!block) return false;
        const turned = shownDirection(state) === 'rtl' ? 'ltr' : 'rtl';
        dispatch?.(tr.setNodeAttribute(block.position, 'dir', turned));
        return true;
      },
  }),
  addKeyboardShortcuts() {
    return { 'Mod-Alt-d': () => this.editor.commands.turnDirection() };
  },
});
