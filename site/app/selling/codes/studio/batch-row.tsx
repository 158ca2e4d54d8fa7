import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { Link, useNavigate } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { ActingRow, type RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import { type RowCommand, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { CopyIcon, MinusIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { BatchMark } from './batch-mark.tsx';
import { givesText } from './code-texts.ts';
import { useCancelCodes } from './use-cancel-codes.ts';

interface BatchRowProps {
  batch: CodeBatch;
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  selection: RowSelection;
}

/** A batch in the list: what it is called, what it gives, and how much of it is used. */
export function BatchRow({ batch, search, now, selection }: BatchRowProps) {
  const { id, name, prefix, state, gift, count, used, left, by, created_at } = batch;
  const shows = useShows();
  const gives = givesText(batch);
  const commands = useBatchCommands(batch);
  return (
    <ActingRow
      name={name}
      selection={left > 0 ? selection : undefined}
      commands={commands}
      className="grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 @2xl:grid-cols-[minmax(0,1fr)_15rem_auto] @3xl:grid-flow-col @3xl:grid-cols-(--columns)"
    >
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={`/studio/codes/${id}`}
            aria-keyshortcuts={shortcutsOf(commands)}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi className="wrap-anywhere">
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-text-soft">
          {gives !== name && shows('gives') && (
            <bdi className="wrap-anywhere">
              <Highlight text={gives} search={search} />
            </bdi>
          )}
          {gift && <span>هدية</span>}
          {prefix && (
            <bdi dir="ltr" className="font-mono text-xs">
              {prefix}
            </bdi>
          )}
          {shows('made') && (
            <span className="text-text-faint">
              {formatTimeAgo(created_at, now)}
              {by && (
                <>
                  ، <bdi>{by.name}</bdi>
                </>
              )}
            </span>
          )}
        </p>
      </div>
      {(shows('state') || shows('used')) && (
        <div className="@max-2xl:col-span-2">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            {shows('state') && <BatchMark state={state} />}
            {shows('used') && (
              <span className="text-sm text-text-soft tabular-nums">
                {formatNumber(used)} من {formatNumber(count)}
                {left > 0 && <span className="text-text-faint">، بقي {formatNumber(left)}</span>}
              </span>
            )}
          </p>
          {shows('used') && (
            <ProgressBar value={used / count} label={`ما استُخدم من ${name}`} className="mt-1.5" />
          )}
        </div>
      )}
      <div className="relative @max-2xl:col-start-2 @max-2xl:row-start-1">
        <CommandMenu of={`«${name}»`} commands={commands} />
      </div>
    </ActingRow>
  );
}

/** What is done with a batch from its row: more of the same, and the end of what is left. */
function useBatchCommands({ id, left, count }: CodeBatch): RowCommand[] {
  const navigate = useNavigate();
  const cancel = useCancelCodes(id);
  const copy: RowCommand = {
    name: 'copy',
    label: 'أكواد مثلها…',
    icon: <CopyIcon />,
    run: () => void navigate(`/studio/codes/new?like=${id}`),
  };
  const stop: RowCommand = {
    name: 'stop',
    label: count > 1 ? 'ألغِ ما بقي' : 'ألغِ الكود',
    icon: <MinusIcon />,
    danger: true,
    run: () => void cancel({}),
  };
  return left > 0 ? [copy, stop] : [copy];
}
