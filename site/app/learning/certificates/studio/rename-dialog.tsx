import { certificates as limits } from '@nibras/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface RenameDialogProps {
  name: string;
  busy: boolean;
  onRename(name: string): void;
  onClose(): void;
}

/** Issues a certificate anew with a corrected name that nobody has asked for. */
export function RenameDialog({ name, busy, onRename, onClose }: RenameDialogProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    if (typed.length < 2) setProblem('اكتب الاسم الصحيح.');
    else if (typed === name) setProblem('هذا هو الاسم المكتوب على الشهادة الآن.');
    else onRename(typed);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="صحّح الاسم"
      description="تصدر شهادة برمز جديد، وتُسحب هذه، ويُخبر صاحبها."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="الاسم الصحيح" error={problem}>
          <Input
            dir="auto"
            maxLength={limits.nameMaxLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem('');
            }}
          />
        </Field>
        <Button type="submit" loading={busy} loadingLabel="يُصدر…">
          أصدر الشهادة بهذا الاسم
        </Button>
      </form>
    </Dialog>
  );
}
