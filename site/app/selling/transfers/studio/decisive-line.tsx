import type { TransferDetail } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { WarningIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';
import { duplicateTitle } from './texts.ts';

/**
 * What the decision hangs on, beside its buttons on screens where the facts may be out of view: how much is due, from whom,
 * and whether the receipt was sent before.
 */
export function DecisiveLine({ transfer }: { transfer: TransferDetail }) {
  const { person, purchase, duplicates } = transfer;
  return (
    <p className="flex basis-full flex-wrap items-baseline gap-x-4 @2xl:hidden">
      <span className="sr-only">المبلغ المطلوب: </span>
      <span className="text-2xl font-bold">
        <Money amount={purchase.due} currency={purchase.currency} />
      </span>
      {person && <bdi className="min-w-0 truncate font-semibold">{person.name}</bdi>}
      {duplicates.length > 0 && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
          <WarningIcon className="size-5 shrink-0 self-center" />
          {duplicateTitle(duplicates)}
        </span>
      )}
    </p>
  );
}
