import type { Sale } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Link } from '#ui/text/link.tsx';
import { Money } from '#ui/text/money.tsx';
import { SaleState } from '../sale-state.tsx';
import { courseNames } from '../sale-texts.ts';

/** A purchase in a short list on the page of its buyer. */
export function ShortSale({ sale }: { sale: Sale }) {
  const { id, courses, lines, state, total, currency } = sale;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Link
        to={`/studio/purchases/${id}`}
        className="min-w-0 grow basis-48 font-semibold wrap-anywhere"
      >
        {courseNames(courses, lines)}
      </Link>
      <Money amount={total} currency={currency} />
      <SaleState state={state} />
      <DateText at={sale.paid_at ?? sale.created_at} className="text-sm text-text-faint" />
    </li>
  );
}
