import {
  type InboxAnswer,
  type InboxKind,
  type InboxState,
  statesOf,
} from '@nibras/contract/studio/inbox.ts';
import { useNavigate } from 'react-router';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { Select } from '../details/fields/select-draft-field.tsx';
import { useListAddress } from '../lists/list-frame.tsx';
import { filterNames, openCount } from './inbox-texts.ts';

interface InboxFiltersProps {
  kind: InboxKind;
  state: InboxState | undefined;
  service: number | undefined;
  /** The last answer, for numbers and services; undefined while it is loading. */
  answer: InboxAnswer | undefined;
}

/** Which states, and of which service: links and a list, both part of the page's address. */
export function InboxFilters({ kind, state, service, answer }: InboxFiltersProps) {
  const { hrefWith } = useListAddress();
  const navigate = useNavigate();
  const counts = answer?.counts;
  const services = answer?.services ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FilterLinks
        label="الحالة"
        className="max-w-full [&_a]:px-4! [&_a]:text-sm"
        links={[
          {
            label: 'الوارد',
            ...(counts && { count: openCount(counts) }),
            to: hrefWith({ state: undefined }),
            current: !state,
          },
          ...statesOf[kind].map((one) => ({
            label: filterNames[one],
            ...(counts && { count: counts[one] }),
            to: hrefWith({ state: one }),
            current: one === state,
          })),
        ]}
      />
      {(services.length > 1 || service !== undefined) && (
        <Select
          aria-label="الخدمة"
          value={service ?? ''}
          onChange={({ target }) =>
            void navigate(hrefWith({ service: target.value }), { preventScrollReset: true })
          }
          className="h-11! w-auto! max-w-full text-sm!"
        >
          <option value="">كل الخدمات</option>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
