import type { Editor } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { dirAttribute } from './attributes.ts';
import { shownDirection } from './directions.ts';

/** Without columns of a chosen width; in a frame that scrolls, as on the page. */
const DirectedTable = Table.extend({
  addAttributes: () => ({ dir: dirAttribute }),
  renderHTML: () => ['div', { class: 'prose-scroll' }, ['table', ['tbody', 0]]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    const run = (command: (editor: Editor) => boolean) => () =>
      this.editor.isActive(this.name) && command(this.editor);
    // In a table from right to left the column before is on the right.
    const isLeftToRight = () => shownDirection(this.editor.state) === 'ltr';
    return {
      ...this.parent?.(),
      'Mod-Alt-ArrowUp': run(({ commands }) => commands.addRowBefore()),
      'Mod-Alt-ArrowDown': run(({ commands }) => commands.addRowAfter()),
      'Mod-Alt-ArrowRight': run(({ commands }) =>
        isLeftToRight() ? commands.addColumnAfter() : commands.addColumnBefore(),
      ),
      'Mod-Alt-ArrowLeft': run(({ commands }) =>
        isLeftToRight() ? commands.addColumnBefore() : commands.addColumnAfter(),
      ),
    };
  },
});

/** `prosemirror-tables` needs the attributes, but the schema has no cells over several columns or rows. */
const one = { default: 1, parseHTML: () => 1, rendered: false };
const cellAttributes = () => ({
  colspan: one,
  rowspan: one,
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

export const tableExtensions = [
  DirectedTable,
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes, renderHTML: () => ['th', 0] }),
  TableCell.extend({ addAttributes: cellAttributes, renderHTML: () => ['td', 0] }),
];
