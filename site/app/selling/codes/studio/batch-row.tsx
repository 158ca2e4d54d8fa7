import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { BatchMark } from './batch-mark.tsx';
import { givesText } from './code-texts.ts';

interface BatchRowProps {
  batch: CodeBatch;
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
}

/** A batch in the list: what it is called, what it gives, and how much of it is used. */
export function BatchRow({ batch, search, now }: BatchRowProps) {
  const { id, name, prefix, state, gift, count, used, left, by, created_at } = batch;
  const gives = givesText(batch);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={`/studio/codes/${id}`}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi className="wrap-anywhere">
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-text-soft">
          {gives !== name && (
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
          <span className="text-text-faint">
            {formatTimeAgo(created_at, now)}
            {by && (
              <>
                ، <bdi>{by.name}</bdi>
              </>
            )}
          </span>
        </p>
      </div>
      <div>
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <BatchMark state={state} />
          <span className="text-sm text-text-soft tabular-nums">
            {formatNumber(used)} من {formatNumber(count)}
            {left > 0 && <span className="text-text-faint">، بقي {formatNumber(left)}</span>}
          </span>
        </p>
        <ProgressBar value={used / count} label={`ما استُخدم من ${name}`} className="mt-1.5" />
      </div>
    </li>
  );
}
