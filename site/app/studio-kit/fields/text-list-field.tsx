import { drafts as limits } from '@nibras/contract/limits.ts';
import { inOneLine } from '@nibras/contract/text/ends.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { CloseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';
import { linesOf } from './list-edits.ts';
import { useDraftList } from './use-draft-list.ts';

interface TextListFieldProps {
  field: EditedField<string[]>;
  /** Tells the list apart from others of the page. */
  list: string;
  /** The accessible name of the list. */
  label: string;
  /** What one item is: «متطلبًا». */
  itemName: string;
  placeholder: string;
}

/** Enter ends the editing of an item: it has one line, though a long one is shown on several. */
function leaveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}

/** A list of short texts: Enter adds one, a handle orders them, and a removed one can be restored. */
export function TextListField({ field, list, label, itemName, placeholder }: TextListFieldProps) {
  const { rows, add, change, remove, order } = useDraftList(field);
  const isFull = rows.length >= limits.listMaxLength;
  return (
    <DraftBox field={field}>
      <fieldset aria-label={label}>
        {rows.length > 0 && (
          <SortableList
            list={list}
            items={rows.map(({ id, item, at }) => ({ id, name: item || `${at + 1}`, item, at }))}
            onOrder={order}
            className="mb-3 overflow-hidden rounded-md border border-line"
          >
            {({ item, at }) => (
              <>
                <textarea
                  aria-label={`${label}، ${at + 1}`}
                  dir="auto"
                  rows={1}
                  value={item}
                  maxLength={limits.lineMaxLength}
                  placeholder=" "
                  onKeyDown={leaveOnEnter}
                  onChange={({ target }) => change(at, inOneLine(target.value))}
                  onBlur={() => item.trim() === '' && remove(at, 'حُذف سطر فارغ')}
                  className="field-sizing-content min-h-12 min-w-0 grow resize-none bg-transparent py-2.5 text-start focus-visible:-outline-offset-3"
                />
                <IconButton label={`احذف «${item}»`} onClick={() => remove(at, `حُذف «${item}»`)}>
                  <CloseIcon className="size-5" />
                </IconButton>
              </>
            )}
          </SortableList>
        )}
        <NewItem
          label={`أضف ${itemName}`}
          placeholder={placeholder}
          isFull={isFull}
          onAdd={(items) => add(items.slice(0, limits.listMaxLength - rows.length))}
        />
      </fieldset>
    </DraftBox>
  );
}

interface NewItemProps {
  label: string;
  placeholder: string;
  isFull: boolean;
  onAdd(items: string[]): void;
}

function NewItem({ label, placeholder, isFull, onAdd }: NewItemProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (isFull) {
    return <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>;
  }

  function submit() {
    const typed = text.trim();
    if (typed === '') return;
    onAdd([typed]);
    setText('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the composition of a word adds nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  function onPaste(event: ClipboardEvent) {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines.map((line) => line.slice(0, limits.lineMaxLength)));
  }

  return (
    <div className="flex items-center gap-2">
      <Input
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={limits.lineMaxLength}
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // What was typed and not confirmed must not be lost.
        onBlur={submit}
      />
      <Button
        variant="secondary"
        icon={<PlusIcon className="size-5" />}
        // The field loses the focus first, which adds the item.
        onMouseDown={(event) => event.preventDefault()}
        onClick={submit}
        aria-label={label}
      >
        أضف
      </Button>
    </div>
  );
}
