import { type OverviewRow, overviewLists } from '@nibras/contract/site/overview/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { kindNames } from '#studio-kit/lists/kind-names.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
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
  const query = useQuery(overviewListQuery(list, page));
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
              <Row key={`${row.kind} ${row.id} ${row.person?.id} ${row.at}`} row={row} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}

function Row({ row: { name, kind, about, person, at, changes, path } }: { row: OverviewRow }) {
  const title = <bdi>{name || 'بلا اسم'}</bdi>;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <h2 className="leading-normal font-semibold wrap-anywhere">
          {path ? <Link to={path}>{title}</Link> : title}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-soft">
          {kind && (
            <span>
              {kindNames[kind]}
              {changes && '، فيها تعديلات لم تُنشر'}
            </span>
          )}
          {about && <bdi className="min-w-0 wrap-anywhere">{about}</bdi>}
          {person && <bdi>{person.name}</bdi>}
        </p>
      </div>
      <DateText at={at} withTime className="text-sm text-text-faint" />
    </li>
  );
}
