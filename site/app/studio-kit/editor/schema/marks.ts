import { Mark, markInputRule, markPasteRule } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';

/** «==text==», as in many dialects of Markdown. */
const highlighted = /(?:^|\s)(==(?!\s+==)([^=]+)==)$/;
const highlightedPaste = /(?:^|\s)(==(?!\s+==)([^=]+)==)/g;

export const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.toggleMark(this.name) };
  },
  addInputRules() {
    return [markInputRule({ find: highlighted, type: this.type })];
  },
  addPasteRules() {
    return [markPasteRule({ find: highlightedPaste, type: this.type })];
  },
});

export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'subscript superscript',
  parseHTML: () => [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) };
  },
});

export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript superscript',
  parseHTML: () => [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** A key of the keyboard. */
export const Keyboard = Mark.create({
  name: 'keyboard',
  parseHTML: () => [{ tag: 'kbd' }],
  renderHTML: () => ['kbd', 0],
});

/** Code in a line. Tiptap's own allows no other mark beside it; texts have linked and bold code. */
export const InlineCode = Code.extend({ excludes: '' });
