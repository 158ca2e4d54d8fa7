import { syntaxTree } from '@codemirror/language';
import { Prec, type Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { textDirection } from '#ui/text/text-direction.ts';

const mark = (dir: 'rtl' | 'ltr', bidiIsolate: Direction) =>
  Decoration.mark({ class: 'cm-iso', inclusive: true, attributes: { dir }, bidiIsolate });
const rightToLeft = mark('rtl', Direction.RTL);
const leftToRight = mark('ltr', Direction.LTR);

const arabic = /\p{Script=Arabic}/u;

/** Nodes with words, and what their first and last signs are, which stay where the code around them is. */
const signs: Readonly<Record<string, { first: RegExp; last: RegExp }>> = {
  comment: { first: /^(?:\/\/+|#+|--|\/\*+|<!--|\s*\*(?!\/))[ \t]*/, last: /(?:\*{1,3}\/|-->)$/ },
  string: { first: /^\w*(?:"""|'''|["'`])/, last: /(?:"""|'''|["'`])$/ },
  text: { first: /^\s+/, last: /^(?!)/ },
};
const nodes: Readonly<Record<string, keyof typeof signs>> = {
  Comment: 'comment',
  LineComment: 'comment',
  BlockComment: 'comment',
  String: 'string',
  FormatString: 'string',
  TemplateString: 'string',
  StringLiteral: 'string',
  AttributeValue: 'string',
  QuotedIdentifier: 'string',
  Text: 'text',
};
/** Code inside a string. */
const embedded = new Set(['Interpolation', 'FormatReplacement']);

/** The part of each line of a node that holds its words, where these are Arabic. */
function wordsOf(view: EditorView, node: SyntaxNodeRef, kind: string): Range<Decoration>[] {
  const { doc } = view.state;
  const { first, last } = signs[kind] ?? {};
  const found: Range<Decoration>[] = [];
  for (let at = node.from; at <= node.to; ) {
    const line = doc.lineAt(at);
    const end = Math.min(line.to, node.to);
    let text = doc.sliceString(at, end);
    let from = at;
    // Only a comment of several lines has signs, or an indentation, at the beginning of the next ones.
    const opening =
      at === node.from || kind !== 'string' ? (first?.exec(text)?.[0].length ?? 0) : 0;
    from += opening;
    text = text.slice(opening);
    if (end === node.to && last?.test(text)) {
      text = text.replace(last, '');
      if (kind === 'comment') text = text.trimEnd();
    }
    if (text !== '' && arabic.test(text) && textDirection(text) === 'rtl') {
      found.push(rightToLeft.range(from, from + text.length));
    }
    at = line.to + 1;
  }
  return found;
}

function isolatesIn(view: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    if (!arabic.test(view.state.doc.sliceString(from, to))) continue;
    let around: Range<Decoration>[] = [];
    syntaxTree(view.state).iterate({
      from,
      to,
      enter(node) {
        const kind = nodes[node.name];
        if (kind) {
          around = wordsOf(view, node, kind);
          found.push(...around);
        } else if (embedded.has(node.name)) {
          const isInside = around.some((range) => range.from <= node.from && node.to <= range.to);
          if (isInside) found.push(leftToRight.range(node.from, node.to));
          return false;
        }
        return undefined;
      },
    });
  }
  return Decoration.set(found, true);
}

class Isolates {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = isolatesIn(view);
  }

  update(update: ViewUpdate) {
    const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
    if (update.docChanged || update.viewportChanged || isParsed) {
      this.decorations = isolatesIn(update.view);
    }
  }
}

const plugin = ViewPlugin.fromClass(Isolates, {
  provide(found) {
    const of = (view: EditorView) => view.plugin(found)?.decorations ?? Decoration.none;
    return [EditorView.outerDecorations.of(of), Prec.lowest(EditorView.bidiIsolatedRanges.of(of))];
  },
});

/** In files without a language each line has the direction of its own words. */
const plainLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = this.read(view);
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = this.read(update.view);
    }
    read(view: EditorView) {
      const found: Range<Decoration>[] = [];
      for (const { from, to } of view.visibleRanges) {
        for (let at = from; at <= to; ) {
          const line = view.state.doc.lineAt(at);
          const dir = line.text.trim() === '' ? 'ltr' : textDirection(line.text);
          found.push(Decoration.line({ attributes: { dir } }).range(line.from));
          at = line.to + 1;
        }
      }
      return Decoration.set(found, true);
    }
  },
  { decorations: (found) => found.decorations },
);

/**
 * The direction of Arabic words. Code runs from left to right; what a comment or a string says runs by itself from right
 * to left, between the signs that begin and end it, and code inside a string from left to right again. The caret, arrows
 * and the selection follow.
 */
export const directions = (hasLanguage: boolean) =>
  hasLanguage ? plugin : [plainLines, EditorView.perLineTextDirection.of(true)];
