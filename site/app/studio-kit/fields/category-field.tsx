import { postStudioCategories } from '@nibras/contract/learning/categories/studio/calls.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { useCapability } from '../frame/use-capability.ts';
import { useChange } from '../frame/use-change.ts';
import { categoriesKey, studioCategoriesQuery } from '../lists/queries.ts';
import type { EditedField } from '../saving/use-studio-item.ts';
import { SelectDraftField } from './select-draft-field.tsx';

/** The category of a course or an article: one of those that there are, or a new one that is made in place and chosen. */
export function CategoryField({ field }: { field: EditedField<number | null> }) {
  const { data } = useQuery(studioCategoriesQuery);
  const mayAdd = useCapability('settings:edit');
  const [isAdding, setAdding] = useState(false);
  const categories = data?.categories ?? [];
  const isNone = data?.categories.length === 0;
  return (
    <SelectDraftField
      field={field}
      label="التصنيف"
      none="بلا تصنيف"
      {...(isNone && !mayAdd && { hint: 'لا تصنيفات بعد. يضيفها مشرف المنصة.' })}
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
    >
      {mayAdd && (isNone || isAdding) && (
        <NewCategory
          // The first is offered to everybody who opens the page, and takes no focus away.
          autoFocus={isAdding}
          onAdded={(id) => {
            setAdding(false);
            field.set(id);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {mayAdd && !isNone && !isAdding && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ms-2"
          icon={<PlusIcon className="size-4.5" />}
          onClick={() => setAdding(true)}
        >
          تصنيف جديد
        </Button>
      )}
    </SelectDraftField>
  );
}

interface NewCategoryProps {
  autoFocus: boolean;
  onAdded(id: number): void;
  onCancel(): void;
}

/** The name of a new category. Not a form: it stands among the fields of one. */
function NewCategory({ autoFocus, onAdded, onCancel }: NewCategoryProps) {
  const client = useQueryClient();
  const { busy, change } = useChange();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  async function add() {
    const trimmed = name.trim();
    if (trimmed === '') return input.current?.focus();
    const answer = await change(
      postStudioCategories,
      { body: { name: trimmed } },
      {
        done: `أُضيف التصنيف «${trimmed}»`,
        failed: 'تعذرت إضافة التصنيف',
        show: ({ categories }) => client.setQueryData(categoriesKey, { categories }),
      },
    );
    // The newest of that name: names may be the same.
    const added = answer?.categories
      .filter((category) => category.name === trimmed)
      .toSorted((one, other) => other.id - one.id)[0];
    if (added) onAdded(added.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void add();
    }
    if (event.key === 'Escape') onCancel();
  }

  return (
    <div className="mt-2 flex gap-2">
      <Input
        ref={input}
        aria-label="اسم التصنيف الجديد"
        placeholder="مثل: تطوير الويب"
        dir="auto"
        autoComplete="off"
        maxLength={limits.nameMaxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        loadingLabel="جارٍ الإضافة…"
        onClick={() => void add()}
      >
        أضف
      </Button>
    </div>
  );
}
