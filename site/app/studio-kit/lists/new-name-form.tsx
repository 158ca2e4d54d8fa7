import { type FormEvent, useRef, useState } from 'react';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';

interface NewNameFormProps {
  /** «اسم التصنيف الجديد» */
  label: string;
  placeholder: string;
  maxLength: number;
  /** Adds an item of this name; false where it was not added, and the name stays in its field. */
  onAdd(name: string): Promise<boolean>;
}

/** Adds items that need only a name, one after another: the keyboard stays in the field. */
export function NewNameForm({ label, placeholder, maxLength, onAdd }: NewNameFormProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, run } = useAsyncAction(async () => {
    if (await onAdd(name.trim())) setName('');
    field.current?.focus();
  });

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') field.current?.focus();
    else void run();
  }

  return (
    <form onSubmit={add} className="mb-5 flex gap-3">
      <Input
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        dir="auto"
        maxLength={maxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<PlusIcon className="size-5" />}
        loading={busy}
        loadingLabel="جارٍ الإضافة…"
      >
        أضف
      </Button>
    </form>
  );
}
