import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import {
  getStudioCodesExport,
  postStudioCodesCancel,
} from '@nibras/contract/selling/codes/studio/calls.ts';
import { batchStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import { batchSorts, batchStates } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '#platform/api/call-address.ts';
import { CodesIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { StateFilter } from '#studio-kit/lists/state-filter.tsx';
import { SwitchSelection } from '#studio-kit/lists/switch-selection.tsx';
import { useSelected } from '#studio-kit/lists/use-selected.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { BatchRow } from './batch-row.tsx';

import { FindCodeDialog } from './find-code-dialog.tsx';
import { batchesQuery } from './queries.ts';
import { cancelledForms } from './use-cancel-codes.ts';

const columns: ListColumns = {
  list: 'code-batches',
  usual: 'created',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        { name: 'gives', label: 'ما تعطيه' },
        {
          name: 'made',
          label: 'الإنشاء',
          sort: { name: 'created', down: true, label: 'الأحدث إنشاءً' },
        },
      ],
    },
    {
      width: '15rem',
      columns: [
        { name: 'state', label: 'الحالة', sort: { name: 'ends', label: 'الأقرب انتهاءً' } },
        {
          name: 'used',
          label: 'المستخدم',
          sort: { name: 'count', down: true, label: 'الأكثر أكوادًا' },
        },
      ],
    },
  ],
  end: '2.75rem',
};

/** The codes that were made, batch by batch. */
export default function CodesPage() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, batchStates);
  const sort = sortIn(params, listSorts(batchSorts));
  const list = useQuery(batchesQuery({ page, search, state, sort }));
  const withCodes = list.data?.data.filter(({ left }) => left > 0) ?? [];
  const selection = useSelected(withCodes.map(({ id }) => id));
  const { busy, change } = useChange();
  const cancelAll = (batches: readonly number[]) =>
    isMade(
      change(
        postStudioCodesCancel,
        { body: { batches } },
        {
          done: ({ changed }) => countWithVerb(changed, rareNouns.code, cancelledForms),
          failed: 'تعذر إلغاء الأكواد',
        },
      ),
    );
  const [finding, setFinding] = useState(false);
  return (
    <StudioPage
      title="أكواد الاشتراك"
      description="أكواد تبيعها المكتبات والمراكز على بطاقات، أو تهديها برابط. يعمل كل كود مرة واحدة."
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<SearchIcon className="size-4.5" />}
            onClick={() => setFinding(true)}
          >
            ابحث بكود
          </Button>
          <ExportButton
            path={addressOf(getStudioCodesExport, { query: { search, state, sort } })}
            name="مجموعات الأكواد.csv"
          />
          <NewCodesLink />
        </>
      }
    >
      <ListFrame
        list={list}
        noun={rareNouns.batch}
        texts={{
          search: wording`ابحث بالاسم أو الكورس`,
          region: 'أكواد الاشتراك',
          failed: 'تعذر تحميل الأكواد',
          pages: 'صفحات الأكواد',
        }}
        filters={<StateFilter label="أي الأكواد" states={batchStateNames} />}
        empty={() => (search || state ? <NothingFound search={search} /> : <NoCodesYet />)}
      >
        {({ data }) => (
          <WithColumns columns={columns}>
            <ListHead
              items="مجموعات الأكواد"
              selection={withCodes.length > 0 ? selection : undefined}
              gap="gap-x-6"
            />
            <ul className={rowsClass}>
              {data.map((batch) => (
                <BatchRow
                  key={batch.id}
                  batch={batch}
                  search={search}
                  now={list.dataUpdatedAt}
                  selection={selection.of(batch.id)}
                />
              ))}
            </ul>
          </WithColumns>
        )}
      </ListFrame>
      <SwitchSelection
        label="المجموعات المحددة"
        noun={rareNouns.batch}
        selection={selection}
        busy={busy}
        actions={[{ label: 'ألغِ ما بقي من أكوادها', run: cancelAll }]}
      />
      {finding && <FindCodeDialog onClose={() => setFinding(false)} />}
    </StudioPage>
  );
}

function NewCodesLink() {
  return (
    <Button asChild size="sm" icon={<PlusIcon className="size-5" />}>
      <Link to="/studio/codes/new">أكواد جديدة</Link>
    </Button>
  );
}

const NothingFound = ({ search }: { search: string }) => (
  <NothingMatches
    search={search}
    advice={wording`لا مجموعة بهذا الاسم أو {لهذا|لهذه} الكورس. إن كان معك كود فاضغط «ابحث بكود» واكتبه.`}
    none={{ title: 'لا مجموعات بهذه الحالة' }}
    icon={<CodesIcon />}
    all="اعرض كل الأكواد"
  />
);

function NoCodesYet() {
  return (
    <EmptyState
      icon={<CodesIcon />}
      title="لا أكواد بعد"
      description={wording`اصنع أكوادًا لكورس أو لرصيد، واطبعها بطاقات تبيعها المكتبات، أو أرسل كودًا واحدًا هدية برابط.`}
      action={<NewCodesLink />}
    />
  );
}
