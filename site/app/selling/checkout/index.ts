export { AccessPeriod } from './access-period.tsx';
export { OpenPurchases } from './open-purchases.tsx';
export { stageName } from './purchase-states.ts';
export { purchaseListQuery, waysToPayQuery } from './queries.ts';
