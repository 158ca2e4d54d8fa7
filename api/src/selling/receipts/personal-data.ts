import { purchases, receiptNumbers, receipts } from '#platform/database/schema/index.ts';
import { byRow, describe } from '#platform/privacy/describe.ts';
import { boughtHere } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withPurchase, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(receipts, {
    group: 'purchases',
    title: 'الإيصالات',
    purpose: 'إيصالات الدفع وإشعارات الاسترداد كما صدرت، وفيها اسم المشتري وبريده.',
    retention: withPurchase,
    columns: {
      id: words.id,
      number: 'رقم الإيصال',
      kind: 'إيصال أو إشعار استرداد',
      purchaseId: 'رقم عملية الشراء',
      refundId: 'رقم الاسترداد',
      data: 'كل ما كُتب فيه',
      issuedAt: 'متى صدر',
    },
    links: [byRow(receipts.purchaseId, purchases.id, boughtHere)],
  }),
  describe(receiptNumbers, {
    group: 'selling',
    title: 'آخر رقم إيصال',
    purpose: 'لتتسلسل أرقام الإيصالات بلا فجوات.',
    retention: withPurchase,
    columns: { id: words.id, last: 'آخر رقم' },
  }),
];
