/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type SellingAction =
  | 'bundle-made'
  | 'bundle-changed'
  | 'bundle-switched-on'
  | 'bundle-switched-off'
  | 'bundle-binned'
  | 'bundle-restored'
  | 'codes-made'
  | 'codes-printed'
  | 'codes-cancelled'
  | 'codes-exported'
  | 'coupon-made'
  | 'coupon-changed'
  | 'coupon-switched-on'
  | 'coupon-switched-off'
  | 'coupon-binned'
  | 'coupon-restored'
  | 'gateway-changed'
  | 'purchase-made'
  | 'purchase-paid'
  | 'purchase-cancelled'
  | 'purchase-refunded'
  | 'case-accepted'
  | 'case-refunded'
  | 'case-dismissed'
  | 'sales-exported'
  | 'selling-changed'
  | 'receipts-exported'
  | 'transfer-approved'
  | 'transfer-first-approved'
  | 'transfer-asked'
  | 'transfer-declined'
  | 'transfer-reopened'
  | 'transfers-exported'
  | 'channel-made'
  | 'channel-changed'
  | 'channel-removed'
  | 'channels-ordered';

/** The kinds of what these changes are about, beside content. */
export const sellingLogKinds = [
  'code-batch',
  'transfer',
  'channel',
  'coupon',
  'bundle',
  'purchase',
] as const;
