import type { ChainedCommands, Editor } from '@tiptap/core';
import { Button } from '#ui/form/button.tsx';

const actions: { label: string; keys?: string; run(chain: ChainedCommands): ChainedCommands }[] = [
  { label: 'صف أعلى', keys: 'Ctrl+Alt+↑', run: (chain) => chain.addRowBefore() },
  { label: 'صف أسفل', keys: 'Ctrl+Alt+↓', run: (chain) => chain.addRowAfter() },
  { label: 'عمود قبل', keys: 'Ctrl+Alt+→', run: (chain) => chain.addColumnBefore() },
  { label: 'عمود بعد', keys: 'Ctrl+Alt+←', run: (chain) => chain.addColumnAfter() },
  { label: 'صف العناوين', run: (chain) => chain.toggleHeaderRow() },
  { label: 'احذف الصف', run: (chain) => chain.deleteRow() },
  { label: 'احذف العمود', run: (chain) => chain.deleteColumn() },
  { label: 'احذف الجدول', run: (chain) => chain.deleteTable() },
];

/** Rows and columns of the table at the selection. */
export function TablePanel({ editor }: { editor: Editor }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1 border-t border-line px-1 py-1">
      <legend className="sr-only">الجدول</legend>
      {actions.map(({ label, keys, run }) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          title={keys}
          className="px-2!"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
