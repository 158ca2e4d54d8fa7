export { AccessPeriod } from './access-period.tsx';
export { OpenPurchases } from './open-purchases.tsx';
export { stageName } from './purchase-states.ts';
export { paymentMethodsQuery, purchaseListQuery } from './queries.ts';
