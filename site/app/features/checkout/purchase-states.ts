import type { PurchaseState } from '@nibras/contract/purchases.ts';
import type { BadgeProps } from '#ui/list/badge.tsx';

/** What each state of a purchase is called in lists. */
export const purchaseStates: Record<PurchaseState, { name: string; tone: BadgeProps['tone'] }> = {
  open: { name: 'ينتظر الدفع', tone: 'warning' },
  paid: { name: 'مدفوع', tone: 'success' },
  refunded: { name: 'مُسترد', tone: 'neutral' },
  expired: { name: 'انتهت مهلته', tone: 'neutral' },
  cancelled: { name: 'ملغى', tone: 'neutral' },
};
