import type { ListedItemState } from '@nibras/contract/content/items/studio/shapes.ts';
import { type OverviewRow, overviewLists } from '@nibras/contract/site/overview/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StateMark } from '#studio-kit/frame/state-mark.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { type RowCommand, runByKey, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { type ShownList, useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { kindNames } from '#studio-kit/lists/kind-names.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { publishTexts } from '#studio-kit/saving/publish-texts.ts';
import { Button } from '#ui/form/button.tsx';
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
              <Row
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

/** A row with what a publication from it has changed. */
type ShownRow = OverviewRow & Partial<Omit<ListedItemState, 'kind'>>;

interface RowProps {
  row: ShownRow;
  list: ShownList;
}

/** A row of content is published where it stands; the others are read. */
function Row({ row, list }: RowProps) {
  const { publishing } = row;
  if (publishing) return <Publishable row={row} publishing={publishing} list={list} />;
  return <Shown row={row} />;
}

function Publishable({
  row,
  publishing: { kind, draft_version: listed },
  list,
}: RowProps & { publishing: NonNullable<OverviewRow['publishing']> }) {
  const { id, name, changes, state, draft_version: draftVersion = listed } = row;
  const isDone = state === 'published';
  const item = { id, name, state: 'draft', has_draft: true, draft_version: draftVersion } as const;
  const commands = useItemCommands({ kind, item, list, mayPublish: !isDone, mayRemove: false });
  const [publish] = commands;
  const place = useRef<HTMLLIElement>(null);
  // The pressed button is gone.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === document.body)
      place.current?.querySelector('a')?.focus();
  }, [isDone]);
  return (
    <Shown row={row} commands={commands} ref={place}>
      {isDone ? (
        <StateMark state="published" className="ms-auto min-h-9" />
      ) : (
        publish && (
          <Button
            variant="secondary"
            size="sm"
            className="ms-auto"
            aria-keyshortcuts={shortcutsOf(commands)}
            onClick={publish.run}
          >
            {changes ? publishTexts.publishChanges : publishTexts.publish}
            <span className="sr-only"> «{name}»</span>
          </Button>
        )
      )}
    </Shown>
  );
}

interface ShownProps {
  row: OverviewRow;
  commands?: readonly RowCommand[];
  ref?: Ref<HTMLLIElement>;
  /** At the end of the row. */
  children?: ReactNode;
}

function Shown({ row, commands = [], ref, children }: ShownProps) {
  const { name, kind, about, person, at, changes, path } = row;
  const title = <bdi>{name || 'بلا اسم'}</bdi>;
  return (
    <li
      ref={ref}
      onKeyDown={(event) => runByKey(event, commands)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
    >
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
      {children}
    </li>
  );
}
