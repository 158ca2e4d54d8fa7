import { overviewLists } from '@nibras/contract/site/overview/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { OverviewListRow } from './overview-list-row.tsx';
import { overviewListQuery } from './queries.ts';
import { listTexts } from './texts.ts';

/** The list that a number of the first page leads to. */
export default function OverviewListPage() {
  const { list: name } = useParams();
  const list = overviewLists.find((one) => one === name);
  return list ? <OverviewListOf key={list} list={list} /> : <MissingPage />;
}

function OverviewListOf({ list }: { list: (typeof overviewLists)[number] }) {
  const { page } = useListAddress();
  const options = overviewListQuery(list, page);
  const query = useQuery(options);
  const { title, description, noun, empty } = listTexts[list];
  return (
    <StudioPage title={title} description={description}>
      <ListFrame
        list={query}
        noun={noun}
        texts={{ region: title, failed: `تعذر تحميل: ${title}`, pages: `صفحات ${title}` }}
        empty={() => <EmptyState icon={<SuccessIcon />} title="لا شيء هنا" description={empty} />}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((row) => (
              <OverviewListRow
                key={`${row.kind} ${row.id} ${row.person?.id} ${row.at}`}
                row={row}
                list={{ queryKey: options.queryKey, fetchedAt: query.dataUpdatedAt }}
              />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}
