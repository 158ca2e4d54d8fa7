import type { TransferTotal } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Money } from '#ui/text/money.tsx';

interface Sum {
  amount: number;
  count: number;
}

const add = (totals: TransferTotal[]): Sum => ({
  amount: totals.reduce((sum, { amount }) => sum + amount, 0),
  count: totals.reduce((sum, { count }) => sum + count, 0),
});

/** Days as rows and channels as columns, with the sums of both; a table for each currency. */
export function TotalsTable({ totals }: { totals: TransferTotal[] }) {
  const byCurrency = Object.values(Object.groupBy(totals, ({ currency }) => currency));
  return (
    <div className="flex flex-col gap-8">
      {byCurrency.map((rows) => rows && <CurrencyTable key={rows[0]?.currency} totals={rows} />)}
    </div>
  );
}

function CurrencyTable({ totals }: { totals: TransferTotal[] }) {
  const currency = totals[0]?.currency ?? 'EGP';
  const channels = [...new Set(totals.map(({ channel }) => channel))].toSorted();
  const days = Map.groupBy(totals, ({ day }) => day);
  const cell = (rows: TransferTotal[]) => {
    if (rows.length === 0) return <span className="text-text-faint">—</span>;
    const { amount, count } = add(rows);
    return (
      <>
        <Money amount={amount} currency={currency} className="font-medium" />
        <span className="block text-xs text-text-faint">
          {countLabel(count, rareNouns.receipt)}
        </span>
      </>
    );
  };
  const of = (rows: TransferTotal[], channel: string) =>
    rows.filter((row) => row.channel === channel);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label="المجاميع"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full min-w-max text-start [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:py-2.5 [&_th]:text-start">
        <thead className="border-b border-line text-sm text-text-soft">
          <tr>
            <th scope="col">اليوم</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <bdi>{channel}</bdi>
              </th>
            ))}
            <th scope="col">المجموع</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...days].map(([day, rows]) => (
            <tr key={day}>
              <th scope="row" className="font-medium whitespace-nowrap">
                <DateText at={`${day}T12:00:00Z`} />
              </th>
              {channels.map((channel) => (
                <td key={channel}>{cell(of(rows, channel))}</td>
              ))}
              <td>{cell(rows)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line font-semibold">
          <tr>
            <th scope="row">المجموع</th>
            {channels.map((channel) => (
              <td key={channel}>{cell(of(totals, channel))}</td>
            ))}
            <td>{cell(totals)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
