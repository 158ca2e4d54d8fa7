import type { PurchaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import { purchaseStateNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import { UndoIcon } from '#studio-kit/frame/icons.ts';
import { Mark } from '#ui/list/mark.tsx';
import { CheckIcon, CloseIcon, DurationIcon, OfflineIcon } from '#ui/ornament/icons.ts';

const marks = {
  open: { icon: DurationIcon, tone: 'text-info' },
  paid: { icon: CheckIcon, tone: 'text-success' },
  expired: { icon: OfflineIcon, tone: 'text-text-soft' },
  cancelled: { icon: CloseIcon, tone: 'text-text-soft' },
  refunded: { icon: UndoIcon, tone: 'text-warning' },
};

/** The state of a purchase: a mark with its name. */
export function SaleState({ state, className }: { state: PurchaseState; className?: string }) {
  return (
    <Mark {...marks[state]} className={className}>
      {purchaseStateNames[state]}
    </Mark>
  );
}
