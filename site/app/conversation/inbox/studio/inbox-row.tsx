import type { InboxItem, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { Checkbox } from '#studio-kit/lists/checkbox.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { MoreIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { AnswerIcon, ArchiveIcon, NoteIcon } from './icons.ts';
import { aboutText, kindTexts } from './inbox-texts.ts';
import { StateMenu } from './state-menu.tsx';
import { StateTag } from './state-tag.tsx';
import { useMark } from './use-mark.ts';

interface InboxRowProps {
  kind: InboxKind;
  item: InboxItem;
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  selected: boolean;
  onToggle(options: { extend: boolean }): void;
}

/** An order or message of a list; its sender's name leads to it. */
export function InboxRow({ kind, item, search, now, selected, onToggle }: InboxRowProps) {
  const { id, name, about, excerpt, state } = item;
  const shows = useShows();
  const mark = useMark(kind);
  const isNew = state === 'new';
  return (
    <li
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @3xl:grid-flow-col @3xl:grid-cols-[1.5rem_var(--columns)] @3xl:items-center',
        selected && 'bg-link-soft/50',
      )}
    >
      <Checkbox
        label={`حدّد ${name}`}
        state={selected ? 'all' : 'none'}
        onToggle={onToggle}
        className="z-1 mt-0.5 @3xl:mt-0"
      />
      <div className="min-w-0">
        <h2 className="truncate leading-normal">
          <Link
            to={`/studio/${kindTexts[kind].path}/${id}`}
            className={cx(
              'text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus',
              isNew ? 'font-bold' : 'font-medium',
            )}
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
        </h2>
        {shows('about') && (
          <p className="truncate text-sm text-text-soft">
            <bdi>{aboutText(kind, about)}</bdi>
          </p>
        )}
      </div>
      {shows('excerpt') && (
        <p
          dir="auto"
          className="col-start-2 line-clamp-1 min-w-0 text-start text-sm wrap-anywhere text-text-faint @3xl:col-start-auto @3xl:row-start-1 @3xl:line-clamp-2"
        >
          <Highlight text={excerpt} search={search} />
        </p>
      )}
      <div
        className={cx(
          'col-start-2 flex flex-wrap items-center gap-x-3 @3xl:col-start-auto @3xl:row-start-1',
          !shows('state') && '@3xl:hidden',
        )}
      >
        {shows('state') && (
          <>
            <StateTag kind={kind} state={state} />
            <Counts item={item} />
          </>
        )}
        {shows('at') && (
          <span className="text-sm text-text-faint @3xl:hidden">
            {formatTimeAgo(item.created_at, now)}
          </span>
        )}
      </div>
      {shows('at') && (
        <p className="text-sm text-text-faint @max-3xl:hidden">
          {formatTimeAgo(item.created_at, now)}
        </p>
      )}
      <div className="relative col-start-3 row-span-3 row-start-1 -my-1 flex max-sm:flex-col @3xl:col-start-auto @3xl:row-span-1">
        {state !== 'archived' && (
          <IconButton
            label={`انقل «${name}» إلى الأرشيف`}
            onClick={() => void mark([id], 'archived')}
          >
            <ArchiveIcon />
          </IconButton>
        )}
        <StateMenu
          kind={kind}
          current={state}
          onChoose={(next) => void mark([id], next)}
          trigger={
            <IconButton label={`غيّر حالة «${name}»`}>
              <MoreIcon />
            </IconButton>
          }
        />
      </div>
    </li>
  );
}

function Counts({ item: { answers, notes } }: { item: InboxItem }) {
  return (
    <>
      {answers > 1 && (
        <span className="inline-flex items-center gap-1 text-sm text-text-faint">
          <AnswerIcon className="size-3.5" />
          {answers}
          <span className="sr-only"> أجوبة</span>
        </span>
      )}
      {notes > 0 && (
        <span className="inline-flex items-center gap-1 text-sm text-text-faint">
          <NoteIcon className="size-3.5" />
          {notes}
          <span className="sr-only"> ملاحظات</span>
        </span>
      )}
    </>
  );
}
