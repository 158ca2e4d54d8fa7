import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory, undo, undoDepth } from '@tiptap/pm/history';
import type { Node, Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Step } from '@tiptap/pm/transform';

/** The steps of one press of «تراجع», as JSON. */
type Group = unknown[];

/** What is kept of a text's history. */
export interface UndoRecord {
  /** The text that the groups lead to; the record is of no use for another. */
  html: string;
  /** The document before the first group. */
  base: JSONContent;
  done: Group[];
  /** Groups that were undone; the last one comes back first. */
  undone: Group[];
}

/** As many as the editor's own history keeps. */
const maxGroups = 100;

const stepsOf = (group: Group, schema: Schema) => group.map((step) => Step.fromJSON(schema, step));

/** Keeps the groups of the history beside the editor's own, which cannot be stored. */
export class UndoLog {
  #base: Node;
  #depth = 0;
  #done: Group[] = [];
  #undone: Group[] = [];

  constructor(base: Node) {
    this.#base = base;
  }

  /** Takes over what a transaction has changed. @param depth how often one can undo now */
  apply(transaction: Transaction, depth: number): void {
    if (!transaction.docChanged) return;
    const isNew = depth > this.#depth;
    this.#depth = depth;
    const moved = transaction.getMeta('history$') as { redo: boolean } | undefined;
    if (moved) {
      const [from, to] = moved.redo ? [this.#undone, this.#done] : [this.#done, this.#undone];
      const group = from.pop();
      if (group) to.push(group);
      return;
    }
    const steps = transaction.steps.map((step) => step.toJSON());
    this.#undone = [];
    const last = this.#done.at(-1);
    if (last && !isNew) last.push(...steps);
    else this.#done.push(steps);
    if (this.#done.length > maxGroups) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const group = this.#done.shift() ?? [];
    for (const step of stepsOf(group, this.#base.type.schema)) {
      this.#base = step.apply(this.#base).doc ?? this.#base;
    }
  }

  record(html: string): UndoRecord {
    return { html, base: this.#base.toJSON(), done: this.#done, undone: this.#undone };
  }
}

/**
 * Plays a stored history in an editor that shows the record's base document, through the editor's own history, so that
 * undo and redo work as before the reload.
 * @throws RangeError where the record does not fit
 */
export function replay(editor: Editor, { done, undone }: UndoRecord): void {
  const { view } = editor;
  const dispatch = (transaction: Transaction) =>
    view.dispatch(transaction.setMeta('preventUpdate', true));
  for (const group of [...done, ...undone.toReversed()]) {
    const transaction = closeHistory(view.state.tr);
    for (const step of stepsOf(group, editor.schema)) transaction.step(step);
    dispatch(transaction);
  }
  for (const _group of undone) undo(view.state, dispatch);
}

/** Keeps the log of an editor from now on; returns it. */
export function keepUndoLog(editor: Editor, base: Node): UndoLog {
  const log = new UndoLog(base);
  editor.on('transaction', ({ transaction, appendedTransactions }) => {
    for (const one of [transaction, ...appendedTransactions]) {
      log.apply(one, undoDepth(editor.state));
    }
  });
  return log;
}
