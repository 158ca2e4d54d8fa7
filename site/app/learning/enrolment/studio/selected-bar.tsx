import { enrolments as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, DownIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { AccessMenu } from './access-menu.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

interface SelectedBarProps {
  ids: readonly number[];
  actions: EnrolmentActions;
  onClear(): void;
}

/** What can be done with all chosen enrolments at once. In view while something is chosen. */
export function SelectedBar({ ids, actions, onClear }: SelectedBarProps) {
  if (ids.length === 0) return null;
  return (
    <section
      ref={bottomBar}
      aria-label="الاشتراكات المحددة"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky mt-2 flex animate-rise-in flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-1.5 shadow-high lg:bottom-4"
    >
      <IconButton label="ألغِ التحديد" className="size-10!" onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p aria-live="polite" className="pe-2 font-medium">
        {countLabel(ids.length, rareNouns.enrolment)}
      </p>
      <span className="grow" />
      {ids.length > limits.changedAtOnce ? (
        <p className="px-2 text-sm text-text-soft">
          {`حتى ${countLabel(limits.changedAtOnce, rareNouns.enrolment, 'genitive')} في المرة الواحدة`}
        </p>
      ) : (
        <AccessMenu
          concerned={{ ids }}
          actions={actions}
          extendable
          endable
          trigger={
            <Button size="sm" loading={actions.busy} icon={<DownIcon className="size-4" />}>
              مدّد أو أنهِ
            </Button>
          }
        />
      )}
    </section>
  );
}
