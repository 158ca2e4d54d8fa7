import type { StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives, rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { RestoreIcon } from '#studio-kit/frame/icons.ts';
import { ActingRow, type RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import type { ActedList } from '#studio-kit/lists/commands/list-rows.ts';
import { type RowCommand, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { Button } from '#ui/form/button.tsx';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  MinusIcon,
  PlayIcon,
  StudentsIcon,
} from '#ui/ornament/icons.ts';
import { MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { CopyButton } from './copy-button.tsx';
import { CouponMark } from './coupon-mark.tsx';
import { discountText } from './coupon-texts.ts';
import { useCouponActions } from './use-coupon-actions.ts';
import { UsesDialog } from './uses-dialog.tsx';

interface CouponRowProps {
  coupon: StudioCoupon;
  list: ActedList;
  selection: RowSelection;
  onEdit(): void;
  /** Opens the form of another one with the same values. */
  onCopy(): void;
}

/** A coupon in the list; its code opens the form. */
export function CouponRow(props: CouponRowProps) {
  const { coupon, selection, onEdit } = props;
  const { code, state, courses } = coupon;
  const commands = useCouponCommands(props);
  const [showsUses, setShowsUses] = useState(false);
  const shows = useShows();
  const binned = state === 'binned';
  return (
    <ActingRow
      name={coupon.code}
      selection={state === 'binned' ? undefined : selection}
      commands={commands}
      className="grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 @2xl:grid-cols-[minmax(0,1fr)_13rem_auto] @3xl:grid-flow-col @3xl:grid-cols-(--columns)"
    >
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 leading-normal">
            {binned ? (
              <Code code={code} />
            ) : (
              <button
                type="button"
                onClick={onEdit}
                aria-keyshortcuts={shortcutsOf(commands)}
                className="touch-target relative max-w-full rounded-sm text-start text-text hover:text-link"
              >
                <span className="sr-only">عدّل الكوبون </span>
                <Code code={code} />
              </button>
            )}
          </h2>
          <CopyButton label={`انسخ الكود ${code}`} text={code} copied={`نُسخ الكود ${code}`} />
        </div>
        {shows('discount') && (
          <p className="text-text-soft">
            خصم <span className="font-semibold text-text">{discountText(coupon)}</span>
            {courses.length === 0 ? (
              wording` على كل الكورسات والباقات`
            ) : (
              <>
                {' على '}
                <span className="wrap-anywhere">{namesOf(courses)}</span>
              </>
            )}
          </p>
        )}
        {shows('period') && <Period coupon={coupon} />}
      </div>
      {(shows('state') || shows('uses')) && (
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 @2xl:col-span-1 @2xl:flex-col @2xl:items-start">
          {shows('state') && <CouponMark state={state} />}
          {shows('uses') && <Uses coupon={coupon} onShow={() => setShowsUses(true)} />}
        </div>
      )}
      <div className="col-start-2 row-start-1 flex justify-end @2xl:col-start-3 @3xl:col-start-auto">
        <Menu
          coupon={coupon}
          commands={commands}
          onEdit={onEdit}
          onShowUses={() => setShowsUses(true)}
        />
      </div>
      {showsUses && <UsesDialog coupon={coupon} onClose={() => setShowsUses(false)} />}
    </ActingRow>
  );
}

const Code = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="font-mono text-lg font-semibold wrap-anywhere">
    {code}
  </bdi>
);

/** At most so many courses are named, each in an isolate (U+2068, U+2069); the others are counted. */
const named = 2;

function namesOf(courses: StudioCoupon['courses']): string {
  const names = courses.slice(0, named).map(({ name }) => `«\u2068${name}\u2069»`);
  const others = courses.length - named;
  return (
    names.join(' و') +
    (others > 0 ? ` و${countLabel(others, 'course', 'nominative', adjectives.other)}` : '')
  );
}

function Period({ coupon }: { coupon: StudioCoupon }) {
  const { starts_at: from, ends_at: to, once_per_person: once } = coupon;
  if (!from && !to && once) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
      {from && (
        <span>
          من <DateText at={from} />
        </span>
      )}
      {to && (
        <span>
          حتى <DateText at={to} />
        </span>
      )}
      {!once && <span>يتكرر للشخص الواحد</span>}
    </p>
  );
}

function usesText(used: number, max: number | null): string {
  if (max !== null) return `${used} من ${max}`;
  return used === 0 ? 'لم يُستخدم' : countLabel(used, rareNouns.time);
}

function Uses({ coupon, onShow }: { coupon: StudioCoupon; onShow(): void }) {
  const { used, reserved, max_uses: max } = coupon;
  const text = usesText(used, max);
  if (used + reserved === 0) return <span className="text-sm text-text-faint">{text}</span>;
  return (
    <button
      type="button"
      onClick={onShow}
      className="touch-target relative rounded-sm text-start text-sm text-link hover:text-link-strong"
    >
      {text}
      {reserved > 0 && <span className="text-text-faint">{` · ${reserved} قيد الدفع`}</span>}
      <span className="sr-only">: من استخدم الكوبون {coupon.code}</span>
    </button>
  );
}

interface MenuProps extends Pick<CouponRowProps, 'coupon' | 'onEdit'> {
  commands: readonly RowCommand[];
  onShowUses(): void;
}

function Menu({ coupon, commands, onEdit, onShowUses }: MenuProps) {
  const actions = useCouponActions();
  if (coupon.state === 'binned') {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={<RestoreIcon className="size-4.5" />}
        aria-label={`أعد الكوبون ${coupon.code}`}
        onClick={() => void actions.restore(coupon)}
      >
        أعده
      </Button>
    );
  }
  return (
    <CommandMenu of={`الكوبون ${coupon.code}`} commands={commands}>
      <MenuItem icon={<EditIcon />} onSelect={onEdit}>
        عدّل
      </MenuItem>
      <MenuItem icon={<StudentsIcon />} onSelect={onShowUses}>
        من استخدمه
      </MenuItem>
    </CommandMenu>
  );
}

/** What is done with a coupon from its row; one in the trash comes back first. */
function useCouponCommands({ coupon, list, onCopy }: CouponRowProps): RowCommand[] {
  const actions = useCouponActions(list);
  if (coupon.state === 'binned') return [];
  return [
    coupon.active
      ? {
          name: 'stop',
          label: 'أوقف العمل به',
          icon: <MinusIcon />,
          run: () => void actions.switch(coupon, false),
        }
      : {
          name: 'stop',
          label: 'أعد العمل به',
          icon: <PlayIcon />,
          run: () => void actions.switch(coupon, true),
        },
    { name: 'copy', label: 'كوبون مثله…', icon: <CopyIcon />, run: onCopy },
    {
      name: 'remove',
      label: 'احذفه',
      icon: <DeleteIcon />,
      danger: true,
      run: () => void actions.bin(coupon),
    },
  ];
}
