import type { PaymentWay, PurchaseState } from '../shapes.ts';

/** The Arabic names of the states of purchases, for lists and exports. */
export const purchaseStateNames: Record<PurchaseState, string> = {
  open: 'ينتظر الدفع',
  paid: 'مدفوع',
  expired: 'انتهت مهلته',
  cancelled: 'ملغى',
  refunded: 'مسترد',
};

/** The Arabic names of the ways of payment; gateways are called as they call themselves. */
export const wayNames: Record<PaymentWay, string> = {
  transfer: 'تحويل يدوي',
  cash: 'نقدًا',
  paymob: 'Paymob',
  fawry: 'فوري',
  moyasar: 'Moyasar',
  stripe: 'Stripe',
  credit: 'الرصيد',
  none: 'دون مقابل',
};
