import type { PaymentCase } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { caseSentence, decidedText } from './case-sentence.ts';

/** What is wrong with a payment, and what was decided about it. */
export function CaseText({ found }: { found: PaymentCase }) {
  const { timeZone } = useSiteConfig();
  const decided = decidedText(found);
  return (
    <>
      <p className="wrap-anywhere">{caseSentence(found, timeZone)}</p>
      {decided && (
        <p className="mt-1 text-sm wrap-anywhere text-text-soft">
          {decided}
          {found.solved_by && (
            <>
              {'، '}
              <bdi>{found.solved_by.name}</bdi>
            </>
          )}
          {'، '}
          <DateText at={found.solved_at} withTime />
          {found.note && (
            <>
              {': '}
              <bdi>{found.note}</bdi>
            </>
          )}
        </p>
      )}
    </>
  );
}
