import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Link } from '#ui/text/link.tsx';
import { stateNames } from './texts.ts';

/** What else was sent for the same purchase, the newest first. */
export function OtherReceipts({ transfers }: { transfers: StudioTransfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <section aria-label="إيصالات أخرى للشراء نفسه" className="text-sm">
      <h2 className="text-base font-semibold">إيصالات أخرى للشراء نفسه</h2>
      <ul className="mt-1 flex flex-col gap-1.5">
        {transfers.map(({ id, created_at, state, question, reason }) => (
          <li key={id} className="min-w-0">
            <Link to={`/studio/transfers/${id}`}>
              <DateText at={created_at} withTime />
            </Link>
            <span className="text-text-soft">، {stateNames[state]}</span>
            {(question || reason) && (
              <p dir="auto" className="text-start wrap-anywhere text-text-soft">
                {reason || question}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
