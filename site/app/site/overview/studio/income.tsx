import type { OverviewAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import { Link } from 'react-router';
import { Money } from '#ui/text/money.tsx';
import { numberClass } from './numbers.tsx';

/** What today's sales have brought; leads to them. */
export function Income({
  income: { sums, path },
}: {
  income: NonNullable<OverviewAnswer['income']>;
}) {
  return (
    <li className="col-span-2 sm:col-span-1">
      <Link to={path} className={numberClass}>
        {sums.length === 0 && (
          <span className="text-2xl leading-snug font-semibold text-text-faint">0</span>
        )}
        {sums.map(({ currency, net }) => (
          <Money
            key={currency}
            amount={net}
            currency={currency}
            className="self-start text-2xl leading-snug font-semibold text-text"
          />
        ))}
        <span className="text-sm text-text-soft">دخل اليوم</span>
      </Link>
    </li>
  );
}
