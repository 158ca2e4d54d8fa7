import { type DataRequestKind, dataRequestKinds } from '@nibras/contract/people/privacy/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RequestsIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { requestsQuery } from './queries.ts';
import { RequestRow } from './request-row.tsx';

const states = [
  { state: undefined, label: 'الكل' },
  { state: 'waiting', label: 'تنتظر' },
  { state: 'over', label: 'انتهت' },
] as const;

const kinds: { kind: DataRequestKind | undefined; label: string }[] = [
  { kind: undefined, label: 'كل الأنواع' },
  { kind: 'deletion', label: 'حذف الحساب' },
  { kind: 'export', label: 'نسخة البيانات' },
];

/** What people have asked for about their data, and how many days are left. */
export default function RequestsPage() {
  return useCapability('people:manage') ? <Requests /> : <MissingPage />;
}

function Requests() {
  const { page, params, hrefWith } = useListAddress();
  const state = states.find((one) => one.state === params.get('state'))?.state;
  const kind = dataRequestKinds.find((one) => one === params.get('kind'));
  const list = useQuery(requestsQuery({ page, state, kind }));
  const filter = 'max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm';
  return (
    <StudioPage
      title="طلبات البيانات"
      description="من طلب نسخة من بياناته أو حذف حسابه. تُنفَّذ الطلبات تلقائيًا في موعدها، وما اقترب موعده معلَّم."
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to="/studio/privacy/register">سجل البيانات</Link>
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun={rareNouns.request}
        texts={{ region: 'الطلبات', failed: 'تعذر تحميل الطلبات', pages: 'صفحات الطلبات' }}
        filters={
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <FilterLinks
              label="أي الطلبات"
              className={filter}
              links={states.map((one) => ({
                label: one.label,
                to: hrefWith({ state: one.state }),
                current: one.state === state,
              }))}
            />
            <FilterLinks
              label="أي نوع"
              className={filter}
              links={kinds.map((one) => ({
                label: one.label,
                to: hrefWith({ kind: one.kind }),
                current: one.kind === kind,
              }))}
            />
          </div>
        }
        empty={() =>
          state || kind ? (
            <EmptyState
              icon={<SearchIcon />}
              title="لا طلبات هنا"
              description="لا طلب يوافق ما اخترته. اعرض الطلبات كلها."
            />
          ) : (
            <EmptyState
              icon={<RequestsIcon />}
              title="لا طلبات بعد"
              description="يظهر هنا من يطلب نسخة من بياناته أو حذف حسابه من صفحة «بياناتي»."
            />
          )
        }
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((request) => (
              <RequestRow key={request.id} request={request} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}
