import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { reasonNames } from './texts.ts';

/** Who reported it, and why. */
export function ReportList({ item: { reports, reported } }: { item: ModeratedItem }) {
  if (reported === 0) return null;
  return (
    <div className="text-sm">
      {reported > 1 && <p className="font-medium">{countLabel(reported, rareNouns.report)}</p>}
      <ul className="flex flex-col gap-1">
        {reports.map(({ by, at, reason, note }) => (
          <li key={by.id} className="min-w-0 wrap-anywhere">
            <span className="font-medium text-warning">{reasonNames[reason]}</span>
            {note && (
              <>
                : <bdi className="whitespace-pre-line">{note}</bdi>
              </>
            )}{' '}
            <span className="text-text-faint">
              — <bdi>{by.name}</bdi>، <DateText at={at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
