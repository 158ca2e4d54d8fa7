import { type QuestionKind, questionKinds } from '@nibras/contract/assessment/questions/shapes.ts';
import type { ReactElement } from 'react';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { kindTexts } from '../texts.ts';

interface KindMenuProps {
  trigger: ReactElement;
  onKind(kind: QuestionKind): void;
  /** A kind that does not fit here. */
  without?: QuestionKind;
}

/** The kinds of questions, each with a line about it. */
export function KindMenu({ trigger, onKind, without }: KindMenuProps) {
  return (
    <DropdownMenu
      trigger={trigger}
      align="start"
      className="max-w-[min(26rem,calc(100vw-1.5rem))]!"
    >
      {questionKinds
        .filter((kind) => kind !== without)
        .map((kind) => (
          <MenuItem key={kind} textValue={kindTexts[kind].name} onSelect={() => onKind(kind)}>
            <span className="block font-medium">{kindTexts[kind].name}</span>
            <span className="block text-sm text-text-soft">{kindTexts[kind].about}</span>
          </MenuItem>
        ))}
    </DropdownMenu>
  );
}
