import { useNavigate } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';
import { OrderIcon } from '../../frame/icons.ts';
import { useListAddress } from '../list-frame.tsx';
import { type ListColumns, parseSort, type ShownSort, sortParam, sortsOf } from './columns.ts';
import { useColumns } from './use-columns.tsx';

/** The order that the address of a list names, as the API takes it; undefined for its usual one. */
export const sortIn = <Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
): Sort | undefined => sorts.find((one) => one === params.get('sort'));

/** Chooses by what the list is sorted, and which way round, in its address. */
export function SortSelect() {
  const { columns } = useColumns();
  return sortsOf(columns).length > 0 && <Orders columns={columns} />;
}

function Orders({ columns }: { columns: ListColumns }) {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const shown = parseSort(columns, params.get('sort'));
  const open = (sort: ShownSort) =>
    void navigate(hrefWith({ sort: sortParam(columns, sort) }), { preventScrollReset: true });
  const sorts = sortsOf(columns);
  const isListed = sorts.some(({ name }) => name === shown.name);
  return (
    <div className="flex min-w-0 items-center gap-1">
      <label className="flex min-w-0 items-center gap-2 text-sm text-text-soft">
        <span className="@max-md:sr-only">رتّب حسب</span>
        <select
          value={shown.name}
          onChange={({ target }) => open({ name: target.value, isTurned: false })}
          className="min-h-11 min-w-0 rounded-md border border-line-strong bg-raised px-3 text-sm text-text"
        >
          {!isListed && <option value={shown.name}>{columns.usualLabel}</option>}
          {sorts.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {isListed && (
        <IconButton
          label="اعكس الترتيب"
          aria-pressed={shown.isTurned}
          onClick={() => open({ name: shown.name, isTurned: !shown.isTurned })}
        >
          <OrderIcon className={shown.isTurned ? 'text-link' : ''} />
        </IconButton>
      )}
    </div>
  );
}
