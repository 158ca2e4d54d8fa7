import {
  type InboxKind,
  type InboxState,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { Mark } from '#ui/list/mark.tsx';
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
  return (
    <Mark {...marks[state]} className={className}>
      {stateNames[kind][state]}
    </Mark>
  );
}
