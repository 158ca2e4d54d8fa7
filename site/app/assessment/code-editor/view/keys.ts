import { insertBracket } from '@codemirror/autocomplete';
import {
  cursorCharLeft,
  cursorCharRight,
  cursorLineDown,
  cursorLineUp,
  indentMore,
  insertTab,
  redo,
  undo,
} from '@codemirror/commands';
import type { Command, EditorView } from '@codemirror/view';

/** What a phone's keyboard hides or lacks. */
export type CodeKey = 'tab' | 'undo' | 'redo' | 'left' | 'right' | 'up' | 'down';

const tab: Command = (view) => {
  const { main } = view.state.selection;
  if (!main.empty) return indentMore(view);
  const line = view.state.doc.lineAt(main.head);
  const isIndentation = line.text.slice(0, main.head - line.from).trim() === '';
  return isIndentation ? indentMore(view) : insertTab(view);
};

const commands: Readonly<Record<CodeKey, Command>> = {
  tab,
  undo,
  redo,
  left: cursorCharLeft,
  right: cursorCharRight,
  up: cursorLineUp,
  down: cursorLineDown,
};

/** Presses one of the keys. */
export function pressKey(view: EditorView, key: CodeKey): void {
  commands[key](view);
  view.focus();
}

/** Types signs, as the keyboard would: with the closing one of a bracket or a quote. */
export function typeSigns(view: EditorView, signs: string): void {
  const { state } = view;
  if (!state.readOnly) {
    const paired = signs.length === 1 ? insertBracket(state, signs) : null;
    view.dispatch(
      paired ??
        state.update(state.replaceSelection(signs), {
          userEvent: 'input.type',
          scrollIntoView: true,
        }),
    );
  }
  view.focus();
}
