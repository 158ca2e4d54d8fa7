import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
} from '@codemirror/view';

/** Marks a line, counted from 1; null for none. */
export const markError = StateEffect.define<number | null>();

const line = Decoration.line({ class: 'cm-error-line' });

const number = new (class extends GutterMarker {
  override elementClass = 'cm-error-number';
})();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(found, transaction) {
    let marks = found.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(markError)) continue;
      const { doc } = transaction.state;
      const at = effect.value;
      marks =
        at === null || at < 1 || at > doc.lines
          ? Decoration.none
          : Decoration.set(line.range(doc.line(at).from));
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const numbers = gutterLineClass.compute([marked], (state) => {
  const found: { from: number }[] = [];
  for (let at = state.field(marked).iter(); at.value; at.next()) found.push({ from: at.from });
  return RangeSet.of(found.map(({ from }) => number.range(from)));
});

/** The line of an error: coloured and, in the margin, in bold. */
export const errorLine: Extension = [marked, numbers];
