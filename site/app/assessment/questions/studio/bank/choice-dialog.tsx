import type { ReactNode } from 'react';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface ChoiceDialogProps {
  title: string;
  description: string;
  /** Above the list, e.g. a search. */
  top?: ReactNode;
  choices: readonly { id: number; name: string; note?: string }[];
  /** Where there is nothing to choose. */
  empty: string;
  onChoose(id: number, name: string): void;
  onClose(): void;
}

/** Chooses one of several by a press. */
export function ChoiceDialog({
  choices,
  empty,
  onChoose,
  onClose,
  top,
  ...texts
}: ChoiceDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} size="md" {...texts}>
      {top}
      <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {choices.map(({ id, name, note }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id, name)}
              className="flex min-h-12 w-full cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2.5 text-start hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <bdi>{name}</bdi>
              {note && <span className="text-sm text-text-faint">{note}</span>}
            </button>
          </li>
        ))}
        {choices.length === 0 && <li className="px-3 py-6 text-center text-text-soft">{empty}</li>}
      </ul>
    </Dialog>
  );
}
