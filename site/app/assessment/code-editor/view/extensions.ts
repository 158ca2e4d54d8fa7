import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { errorLine } from './error-line.ts';
import { look } from './look.ts';
import { phrases } from './phrases.ts';

/** After Escape so many milliseconds remain to press Tab; the editor's own two seconds are few for some. */
const tabLeavesFor = 60_000;

/** Marks a change that the parent made, of which it is not told. */
export const fromOutside = Annotation.define<boolean>();

export interface ViewOptions {
  label: string;
  /** The id of the element that says how the keyboard leaves. */
  describedBy: string;
  wrap: boolean;
  onRun(): void;
  onFocus(hasFocus: boolean): void;
  onChange(code: string): void;
}

/** All that does not depend on the file. */
export function commonExtensions(options: ViewOptions): Extension {
  const { label, describedBy, wrap } = options;
  const run = () => {
    options.onRun();
    return true;
  };
  return [
    history(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    errorLine,
    look,
    phrases,
    wrap ? EditorView.lineWrapping : [],
    // Safari and axe count a scrolling region as reachable only with an element that has a tab index.
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, state, focusChanged, view, transactions }) => {
      const isTyped = transactions.some((one) => one.docChanged && !one.annotation(fromOutside));
      if (docChanged && isTyped) options.onChange(state.doc.toString());
      if (focusChanged) options.onFocus(view.hasFocus);
    }),
    EditorView.domEventHandlers({
      keydown(event, view) {
        // After the editor's own handler, which allows two seconds.
        if (event.key === 'Escape') queueMicrotask(() => view.setTabFocusMode(tabLeavesFor));
        return false;
      },
    }),
    keymap.of([
      { key: 'Mod-Enter', run },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
  ];
}
