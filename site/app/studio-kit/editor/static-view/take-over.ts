/** Does in the editor what was done in the text before it had loaded. */
import type { Editor, EditorEvents } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { enter, readStaticView, type Span } from './read-static-view.ts';
import type { Held, HeldAt, Selected, StaticView, UsedPart } from './static-view.ts';

/** What the editor takes over; it is read before the editor replaces the shown text. */
export interface Taken {
  /** As JSON: the editor has a schema of its own. */
  doc: unknown;
  isTyped: boolean;
  isOneRun: boolean;
  hasFocus: boolean;
  selected: Span | null;
  /** `isHere`: where the one before it was done, the first one where the caret is. */
  held: { held: Held; span: Span | null; isHere: boolean }[];
  /** Whether the caret is where the last of `held` was done. */
  isCaretLast: boolean;
  used: UsedPart | null;
}

const isSame = (one: Selected | null, other: Selected | null) =>
  one !== null &&
  other !== null &&
  one.focus === other.focus &&
  one.focusOffset === other.focusOffset &&
  one.anchor === other.anchor &&
  one.anchorOffset === other.anchorOffset;

/** Reads what is to be taken over from a shown text, and ends its listening. */
export function takeStaticView(schema: Schema, view: StaticView): Taken {
  const now = view.selection();
  const all: HeldAt[] = view.held;
  const { doc, spans } = readStaticView(schema, view, [now, ...all.map(({ at }) => at)]);
  view.stop();
  return {
    doc: doc.toJSON(),
    isTyped: view.isTyped,
    isOneRun: view.isOneRun,
    hasFocus: view.hasFocus,
    selected: spans[0] ?? null,
    held: all.map(({ held, at }, index) => ({
      held,
      span: spans[index + 1] ?? null,
      isHere: isSame(at, all[index - 1]?.at ?? now),
    })),
    isCaretLast: isSame(now, all.at(-1)?.at ?? now),
    used: view.used,
  };
}

/** Lets the editor know that its element, which was the shown text's, has the focus already. */
function takeFocus(view: EditorView, span: Span | null): void {
  view.dom.dispatchEvent(new FocusEvent('focus'));
  if (span) select(view, span);
  view.focus();
}

function select(view: EditorView, { anchor, head }: Span): void {
  const { doc, tr } = view.state;
  const within = (position: number) => doc.resolve(Math.min(position, doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(within(anchor), within(head))));
}

function pressKey(view: EditorView, init: KeyboardEventInit): void {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  if (view.someProp('handleKeyDown', (handle) => handle(view, event) || undefined)) return;
  // The toolbar listens to the element itself.
  view.dom.dispatchEvent(event);
  if (event.defaultPrevented) return;
  const { state } = view;
  const { from, to, empty, $from } = state.selection;
  const isBack = init.key === 'Backspace';
  if (!isBack && init.key !== 'Delete') return;
  // One code point, as browsers delete a diacritic without its letter.
  const text = isBack
    ? $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
    : $from.parent.textBetween($from.parentOffset, $from.parent.content.size, undefined, '\ufffc');
  const size = ([...text].at(isBack ? -1 : 0) ?? '').length;
  const range = empty ? (isBack ? [from - size, from] : [from, from + size]) : [from, to];
  view.dispatch(state.tr.delete(range[0] ?? from, range[1] ?? to));
}

/** Types a text as a keyboard does, so that the signs of Markdown act; `enter` presses Enter. */
function typeText(view: EditorView, text: string): void {
  for (const character of text) {
    if (character === enter) pressKey(view, { key: 'Enter', code: 'Enter' });
    else {
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(character, from, to);
      const isHandled = view.someProp(
        'handleTextInput',
        (handle) => handle(view, from, to, character, insert) || undefined,
      );
      if (!isHandled) view.dispatch(insert());
    }
  }
}

/** What of the shown text differs from the editor's: the range there, and the range in the shown one. */
function differenceOf(doc: Node, next: Node) {
  const start = doc.content.findDiffStart(next.content);
  const ends = start === null ? null : doc.content.findDiffEnd(next.content);
  if (start === null || !ends) return null;
  // Where the same letters stand before and after the difference, the two ends overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  return { start, oldEnd: ends.a + overlap, newEnd: ends.b + overlap };
}

/** The text between two places of a block; null where there is more than text. */
function textBetween(doc: Node, start: number, end: number): string | null {
  const $start = doc.resolve(start);
  if (!$start.parent.isTextblock || !$start.sameParent(doc.resolve(end))) return null;
  const text = doc.textBetween(start, end);
  return text.length === end - start ? text : null;
}

interface Change {
  /** The document that the editor was opened with. */
  doc: Node;
  /** The one that the shown text was. */
  next: Node;
  isOneRun: boolean;
}

/** Finds the place in the opened document of a place of the shown text; null within what was typed. */
type PlaceBefore = (position: number) => number | null;

/**
 * Enters the changes of the shown text. Returns null where the editor shows the same text now; where typing has changed it further,
 * by which its places are found.
 */
function takeTyped(view: EditorView, { doc, next, isOneRun }: Change): PlaceBefore | null {
  const difference = differenceOf(doc, next);
  if (!difference) return null;
  const { start, oldEnd, newEnd } = difference;
  const typed = textBetween(next, start, newEnd);
  if (!isOneRun || typed === null || textBetween(doc, start, oldEnd) === null) {
    view.dispatch(view.state.tr.replace(start, oldEnd, next.slice(start, newEnd)));
    return null;
  }
  const change = view.state.tr.delete(start, oldEnd);
  view.dispatch(change.setSelection(TextSelection.create(change.doc, start)));
  typeText(view, typed);
  // The editor appends an empty paragraph to a text that ends without one.
  const other = next.content.findDiffStart(view.state.doc.content);
  if (other === null || other >= next.content.size) return null;
  return (position) => {
    if (position <= start) return position;
    return position > newEnd ? position - newEnd + oldEnd : null;
  };
}

/** Presses Enter in each place where it was pressed. */
function pressEnters(view: EditorView): void {
  for (;;) {
    let place = -1;
    view.state.doc.descendants((node, position) => {
      const at = node.isText && place < 0 ? (node.text ?? '').indexOf(enter) : -1;
      if (at >= 0) place = position + at;
      return place < 0;
    });
    if (place < 0) return;
    const change = view.state.tr.delete(place, place + 1);
    view.dispatch(change.setSelection(TextSelection.create(change.doc, place)));
    pressKey(view, { key: 'Enter', code: 'Enter' });
  }
}

function takeHeld(view: EditorView, held: Held): void {
  if (held.kind === 'text') typeText(view, held.text);
  else if (held.kind === 'key') pressKey(view, held.key);
  else if (held.kind === 'paste') {
    const init = { clipboardData: held.data, bubbles: true, cancelable: true };
    view.dom.dispatchEvent(new ClipboardEvent('paste', init));
  } else {
    const { data: dataTransfer, x: clientX, y: clientY } = held;
    const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
    view.dom.dispatchEvent(new DragEvent('drop', init));
  }
}

/** Does all that `takeStaticView` has read, in its order. */
export function takeOver(editor: Editor, taken: Taken): void {
  const { view, schema } = editor;
  const { selected, used, held: all, isTyped, isOneRun } = taken;
  const { doc } = view.state;
  if (taken.hasFocus) takeFocus(view, selected);
  const change = { doc, next: schema.nodeFromJSON(taken.doc), isOneRun };
  let moved = new Mapping();
  const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    for (const one of [transaction, ...appendedTransactions]) moved.appendMapping(one.mapping);
  };
  editor.on('transaction', follow);
  const before = isTyped ? takeTyped(view, change) : null;
  if (!before) moved = new Mapping();
  const selectMoved = (span: Span) => {
    const [anchor, head] = [span.anchor, span.head].map(before ?? ((position) => position));
    if (typeof anchor !== 'number' || typeof head !== 'number') return;
    select(view, { anchor: moved.map(anchor), head: moved.map(head) });
  };
  pressEnters(view);
  // Within what was typed, the caret stands where that has ended.
  if (selected && isTyped) selectMoved(selected);
  for (const { held, span, isHere } of all) {
    if (span && !isHere) selectMoved(span);
    takeHeld(view, held);
  }
  if (selected && !taken.isCaretLast) selectMoved(selected);
  editor.off('transaction', follow);
  if (used) applyPart(view, used);
}

function applyPart(view: EditorView, { selector, index, value }: UsedPart): void {
  const part = view.dom.querySelectorAll<HTMLElement>(selector)[index];
  if (!(part instanceof HTMLSelectElement)) part?.click();
  else {
    part.focus();
    if (value === undefined || value === part.value) return;
    part.value = value;
    part.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
