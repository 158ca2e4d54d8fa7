import { useNavigate } from 'react-router';
import { useListAddress } from './list-frame.tsx';

/** By what a list is sorted where its address says nothing. */
const usual = { changed: 'آخر تعديل' };

/** What lists of content are sorted by. */
export const itemSortNames = { name: 'الاسم', created: 'الأحدث إنشاءً' };

/** The order that the address of a list names; undefined for its usual one. */
export const sortIn = <Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
): Sort | undefined => sorts.find((one) => one === params.get('sort'));

/** Chooses by what the list is sorted, in its address. */
export function SortSelect({ sorts }: { sorts: Readonly<Record<string, string>> }) {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const sort = params.get('sort') ?? '';
  return (
    <label className="flex items-center gap-2 text-sm text-text-soft">
      الترتيب
      <select
        value={sort in sorts ? sort : ''}
        onChange={({ target }) =>
          void navigate(hrefWith({ sort: target.value }), { preventScrollReset: true })
        }
        className="min-h-11 rounded-md border border-line-strong bg-raised px-3 text-sm text-text"
      >
        <option value="">{usual.changed}</option>
        {Object.entries(sorts).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
