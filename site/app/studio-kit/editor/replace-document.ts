import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';

/**
 * Shows another document: only the part that differs is replaced, so that caret and selection stay outside it.
 * The author can undo it. It is no update of the author's, so `onUpdate` is not called.
 */
export function replaceDocument(editor: Editor, next: Node): void {
  const { state, view } = editor;
  const start = state.doc.content.findDiffStart(next.content);
  if (start === null) return;
  const ends = state.doc.content.findDiffEnd(next.content);
  if (!ends) return;
  // Where the same letters stand before and after the difference, the two ends overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const transaction = state.tr.replace(
    start,
    ends.a + overlap,
    next.slice(start, ends.b + overlap),
  );
  view.dispatch(closeHistory(transaction).setMeta('preventUpdate', true));
}
