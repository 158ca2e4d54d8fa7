import { studio as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { isChapterRow, type RowKey } from './row-key.ts';
import { focusRow, useTreeViewStore } from './tree-view.ts';

interface NameEditorProps {
  row: RowKey;
  /** As it is shown: what is typed stands in it at once. */
  name: string;
  className?: string;
}

/**
 * The field of a row's name. What is typed is saved into the draft as it is typed; Enter and Escape leave the field,
 * Escape with the name of before.
 */
export function NameEditor({ row, name, className }: NameEditorProps) {
  const store = useTreeViewStore();
  const before = useRef(name);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const setName = (text: string) =>
    store.setState(({ names }) => ({ names: { ...names, [row]: text } }));

  function leave() {
    if (name.trim() === '') setName(before.current);
    store.setState(({ editing }) => (editing === row ? { editing: null } : {}));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && name !== before.current) setName(before.current);
    else if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    focusRow(row);
  }

  return (
    <input
      ref={input}
      type="text"
      dir="auto"
      data-studio-field={isChapterRow(row) ? row : 'name'}
      aria-label={isChapterRow(row) ? wording`اسم الفصل` : wording`اسم المحاضرة`}
      maxLength={limits.nameMaxLength}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={leave}
      onKeyDown={handleKey}
      className={cx(
        'min-w-0 grow rounded-xs border border-line-strong bg-raised px-2 py-0.5 text-start text-base text-text focus:outline-offset-0',
        className,
      )}
    />
  );
}
