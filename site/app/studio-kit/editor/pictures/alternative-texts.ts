import type { Editor } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Marks a transaction after which the alternative text of the selected picture is to be written. */
const wantsText = 'alternative-text';

/** Selects the picture at a position, and has its alternative text written next. */
export function describePicture(transaction: Transaction, position: number): Transaction {
  const selection = TextSelection.create(transaction.doc, position + 1);
  return transaction.setSelection(selection).setMeta(wantsText, true).scrollIntoView();
}

/** Whether a transaction has added or chosen a picture whose alternative text is to be written. */
export const isToDescribe = (transaction: Transaction): boolean =>
  transaction.getMeta(wantsText) === true;

/** The position of the first picture without an alternative text from a position on; null without one. */
function nextWithoutText({ doc, schema }: EditorState, from: number): number | null {
  let found: number | null = null;
  doc.nodesBetween(from, doc.content.size, (node, position) => {
    if (found === null && node.type === schema.nodes.figure && !node.attrs.alt && position >= from)
      found = position;
    return found === null && !node.isTextblock;
  });
  return found;
}

/** Goes on once a picture has its text: to the next one without, or else to the text below the picture. */
export function goOnAfterPicture(editor: Editor): void {
  const { state } = editor;
  const { $from } = state.selection;
  if ($from.parent.type !== state.schema.nodes.figure) return void editor.commands.focus();
  const below = $from.after();
  const next = nextWithoutText(state, below);
  if (next !== null) {
    editor.view.dispatch(describePicture(state.tr, next));
    return;
  }
  const follows = state.doc.resolve(below).nodeAfter;
  const chain = editor.chain();
  if (!follows?.isTextblock) chain.insertContentAt(below, { type: 'paragraph' });
  chain
    .setTextSelection(below + 1)
    .focus()
    .run();
}
