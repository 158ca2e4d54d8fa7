import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { codes as limits } from '@nibras/contract/limits.ts';
import { codeStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import {
  type CodeBatch,
  type PackCode,
  type PackCodeState,
  packCodeSorts,
  packCodeStates,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { CodesIcon } from '#studio-kit/frame/icons.ts';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { useShows, WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { formatNumber } from '#ui/text/format-number.ts';

import { packCodesQuery } from './queries.ts';

/** The columns of the codes; those used are by their use. */
const columnsFor = (state: PackCodeState | undefined): ListColumns => ({
  list: 'codes',
  usual: state === 'used' ? 'used' : 'number',
  tracks: [
    {
      width: '4rem',
      columns: [
        { name: 'number', label: 'الرقم', always: true, sort: { name: 'number', label: 'الرقم' } },
      ],
    },
    { width: '8rem', columns: [{ name: 'state', label: 'الحالة' }] },
    { width: 'minmax(0,1fr)', columns: [{ name: 'by', label: 'من استخدمه' }] },
    {
      width: '12rem',
      columns: [
        { name: 'at', label: 'الوقت', sort: { name: 'used', down: true, label: 'آخر استخدام' } },
      ],
    },
  ],
  end: '2.75rem',
});

/** The codes of a batch by their numbers: which are used, by whom and when. */
export function CodeList({ batch }: { batch: CodeBatch }) {
  const { page, params, hrefWith } = useListAddress();
  const state = packCodeStates.find((one) => one === params.get('state'));
  const sort = sortIn(params, listSorts(packCodeSorts));
  const list = useQuery(packCodesQuery(batch.id, { page, state, sort }));
  const columns = columnsFor(state);
  const counts = { left: batch.left, used: batch.used, cancelled: batch.cancelled };
  return (
    <ListFrame
      list={list}
      noun={rareNouns.code}
      texts={{
        region: 'الأكواد',
        failed: 'تعذر تحميل الأكواد',
        pages: `صفحات الأكواد، ${limits.codesPerPage} في كل صفحة`,
      }}
      filters={
        <FilterLinks
          label="أي الأكواد"
          className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
          links={[
            { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
            ...packCodeStates.map((one) => ({
              label: `${codeStateNames[one]} (${formatNumber(counts[one])})`,
              to: hrefWith({ state: one }),
              current: one === state,
            })),
          ]}
        />
      }
      empty={() => (
        <EmptyState
          icon={<CodesIcon />}
          title="لا أكواد هنا"
          description="اختر حالة أخرى من فوق القائمة."
        />
      )}
    >
      {({ data }) => (
        <WithColumns columns={columns}>
          <ListHead items="الأكواد" />
          <ol className={rowsClass}>
            {data.map((code) => (
              <CodeRow key={code.number} code={code} />
            ))}
          </ol>
        </WithColumns>
      )}
    </ListFrame>
  );
}

const tones = { left: 'text-text-soft', used: 'text-success', cancelled: 'text-warning' };

function CodeRow({ code: { number, state, by, at } }: { code: PackCode }) {
  const shows = useShows();
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 px-4 py-2 @3xl:grid-flow-col @3xl:grid-cols-(--columns)">
      <span className="text-text-faint tabular-nums">{formatNumber(number)}</span>
      {shows('state') && (
        <span className={cx('text-sm font-medium', tones[state])}>{codeStateNames[state]}</span>
      )}
      {shows('by') && (
        <span className="min-w-0 wrap-anywhere @max-3xl:col-start-2">
          {state === 'used' &&
            (by ? (
              <span className="flex flex-wrap items-baseline gap-x-3">
                <Link to={`/studio/people/${by.id}`}>
                  <bdi>{by.name}</bdi>
                </Link>
                <bdi dir="ltr" className="text-sm wrap-anywhere text-text-faint">
                  {by.email}
                </bdi>
              </span>
            ) : (
              'حساب محذوف'
            ))}
        </span>
      )}
      {shows('at') && (
        <span className="text-sm text-text-soft @max-3xl:col-start-2">
          {at && <DateText at={at} withTime />}
        </span>
      )}
    </li>
  );
}
