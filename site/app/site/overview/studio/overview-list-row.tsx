import type { ListedItemState } from '@nibras/contract/content/items/studio/shapes.ts';
import type { OverviewRow } from '@nibras/contract/site/overview/studio/shapes.ts';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { StateMark } from '#studio-kit/frame/state-mark.tsx';
import { type RowCommand, runByKey, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { type ShownList, useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { kindNames } from '#studio-kit/lists/kind-names.ts';
import { publishTexts } from '#studio-kit/saving/publish-texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';

/** A row with what a publication from it has changed. */
type ShownRow = OverviewRow & Partial<Omit<ListedItemState, 'kind'>>;

interface RowProps {
  row: ShownRow;
  list: ShownList;
  /** What the item still lacks before it can be published. */
  missing?: string | undefined;
}

/** A row of one of the first page's lists: content is published where it stands, other things are read. */
export function OverviewListRow({ row, list, missing }: RowProps) {
  const { publishing } = row;
  if (!publishing) return <Shown row={row} missing={missing} />;
  return <Publishable row={row} publishing={publishing} list={list} missing={missing} />;
}

function Publishable({
  row,
  publishing: { kind, draft_version: listed },
  list,
  missing,
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
    <Shown row={row} commands={commands} missing={missing} ref={place}>
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

interface ShownProps extends Pick<RowProps, 'missing'> {
  row: OverviewRow;
  commands?: readonly RowCommand[];
  ref?: Ref<HTMLLIElement>;
  /** At the end of the row. */
  children?: ReactNode;
}

function Shown({ row, commands = [], missing, ref, children }: ShownProps) {
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
        {missing && <p className="text-sm text-text-soft">{missing}</p>}
      </div>
      <DateText at={at} withTime className="text-sm text-text-faint" />
      {children}
    </li>
  );
}
