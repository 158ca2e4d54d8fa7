import { DateText } from '#platform/browser/date-text.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { savingTexts } from './saving-texts.ts';
import type { EditedField } from './use-studio-item.ts';
import { useValueTexts } from './use-value-texts.ts';

const { conflict: texts } = savingTexts;

/** Whose the other text is: another person's, or the user's own from another tab. */
function useOtherName(by: { id: number; name: string } | null): string {
  const own = useSession(({ user }) => user?.id);
  if (!by) return texts.someone;
  return by.id === own ? texts.ownElsewhere : texts.of(by.name);
}

/**
 * Two texts of one field: both are shown until the user has chosen, and typing goes on meanwhile. Nothing where the
 * field has no conflict.
 */
export function ConflictNote<T>({ field }: { field: EditedField<T> }) {
  const { conflict } = field;
  return conflict ? <Conflict field={field} conflict={conflict} /> : null;
}

interface ConflictProps<T> {
  field: EditedField<T>;
  conflict: NonNullable<EditedField<T>['conflict']>;
}

function Conflict<T>({ field, conflict }: ConflictProps<T>) {
  const other = useOtherName(conflict.by);
  const [mine = '', theirs = ''] = useValueTexts(field.name, [field.value, conflict.value]);
  const parts = [
    {
      title: texts.mine,
      text: mine,
      at: null,
      choose: conflict.keepMine,
      button: texts.keepMine,
    },
    {
      title: other,
      text: theirs,
      at: conflict.at,
      choose: conflict.takeTheirs,
      button: texts.takeTheirs,
    },
  ];
  return (
    <Notice tone="warning" title={texts.title} className="mt-2">
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {parts.map(({ title, text, at, choose, button }) => (
          <section key={button} className="flex min-w-0 flex-col gap-2" aria-label={title}>
            <p className="text-sm font-semibold">
              {title}
              {at !== null && (
                <>
                  {' · '}
                  <DateText at={at} withTime className="font-normal text-text-soft" />
                </>
              )}
            </p>
            <p
              dir="auto"
              className="max-h-48 grow overflow-y-auto rounded-sm border border-line bg-raised p-2 whitespace-pre-wrap"
            >
              {text || texts.empty}
            </p>
            <Button size="sm" variant="secondary" onClick={choose}>
              {button}
            </Button>
          </section>
        ))}
      </div>
    </Notice>
  );
}
