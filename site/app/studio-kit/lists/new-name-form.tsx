import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';

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
  const { form, submit, sending, control } = useCheckedForm({ defaultValues: { name: '' } });

  async function add({ name }: { name: string }) {
    if (name.trim() !== '' && (await onAdd(name.trim()))) form.reset();
    form.setFocus('name');
  }

  return (
    <form noValidate onSubmit={(event) => void submit(add, event)} className="mb-5 flex gap-3">
      <Input
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        dir="auto"
        maxLength={maxLength}
        {...control('name')}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<PlusIcon className="size-5" />}
        loading={sending}
        loadingLabel="جارٍ الإضافة…"
      >
        أضف
      </Button>
    </form>
  );
}
