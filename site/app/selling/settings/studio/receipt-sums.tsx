import type { ReceiptSums as Sums } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { Money } from '#ui/text/money.tsx';

/** What a month has brought, in each currency. */
export function ReceiptSums({ sums }: { sums: readonly Sums[] }) {
  return (
    <div className="flex flex-col gap-3">
      {sums.map(({ currency, sold, refunded, tax }) => (
        <dl
          key={currency}
          className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4"
        >
          {(
            [
              ['المبيعات', sold],
              ['المسترد', refunded],
              ['الصافي', sold - refunded],
              ['الضريبة', tax],
            ] as const
          ).map(([label, amount]) => (
            <div key={label} className="bg-raised px-4 py-3">
              <dt className="text-sm text-text-soft">{label}</dt>
              <dd className="text-lg font-semibold">
                <Money amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
