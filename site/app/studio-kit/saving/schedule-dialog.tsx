import { useId, useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import { offeredTimes } from './schedule-times.ts';
import { fromInputValue, toInputValue } from './zone-time.ts';

const texts = publishTexts.scheduleDialog;
const day = 24 * 60 * 60_000;

interface ScheduleDialogProps {
  /** «موعد النشر» by default. */
  title?: string;
  onClose(): void;
  /** Resolves with whether it was scheduled. */
  onChoose(at: string): Promise<boolean>;
}

/**
 * Asks when an item is published, in the time zone of the installation. A press on one of the usual times is enough;
 * any other is typed.
 */
export function ScheduleDialog({ title = texts.title, onClose, onChoose }: ScheduleDialogProps) {
  const { timeZone } = useSiteConfig();
  const [now] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  async function choose(at: number): Promise<void> {
    setBusy(true);
    const isDone = await onChoose(new Date(at).toISOString());
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={texts.description(timeZone)}
    >
      <ul aria-label={texts.offered} className="flex flex-col gap-2">
        {offeredTimes(now, timeZone).map(({ at, label }) => (
          <li key={at}>
            <button
              type="button"
              disabled={busy}
              onClick={() => void choose(at)}
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-md border border-line bg-raised px-4 text-start transition-colors hover:border-line-strong hover:bg-sunken disabled:opacity-60"
            >
              <span className="font-medium">{label}</span>
              <span className="text-sm text-text-faint">
                <DateText at={new Date(at).toISOString()} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <OtherTime now={now} timeZone={timeZone} busy={busy} onChoose={(at) => void choose(at)} />
    </Dialog>
  );
}

interface OtherTimeProps {
  now: number;
  timeZone: string;
  busy: boolean;
  onChoose(at: number): void;
}

function OtherTime({ now, timeZone, busy, onChoose }: OtherTimeProps) {
  const id = useId();
  const [value, setValue] = useState(() => toInputValue(now + day, timeZone));
  const [error, setError] = useState<string | null>(null);
  function choose() {
    const at = fromInputValue(value, timeZone);
    if (at === null || at <= Date.now()) setError(texts.past);
    else onChoose(at);
  }
  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {texts.field}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow">
          <DateInput
            withTime
            id={id}
            className="min-h-11!"
            value={value}
            aria-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}-error`}
            onChange={({ target }) => {
              setError(null);
              setValue(target.value);
            }}
          />
        </div>
        <Button variant="secondary" loading={busy} onClick={choose}>
          {texts.choose}
        </Button>
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
