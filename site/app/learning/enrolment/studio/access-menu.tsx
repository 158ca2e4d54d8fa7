import { extensions } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type ReactElement, useState } from 'react';
import { rowKeys } from '#studio-kit/lists/commands/row-command.ts';
import { DateIcon, DurationIcon, InfoIcon, MinusIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { DateDialog } from './date-dialog.tsx';
import { extensionNames } from './enrolment-texts.ts';
import type { Concerned, EnrolmentActions } from './use-enrolment-actions.ts';

interface AccessMenuProps {
  concerned: Concerned;
  actions: EnrolmentActions;
  /** Whether it has an end that can be moved; access without one can only be ended. */
  extendable: boolean;
  /** Whether it can be ended. */
  endable: boolean;
  /** Shows why the access exists; of one enrolment only. */
  onReasons?: () => void;
  /** The button that opens it. */
  trigger: ReactElement;
}

type Asking = 'extend' | 'end';

const dialogs: Record<Asking, { title: string; hint: string; submit: string }> = {
  extend: {
    title: 'مدّد حتى تاريخ',
    hint: wording`{يبقى|تبقى} الكورس {مفتوحًا|مفتوحة} حتى آخر هذا اليوم.`,
    submit: 'مدّد',
  },
  end: {
    title: 'أنهِ الاشتراك في يوم',
    hint: wording`{يُغلق|تُغلق} الكورس بعد آخر هذا اليوم، ويبقى ما أنجزه محفوظًا.`,
    submit: 'حدّد نهاية الاشتراك',
  },
};

/** Extends or ends access: two presses for the usual spans. */
export function AccessMenu(props: AccessMenuProps) {
  const { concerned, actions, extendable, endable, onReasons, trigger } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <DropdownMenu trigger={trigger}>
        {extendable && (
          <>
            {extensions.map((by) => (
              <MenuItem
                key={by}
                {...(by === 'month' && onReasons && { keys: rowKeys.extend.hint })}
                icon={<DurationIcon />}
                onSelect={() => void actions.extend(concerned, { by })}
              >
                {extensionNames[by]}
              </MenuItem>
            ))}
            <MenuItem icon={<DateIcon />} onSelect={() => setAsking('extend')}>
              مدّد حتى تاريخ…
            </MenuItem>
            <MenuItem
              icon={<DateIcon />}
              onSelect={() => void actions.extend(concerned, { until: null })}
            >
              بلا تاريخ انتهاء
            </MenuItem>
          </>
        )}
        {extendable && (endable || onReasons) && <MenuLine />}
        {onReasons && (
          <MenuItem icon={<InfoIcon />} onSelect={onReasons}>
            سبب الاشتراك وتاريخه
          </MenuItem>
        )}
        {endable && (
          <>
            <MenuItem icon={<DateIcon />} onSelect={() => setAsking('end')}>
              أنهِ الاشتراك في يوم…
            </MenuItem>
            <MenuItem icon={<MinusIcon />} danger onSelect={() => void actions.end(concerned)}>
              أنهِ الاشتراك الآن
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      {asking && (
        <DateDialog
          {...dialogs[asking]}
          onClose={() => setAsking(null)}
          onChoose={(at) =>
            asking === 'extend'
              ? actions.extend(concerned, { until: at })
              : actions.end(concerned, at)
          }
        />
      )}
    </>
  );
}
