import type { Duplicate } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { duplicateNames, duplicateTitle, stateNames } from './texts.ts';

/** Earlier receipts that this one resembles, with a way to each. */
export function DuplicateNotice({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Notice tone="danger" title={duplicateTitle(duplicates)}>
      <ul className="mt-1 flex flex-col gap-1.5 text-sm">
        {duplicates.map(({ transfer, signs, state, reference, person, own, created_at }) => (
          <li key={transfer}>
            <Link to={`/studio/transfers/${transfer}`}>
              إيصال <bdi>{own ? 'للشراء نفسه' : (person?.name ?? 'حساب محذوف')}</bdi>
              {!own && (
                <>
                  {' '}
                  <bdi dir="ltr">({reference})</bdi>
                </>
              )}
            </Link>
            <span className="text-text-soft">
              {'، '}
              {stateNames[state]}، <DateText at={created_at} withTime />
              {': '}
              {signs.map((sign) => duplicateNames[sign]).join('، ')}.
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
