export { cancelPurchase, changePurchase } from './change-purchase.ts';
export { expirePurchases } from './expire-purchases.ts';
export { keepOpen } from './keep-open.ts';
export { lockPurchase } from './lock-purchase.ts';
export { openPurchase } from './open-purchase.ts';
export { presentPurchase } from './present.ts';
export {
  dueOf,
  linesOf,
  type PurchaseRow,
  purchaseForOwner,
  type ShownPurchase,
} from './queries.ts';
export { receivePayment } from './receive-payment.ts';
export { newReference } from './reference.ts';
export { refundPayment } from './refund-payment.ts';
export { createCanPay, createSale } from './sell-course.ts';
export { settleRefund } from './settle-refund.ts';
export { solveCase } from './solve-case.ts';
export { netByDay } from './studio/net-by-day.ts';
export { sells } from './studio/policy.ts';
