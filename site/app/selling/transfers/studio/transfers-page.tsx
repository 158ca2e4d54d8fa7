import { transferLists } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { InboxIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { transferListQuery } from './queries.ts';
import { Queue } from './queue.tsx';
import { emptyTexts, listNames } from './texts.ts';
import { TransferRow } from './transfer-row.tsx';

/** The receipts of transfers: those that wait one at a time, the others as lists. */
export default function TransfersPage() {
  return useCapability('selling:manage') ? <Transfers /> : <MissingPage />;
}

function Transfers() {
  const { page, search, params, hrefWith } = useListAddress();
  const list = transferLists.find((one) => one === params.get('list')) ?? 'waiting';
  const query = useQuery({
    ...transferListQuery({ list, page, search }),
    select: ({ transfers, waiting, asked }) => ({ ...transfers, waiting, asked }),
  });
  const counts = { waiting: query.data?.waiting, asked: query.data?.asked, decided: undefined };
  const filters = (
    <FilterLinks
      label="أي قائمة"
      className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
      links={transferLists.map((one) => ({
        label: listNames[one],
        to: hrefWith({ list: one === 'waiting' ? undefined : one, search: undefined }),
        current: one === list,
        ...(counts[one] ? { count: counts[one] } : {}),
      }))}
    />
  );
  return (
    <StudioPage
      title="التحويلات"
      actions={
        <>
          <Button asChild variant="ghost" size="sm">
            <Link to="/studio/selling/channels">وسائل التحويل</Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/studio/transfers/totals">المجاميع والتصدير</Link>
          </Button>
        </>
      }
    >
      {list === 'waiting' ? (
        <div className="flex flex-col gap-5">
          {filters}
          <Queue />
        </div>
      ) : (
        <ListFrame
          list={query}
          noun={rareNouns.receipt}
          texts={{
            search: 'ابحث بالاسم أو المرجع',
            region: 'الإيصالات',
            failed: 'تعذر تحميل الإيصالات',
            pages: 'صفحات الإيصالات',
          }}
          filters={filters}
          empty={() =>
            search === '' ? (
              <EmptyState icon={<InboxIcon />} {...emptyTexts[list]} />
            ) : (
              <EmptyState
                icon={<SearchIcon />}
                title="لا نتائج"
                description="جرّب اسمًا آخر، أو المرجع كما كتبه صاحبه."
              />
            )
          }
        >
          {({ data }) => (
            <ul className={rowsClass}>
              {data.map((transfer) => (
                <TransferRow key={transfer.id} transfer={transfer} />
              ))}
            </ul>
          )}
        </ListFrame>
      )}
    </StudioPage>
  );
}
