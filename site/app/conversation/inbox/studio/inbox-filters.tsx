import {
  type InboxAnswer,
  type InboxKind,
  type InboxState,
  statesOf,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useNavigate } from 'react-router';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { filterNames, openCount } from './inbox-texts.ts';

interface InboxFiltersProps {
  kind: InboxKind;
  state: InboxState | undefined;
  service: number | undefined;
  /** The last answer, for numbers and services; undefined while it is loading. */
  answer: InboxAnswer | undefined;
}

/** The states, with how many there are of each; part of the page's address. */
export function StateFilter({ kind, state, answer }: Omit<InboxFiltersProps, 'service'>) {
  const { hrefWith } = useListAddress();
  const counts = answer?.counts;
  return (
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
  );
}

/** One service or all, where there are orders of several. */
export function ServiceFilter({ service, answer }: Pick<InboxFiltersProps, 'service' | 'answer'>) {
  const { hrefWith } = useListAddress();
  const navigate = useNavigate();
  const services = answer?.services ?? [];
  if (services.length < 2 && service === undefined) return null;
  return (
    <Select
      aria-label={wording`الخدمة`}
      value={service ?? ''}
      onChange={({ target }) =>
        void navigate(hrefWith({ service: target.value }), { preventScrollReset: true })
      }
      className="min-h-11! w-full! text-sm! sm:w-64!"
    >
      <option value="">{wording`كل الخدمات`}</option>
      {services.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
