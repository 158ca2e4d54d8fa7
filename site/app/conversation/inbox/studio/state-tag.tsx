import {
  type InboxKind,
  type InboxState,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { CheckIcon, CloseIcon, SeenIcon, WarningIcon } from '#ui/ornament/icons.ts';

import { ArchiveIcon, NewIcon } from './icons.ts';

const marks = {
  new: { icon: NewIcon, tone: 'text-accent-text' },
  answered: { icon: CheckIcon, tone: 'text-info' },
  agreed: { icon: SeenIcon, tone: 'text-success' },
  declined: { icon: CloseIcon, tone: 'text-text-soft' },
  archived: { icon: ArchiveIcon, tone: 'text-text-soft' },
  spam: { icon: WarningIcon, tone: 'text-warning' },
};

/** The icon of a state. */
export const stateIcon = (state: InboxState) => marks[state].icon;

interface StateTagProps {
  kind: InboxKind;
  state: InboxState;
  className?: string;
}

/** The state of an order or message: a mark with its name. */
export function StateTag({ kind, state, className }: StateTagProps) {
  const { icon: Icon, tone } = marks[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap',
        tone,
        className,
      )}
    >
      <Icon className="size-4" />
      {stateNames[kind][state]}
    </span>
  );
}
