import { enrolments as limits } from '@nibras/contract/limits.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { SelectionFrame } from '#studio-kit/lists/selection-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { AccessMenu } from './access-menu.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

interface SelectedBarProps {
  ids: readonly number[];
  actions: EnrolmentActions;
  onClear(): void;
}

/** What can be done with all chosen enrolments at once. In view while something is chosen. */
export function SelectedBar({ ids, actions, onClear }: SelectedBarProps) {
  return (
    <SelectionFrame
      label="الاشتراكات المحددة"
      count={ids.length}
      noun={rareNouns.enrolment}
      most={limits.changedAtOnce}
      onClear={onClear}
    >
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
    </SelectionFrame>
  );
}
