import type { MoneySum } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { ReactNode } from 'react';
import { Money } from '#ui/text/money.tsx';

/** What was paid, what went back and what is left, a line for each currency. */
export function MoneySums({ sums }: { sums: readonly MoneySum[] }) {
  return sums.map(({ currency, paid, refunded, net }) => (
    <dl key={currency} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <Sum name="دُفع">
        <Money amount={paid} currency={currency} />
      </Sum>
      {refunded > 0 && (
        <Sum name="أُعيد">
          <Money amount={refunded} currency={currency} />
        </Sum>
      )}
      <Sum name="الصافي">
        <Money amount={net} currency={currency} className="text-lg font-semibold" />
      </Sum>
    </dl>
  ));
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
