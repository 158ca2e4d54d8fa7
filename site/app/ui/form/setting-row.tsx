import { useId } from 'react';
import { Button } from './button.tsx';

interface SettingRowProps {
  title: string;
  /** What it is now, and what that means. */
  description: string;
  /** Null where there is nothing that this page could change. */
  change: { label: string; busy: boolean; busyLabel: string; onChange(): void } | null;
}

/**
 * A setting with its state and the one thing to do about it. Several of them have buttons of the same word: a screen
 * reader that goes from button to button hears «إيقاف» and the title as one phrase, and then what the setting is now.
 */
export function SettingRow({ title, description, change }: SettingRowProps) {
  const id = useId();
  const [titleId, textId, buttonId] = [`${id}-title`, `${id}-text`, `${id}-button`];
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
      {change && (
        <Button
          id={buttonId}
          variant="secondary"
          size="sm"
          aria-labelledby={`${buttonId} ${titleId}`}
          aria-describedby={textId}
          loading={change.busy}
          loadingLabel={change.busyLabel}
          onClick={change.onChange}
        >
          {change.label}
        </Button>
      )}
    </div>
  );
}
