import { useId } from 'react';
import { Button } from './button.tsx';

interface SettingChange {
  label: string;
  busy: boolean;
  busyLabel: string;
  onChange(): void;
}

interface SettingRowProps {
  title: string;
  /** What it is now, and what that means. */
  description: string;
  /** Null where there is nothing that this page could change. */
  change: SettingChange | null;
  /** Another thing to do about it. */
  also?: SettingChange;
}

/**
 * A setting with its state and the one thing to do about it. Several of them have buttons of the same word: a screen
 * reader that goes from button to button hears «إيقاف» and the title as one phrase, and then what the setting is now.
 */
export function SettingRow({ title, description, change, also }: SettingRowProps) {
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  const changes = [change, also].filter((one) => one != null);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        <p id={textId} className="text-text-soft">
          {description}
        </p>
      </div>
      {changes.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {changes.map(({ label, busy, busyLabel, onChange }) => (
            <Button
              key={label}
              id={`${id}-${label}`}
              variant="secondary"
              size="sm"
              aria-labelledby={`${id}-${label} ${titleId}`}
              aria-describedby={textId}
              loading={busy}
              loadingLabel={busyLabel}
              onClick={onChange}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
