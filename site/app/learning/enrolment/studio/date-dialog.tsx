import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { dayMonthsLater, dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';

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
  /** The end of the day; null for one that has passed. */
  function endOf(day: string): string | null {
    const at = endOfDay(day, timeZone);
    return at !== null && Date.parse(at) > Date.now() ? at : null;
  }
  return (
    <FormDialog
      title={title}
      defaultValues={{ day: dayMonthsLater(today, 1, timeZone) }}
      check={({ day }) => ({ day: !endOf(day) && 'اختر يومًا لم يمضِ بعد.' })}
      send={async ({ day }) => {
        const at = endOf(day);
        if (at && (await onChoose(at))) onClose();
      }}
      onClose={onClose}
      submit={submit}
      sending="جارٍ الحفظ…"
    >
      {({ control, problem, form }) => (
        <Field label="اليوم" hint={hint} error={problem('day')} required>
          <DateInput {...control('day')} value={form.watch('day')} min={dayOf(today, timeZone)} />
        </Field>
      )}
    </FormDialog>
  );
}
