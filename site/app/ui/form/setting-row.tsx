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
  /** The current state and what it means. */
  description: string;
  /** Null where this page cannot change it. */
  change: SettingChange | null;
  /** A second action. */
  secondChange?: SettingChange;
}

/**
 * A setting with its state and its button. Several rows have buttons with the same word: a screen reader that moves
 * from button to button reads «إيقاف» together with the title, and then the current state.
 */
export function SettingRow({ title, description, change, secondChange }: SettingRowProps) {
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  const changes = [change, secondChange].filter((one) => one != null);
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
