import { useId, useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import { fromInputValue, toInputValue } from './zone-time.ts';

const texts = publishTexts.scheduleDialog;
const day = 24 * 60 * 60_000;

interface ScheduleDialogProps {
  onClose(): void;
  /** Resolves with whether it was scheduled. */
  onChoose(at: string): Promise<boolean>;
}

/** Asks when an item is published, in the time zone of the installation. */
export function ScheduleDialog({ onClose, onChoose }: ScheduleDialogProps) {
  const { timeZone } = useSiteConfig();
  const id = useId();
  const [value, setValue] = useState(() => toInputValue(Date.now() + day, timeZone));
  const [error, setError] = useState<string | null>(null);
  async function choose(): Promise<void> {
    const at = fromInputValue(value, timeZone);
    if (at === null || at <= Date.now()) {
      setError(texts.past);
      return;
    }
    if (await onChoose(new Date(at).toISOString())) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description(timeZone)}
      footer={
        <>
          <Button onClick={() => void choose()}>{texts.choose}</Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {texts.field}
      </label>
      <input
        id={id}
        type="datetime-local"
        dir="ltr"
        className="min-h-11 w-full rounded-md border border-line-strong bg-raised px-3"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={({ target }) => {
          setError(null);
          setValue(target.value);
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </Dialog>
  );
}
