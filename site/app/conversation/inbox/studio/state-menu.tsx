import {
  type InboxKind,
  type InboxState,
  statesOf,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { ReactElement } from 'react';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { markText } from './inbox-texts.ts';
import { stateIcon } from './state-tag.tsx';

interface StateMenuProps {
  kind: InboxKind;
  /** Left out of the choices. */
  current: InboxState | null;
  trigger: ReactElement;
  align?: 'start' | 'end';
  onChoose(state: InboxState): void;
}

/** The states that an order or message can get. */
export function StateMenu({ kind, current, trigger, align = 'end', onChoose }: StateMenuProps) {
  return (
    <DropdownMenu trigger={trigger} align={align}>
      {statesOf[kind]
        .filter((state) => state !== current)
        .map((state) => {
          const Icon = stateIcon(state);
          return (
            <MenuItem key={state} icon={<Icon />} onSelect={() => onChoose(state)}>
              {markText(kind, state, current)}
            </MenuItem>
          );
        })}
    </DropdownMenu>
  );
}
