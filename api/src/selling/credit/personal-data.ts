import { creditEntries } from '#platform/database/schema/index.ts';
import { byPerson, describe, keep } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { law, withPurchase, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(creditEntries, {
    group: 'purchases',
    title: 'حركات الرصيد',
    purpose: 'ما أُضيف إلى رصيد الشخص وما أُنفق منه.',
    retention: withPurchase,
    columns: {
      id: words.id,
      personId: 'رقم الحساب',
      amount: words.amount,
      currency: words.currency,
      codeId: 'الكود الذي أضافه',
      purchaseId: 'عملية الشراء التي أنفقته',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(creditEntries.personId, {
        how: 'صاحب الرصيد.',
        exported: 'whole',
        deletion: keep(law),
      }),
    ],
  }),
];
