import { type FormEvent, useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { dayMonthsLater, dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { Button } from '#ui/form/button.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface DateDialogProps {
  title: string;
  /** What happens at the end of the chosen day. */
  hint: string;
  submit: string;
  onClose(): void;
  /** Resolves with whether it was done. */
  onChoose(at: string): Promise<boolean>;
}

/** Asks for a day, at whose end access ends. */
export function DateDialog({ title, hint, submit, onClose, onChoose }: DateDialogProps) {
  const { timeZone } = useSiteConfig();
  const [today] = useState(Date.now);
  const [day, setDay] = useState(() => dayMonthsLater(today, 1, timeZone));
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function choose(event: FormEvent) {
    event.preventDefault();
    const at = endOfDay(day, timeZone);
    if (at === null || Date.parse(at) <= Date.now()) {
      setError('اختر يومًا لم يمضِ بعد.');
      return;
    }
    setBusy(true);
    const isDone = await onChoose(at);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={title}>
      <form noValidate onSubmit={(event) => void choose(event)}>
        <Field label="اليوم" hint={hint} error={error} required>
          <DateInput
            value={day}
            min={dayOf(today, timeZone)}
            onChange={({ target }) => {
              setError('');
              setDay(target.value);
            }}
          />
        </Field>
        <Button type="submit" loading={busy} loadingLabel="جارٍ الحفظ…" className="mt-5 w-full">
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
