import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import ArrowDown from '#ui/ornament/lucide/arrow-down.ts';
import ArrowUp from '#ui/ornament/lucide/arrow-up.ts';
import { studioIcon } from '../../frame/icons.ts';
import { Checkbox } from '../checkbox.tsx';
import { useListAddress } from '../list-frame.tsx';
import type { useSelected } from '../use-selected.ts';
import {
  type ColumnSort,
  hasOtherSorts,
  headsOf,
  isDown,
  type ListColumn,
  parseSort,
  sortParam,
} from './columns.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { SortSelect } from './sort-select.tsx';
import { useColumns } from './use-columns.tsx';

interface ListHeadProps {
  /** «الكورسات» */
  items: string;
  /** Selects all rows of the page; absent where rows are not selected. */
  selection?: Pick<ReturnType<typeof useSelected>, 'state' | 'toggleAll'> | undefined;
  /** The distance between the columns of a row, where it is not the usual one. */
  gap?: string;
}

/**
 * Above the rows: what selects them all, the order and the columns, and on a wide screen the heads of the columns. A list
 * that is sorted by what has no head has its order there too.
 */
export function ListHead({ items, selection, gap = 'gap-x-4' }: ListHeadProps) {
  const { columns, shows } = useColumns();
  const isSortedByHeads = !hasOtherSorts(columns, shows);
  return (
    <>
      <div
        className={cx(
          'mb-2 flex min-h-11 items-center gap-x-1 ps-4 @3xl:mb-0 @3xl:ps-0 @3xl:pe-2',
          isSortedByHeads && '@3xl:hidden',
        )}
      >
        {selection && (
          <span className="@3xl:hidden">
            <SelectAll selection={selection} />
          </span>
        )}
        <span className="grow @3xl:order-1" />
        <SortSelect />
        <span className="@3xl:order-2">
          <ColumnsDialog />
        </span>
      </div>
      <div className="relative mb-1 flex min-h-11 items-center gap-3 border-x border-transparent px-4 @max-3xl:hidden">
        {selection && <SelectAll selection={selection} />}
        <ColumnHeads items={items} gap={gap} />
        {isSortedByHeads && (
          <div className="absolute end-2">
            <ColumnsDialog />
          </div>
        )}
      </div>
    </>
  );
}

const SelectAll = ({ selection }: { selection: NonNullable<ListHeadProps['selection']> }) => (
  <Checkbox
    label="حدّد كل ما في هذه الصفحة"
    state={selection.state}
    onToggle={selection.toggleAll}
  />
);

/** The names of the columns; one that the list can be sorted by is pressed for it, and once more for the other way round. */
function ColumnHeads({ items, gap }: { items: string; gap: string }) {
  const { columns, shows } = useColumns();
  return (
    // The rows are a list, whose cells are named in themselves: the table has only the heads.
    // biome-ignore lint/a11y/useSemanticElements: the heads stand in the grid of the rows
    <div role="table" aria-label={`ترتيب ${items}`} className="min-w-0 grow">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its links are */}
      <div role="row" className={cx('grid grid-cols-(--columns) items-center', gap)}>
        {columns.lead && <span />}
        {headsOf(columns, shows).map((column) => (
          <div key={column.name} className="min-w-0">
            <ColumnHead column={column} />
          </div>
        ))}
      </div>
    </div>
  );
}

const UpIcon = studioIcon(ArrowUp);
const DownIcon = studioIcon(ArrowDown);

function ColumnHead({ column: { label, sort } }: { column: ListColumn }) {
  if (!sort) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: as above
      // biome-ignore lint/a11y/useFocusableInteractive: nothing is done with it
      <span role="columnheader" className="py-2 text-sm text-text-faint">
        {label}
      </span>
    );
  }
  return <SortHead label={label} sort={sort} />;
}

function SortHead({ label, sort }: { label: string; sort: ColumnSort }) {
  const { columns } = useColumns();
  const { params, hrefWith } = useListAddress();
  const shown = parseSort(columns, params.get('sort'));
  const isCurrent = shown.name === sort.name;
  const down = isDown(sort, shown);
  const next = { name: sort.name, isTurned: isCurrent && !shown.isTurned };
  const Icon = down ? DownIcon : UpIcon;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: its link is
    <span
      role="columnheader"
      aria-sort={isCurrent ? (down ? 'descending' : 'ascending') : 'none'}
      className="inline-flex"
    >
      <Link
        to={hrefWith({ sort: sortParam(columns, next) })}
        preventScrollReset
        className={cx(
          'inline-flex min-h-11 items-center gap-1 rounded-sm text-sm no-underline hover:text-link',
          isCurrent ? 'font-semibold text-text' : 'text-text-soft',
        )}
      >
        {label}
        {isCurrent && <Icon className="size-4" />}
      </Link>
    </span>
  );
}
