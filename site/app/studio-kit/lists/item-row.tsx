import type { ContentState } from '@nibras/contract/content/items/studio/page.ts';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { StateMark } from '../frame/state-mark.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { ActingRow, type RowSelection } from './acting-row.tsx';
import { useShows } from './columns/use-columns.tsx';
import { type RowCommand, shortcutsOf } from './commands/row-command.ts';

interface ItemRowProps {
  item: {
    name: string;
    image: string | null;
    state: ContentState;
    publish_at: string | null;
    has_draft: boolean;
    updated_at: string;
  };
  to: string;
  /** Shown without a cover. */
  icon?: ComponentType<{ className?: string }>;
  /** Marked in the name. */
  search?: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  /** The checkbox at its beginning; absent where rows are not selected. */
  selection?: RowSelection;
  /** What the keys of the row do. */
  commands?: readonly RowCommand[];
  /** Below the name. */
  facts: ReactNode;
  /** The buttons at the end of the row. */
  actions: ReactNode;
}

/** A course, an article or another item in a list of the studio; its name leads to where it is edited. */
export function ItemRow(props: ItemRowProps) {
  const { item, to, icon, search = '', now, selection, commands = [], facts, actions } = props;
  const shows = useShows();
  const name = item.name.trim() || 'بلا اسم';
  return (
    <ActingRow
      name={name}
      selection={selection}
      commands={commands}
      className="grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 @lg:grid-cols-[auto_minmax(0,1fr)_auto] @3xl:grid-flow-col @3xl:grid-cols-[var(--columns,5rem_minmax(0,1fr)_13rem_6.5rem_auto)]"
    >
      <Thumb path={item.image} {...(icon && { icon })} className="hidden! @lg:grid!" />
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={to}
            aria-keyshortcuts={shortcutsOf(commands) || undefined}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
        </h2>
        {facts}
      </div>
      {shows('state') && (
        <StateMark
          state={item.state}
          publishAt={item.publish_at}
          hasDraft={item.has_draft}
          className="row-start-2 @lg:col-start-2 @3xl:col-start-auto @3xl:row-start-1 @3xl:flex-col! @3xl:items-start!"
        />
      )}
      {shows('changed') && (
        <p className="text-sm text-text-faint @max-3xl:hidden" title="آخر تعديل">
          <span className="sr-only">آخر تعديل </span>
          {formatTimeAgo(item.updated_at, now)}
        </p>
      )}
      <div className="relative col-start-2 row-span-2 row-start-1 flex justify-end @lg:col-start-3 @3xl:col-start-auto @3xl:row-span-1">
        {actions}
      </div>
    </ActingRow>
  );
}
