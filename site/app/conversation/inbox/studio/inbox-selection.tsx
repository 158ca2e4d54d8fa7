import type { InboxKind, InboxState } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, DownIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { ArchiveIcon } from './icons.ts';
import { kindTexts } from './inbox-texts.ts';
import { StateMenu } from './state-menu.tsx';
import { useMark } from './use-mark.ts';

interface InboxSelectionProps {
  kind: InboxKind;
  ids: number[];
  onClear(): void;
  /** Absent where all are selected. */
  onSelectAll?(): void;
}

/** What can be done with all that are selected at once. In view while something is selected. */
export function InboxSelection({ kind, ids, onClear, onSelectAll }: InboxSelectionProps) {
  const mark = useMark(kind);
  if (ids.length === 0) return null;
  const { noun, title } = kindTexts[kind];
  const act = async (state: InboxState) => {
    if (await mark(ids, state)) onClear();
  };
  return (
    <section
      ref={bottomBar}
      aria-label={`المحدد من ${title}`}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky mt-2 flex animate-rise-in flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-1.5 shadow-high lg:bottom-4"
    >
      <IconButton label="ألغِ التحديد" className="size-10!" onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p aria-live="polite" className="pe-2 font-medium">
        {countLabel(ids.length, noun)}
      </p>
      {onSelectAll && (
        <Button variant="ghost" size="sm" onClick={onSelectAll}>
          حدّد الكل
        </Button>
      )}
      <span className="grow max-sm:hidden" />
      {ids.length > limits.atOnce ? (
        <p className="px-2 text-sm text-text-soft">{`حتى ${limits.atOnce} في المرة الواحدة`}</p>
      ) : (
        <>
          <Button
            variant="secondary"
            size="sm"
            icon={<ArchiveIcon className="size-4.5" />}
            onClick={() => void act('archived')}
          >
            انقل إلى الأرشيف
          </Button>
          <StateMenu
            kind={kind}
            current={null}
            onChoose={(state) => void act(state)}
            trigger={
              <Button variant="secondary" size="sm" icon={<DownIcon className="size-4.5" />}>
                غيّر الحالة
              </Button>
            }
          />
        </>
      )}
    </section>
  );
}
