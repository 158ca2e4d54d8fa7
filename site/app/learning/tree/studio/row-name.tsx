import type { KeyboardEvent, MouseEvent } from 'react';
import { cx } from '#ui/class-names.ts';
import { NameEditor } from './name-editor.tsx';
import type { RowKey } from './row-key.ts';
import { withoutName } from './tree-texts.ts';
import { useTreeView, useTreeViewStore } from './tree-view.ts';

interface RowNameProps {
  row: RowKey;
  name: string;
  /** Read out after the name: the type of a lecture, its state. */
  description: string;
  readOnly: boolean;
  className?: string;
}

/** The name of a row; two presses, F2 or Enter make it a field. */
export function RowName({ row, name, description, readOnly, className }: RowNameProps) {
  const store = useTreeViewStore();
  const isEditing = useTreeView(({ editing }) => editing === row);
  const isCurrent = useTreeView(({ current }) => current === row);

  function edit() {
    if (!readOnly) store.setState({ editing: row, current: row });
  }

  function handleClick({ detail }: MouseEvent) {
    // Screen readers press without a pointer.
    if (detail === 0) edit();
  }

  function handleKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if ((key !== 'Enter' && key !== 'F2') || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    edit();
  }

  if (isEditing) return <NameEditor row={row} name={name} className={className} />;
  return (
    <button
      type="button"
      data-row-name={row}
      tabIndex={isCurrent ? 0 : -1}
      title={readOnly ? undefined : 'اضغط مرتين لتغيير الاسم'}
      onClick={handleClick}
      onDoubleClick={edit}
      onKeyDown={handleKey}
      // Space selects; some browsers press the button when the key comes up.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onFocus={() => store.setState({ current: row })}
      className={cx(
        'min-w-0 touch-manipulation rounded-xs py-1 text-start wrap-anywhere select-text',
        className,
      )}
    >
      <bdi className={name.trim() ? '' : 'text-text-faint'}>{name.trim() || withoutName}</bdi>
      <span className="sr-only">، {description}</span>
    </button>
  );
}
