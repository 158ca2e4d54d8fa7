import { toMinor } from '@nibras/contract/money.ts';
import { bundleStateNames } from '@nibras/contract/selling/bundles/studio/bundle-names.ts';
import type { StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { RestoreIcon, studioIcon } from '#studio-kit/frame/icons.ts';
import { ActingRow, type RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import type { ActedList } from '#studio-kit/lists/commands/list-rows.ts';
import { type RowCommand, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { Button } from '#ui/form/button.tsx';
import { Mark } from '#ui/list/mark.tsx';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  ExternalIcon,
  MinusIcon,
  PlayIcon,
  TagIcon,
  WarningIcon,
} from '#ui/ornament/icons.ts';
import Ban from '#ui/ornament/lucide/ban.ts';
import CircleCheck from '#ui/ornament/lucide/circle-check.ts';
import { MenuItem, MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { useBundleActions } from './use-bundle-actions.ts';

interface BundleRowProps {
  bundle: StudioBundle;
  list: ActedList;
  selection: RowSelection;
  search: string;
  onEdit(): void;
  /** Opens the form of another one with the same values. */
  onCopy(): void;
}

const marks = {
  offered: { icon: studioIcon(CircleCheck), tone: 'text-success' },
  stopped: { icon: WarningIcon, tone: 'text-warning' },
  off: { icon: studioIcon(Ban), tone: 'text-warning' },
  binned: { icon: DeleteIcon, tone: 'text-text-soft' },
};

/** A bundle in the list; its name opens the form. */
export function BundleRow(props: BundleRowProps) {
  const { bundle, search, selection, onEdit } = props;
  const commands = useBundleCommands(props);
  const shows = useShows();
  const { name, state, courses, sold } = bundle;
  const title = <Highlight text={name} search={search} />;
  return (
    <ActingRow
      name={name}
      selection={state === 'binned' ? undefined : selection}
      commands={commands}
      className="grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 @2xl:grid-cols-[minmax(0,1fr)_13rem_auto] @3xl:grid-flow-col @3xl:grid-cols-(--columns)"
    >
      <div className="min-w-0">
        <h2 className="leading-normal">
          {state === 'binned' ? (
            <bdi className="font-semibold wrap-anywhere">{title}</bdi>
          ) : (
            <button
              type="button"
              onClick={onEdit}
              aria-keyshortcuts={shortcutsOf(commands)}
              className="touch-target relative max-w-full rounded-sm text-start font-semibold text-text hover:text-link"
            >
              <span className="sr-only">عدّل الباقة </span>
              <bdi className="wrap-anywhere">{title}</bdi>
            </button>
          )}
        </h2>
        {shows('price') && (
          <p className="text-text-soft">
            <Prices bundle={bundle} />
          </p>
        )}
        {shows('courses') && (
          <p className="text-sm wrap-anywhere text-text-faint">
            {`${countLabel(courses.length, 'course')}: `}
            <bdi>{courses.map((course) => course.name).join('، ')}</bdi>
          </p>
        )}
      </div>
      {(shows('state') || shows('sold')) && (
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 @2xl:col-span-1 @2xl:flex-col @2xl:items-start">
          {shows('state') && <Mark {...marks[state]}>{bundleStateNames[state]}</Mark>}
          {state === 'stopped' && shows('state') && (
            <span className="text-sm text-text-soft">{reasonOf(bundle)}</span>
          )}
          {shows('sold') && (
            <span className="text-sm text-text-faint">
              {sold === 0 ? 'لم تُبع بعد' : `بيعت ${countLabel(sold, rareNouns.time, 'accusative')}`}
            </span>
          )}
        </div>
      )}
      <div className="col-start-2 row-start-1 flex justify-end @2xl:col-start-3 @3xl:col-start-auto">
        <Menu bundle={bundle} commands={commands} onEdit={onEdit} />
      </div>
    </ActingRow>
  );
}

function Prices({ bundle: { price, regular, saving, currency } }: { bundle: StudioBundle }) {
  const amount = toMinor(price, currency);
  return (
    <>
      <span className="font-semibold text-text">
        {amount === undefined ? <bdi>{price}</bdi> : formatMoney(amount, currency)}
      </span>
      {saving > 0
        ? ` بدلًا من ${formatMoney(regular, currency)}، يوفّر المشتري ${formatMoney(saving, currency)}`
        : '، ولا يوفّر المشتري شيئًا'}
    </>
  );
}

/** Why a bundle that is switched on is not offered. */
function reasonOf({ courses, price, currency }: StudioBundle): string {
  const hidden = courses.find(({ published }) => !published);
  if (hidden) return `لأن «\u2068${hidden.name}\u2069» لا يراه الزوار.`;
  if (toMinor(price, currency) === undefined) return 'لأن كسور سعرها أكثر من كسور العملة.';
  return wording`لأن بيع {أحد|إحدى} كورساتها انتهى، أو لأن كورساتها أقل من اثنين.`;
}

interface MenuProps extends Pick<BundleRowProps, 'bundle' | 'onEdit'> {
  commands: readonly RowCommand[];
}

function Menu({ bundle, commands, onEdit }: MenuProps) {
  const actions = useBundleActions();
  const { id, name, state } = bundle;
  if (state === 'binned') {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={<RestoreIcon className="size-4.5" />}
        aria-label={`أعد الباقة «${name}»`}
        onClick={() => void actions.restore(bundle)}
      >
        أعدها
      </Button>
    );
  }
  return (
    <CommandMenu of={`الباقة «${name}»`} commands={commands}>
      <MenuItem icon={<EditIcon />} onSelect={onEdit}>
        عدّل
      </MenuItem>
      {state === 'offered' && (
        <MenuLink to={`/bundles/${id}`} icon={<ExternalIcon />}>
          افتح صفحتها في الموقع
        </MenuLink>
      )}
    </CommandMenu>
  );
}

/** What is done with a bundle from its row; one in the trash comes back first. */
function useBundleCommands({ bundle, list, onEdit, onCopy }: BundleRowProps): RowCommand[] {
  const actions = useBundleActions(list);
  if (bundle.state === 'binned') return [];
  return [
    bundle.active
      ? {
          name: 'stop',
          label: 'أوقف عرضها',
          icon: <MinusIcon />,
          run: () => void actions.switch(bundle, false),
        }
      : {
          name: 'stop',
          label: 'أعد عرضها',
          icon: <PlayIcon />,
          run: () => void actions.switch(bundle, true),
        },
    // Its form has the keyboard in the price.
    { name: 'price', label: 'السعر…', icon: <TagIcon />, run: onEdit },
    { name: 'copy', label: 'باقة مثلها…', icon: <CopyIcon />, run: onCopy },
    {
      name: 'remove',
      label: 'احذفها',
      icon: <DeleteIcon />,
      danger: true,
      run: () => void actions.bin(bundle),
    },
  ];
}
