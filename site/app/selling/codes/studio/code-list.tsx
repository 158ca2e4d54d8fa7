import { codes as limits } from '@nibras/contract/limits.ts';
import { codeStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import {
  type CodeBatch,
  type PackCode,
  packCodeStates,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { CodesIcon } from '#studio-kit/frame/icons.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { formatNumber } from '#ui/text/format-number.ts';

import { packCodesQuery } from './queries.ts';

/** The codes of a batch by their numbers: which are used, by whom and when. */
export function CodeList({ batch }: { batch: CodeBatch }) {
  const { page, params, hrefWith } = useListAddress();
  const state = packCodeStates.find((one) => one === params.get('state'));
  const list = useQuery(packCodesQuery(batch.id, { page, state }));
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
        <ol className={rowsClass}>
          {data.map((code) => (
            <CodeRow key={code.number} code={code} />
          ))}
        </ol>
      )}
    </ListFrame>
  );
}

const tones = { left: 'text-text-soft', used: 'text-success', cancelled: 'text-warning' };

function CodeRow({ code: { number, state, by, at } }: { code: PackCode }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 px-4 py-2 @2xl:grid-cols-[4rem_8rem_minmax(0,1fr)_auto]">
      <span className="text-text-faint tabular-nums">{formatNumber(number)}</span>
      <span className={cx('text-sm font-medium', tones[state])}>{codeStateNames[state]}</span>
      <span className="min-w-0 wrap-anywhere @max-2xl:col-start-2">
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
      {at && (
        <span className="text-sm text-text-soft @max-2xl:col-start-2">
          <DateText at={at} withTime />
        </span>
      )}
    </li>
  );
}
