import { batchStates } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CodesIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { StateFilter } from '#studio-kit/lists/state-filter.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { BatchRow } from './batch-row.tsx';
import { batchStateNames } from './code-texts.ts';
import { FindCodeDialog } from './find-code-dialog.tsx';
import { batchesQuery } from './queries.ts';

/** The codes that were made, batch by batch. */
export default function CodesPage() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, batchStates);
  const list = useQuery(batchesQuery({ page, search, state }));
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
        empty={() => (search || state ? <NothingFound /> : <NoCodesYet />)}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((batch) => (
              <BatchRow key={batch.id} batch={batch} search={search} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </ListFrame>
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

function NothingFound() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="لا نتائج"
      description={wording`لا مجموعة بهذا الاسم أو {لهذا|لهذه} الكورس. إن كان معك كود فاضغط «ابحث بكود» واكتبه.`}
    />
  );
}

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
