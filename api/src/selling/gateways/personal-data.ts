import { sql } from 'drizzle-orm';
import { checkouts, gatewayNotices, purchases } from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byRow,
  derived,
  describe,
  keep,
  refersTo,
  secret,
} from '#platform/privacy/describe.ts';
import { boughtHere, isBuyer } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withPurchase, words } from '#platform/privacy/words.ts';

/** The gateway's webhook events of a person's sessions to its page. */
const isOwnEvent: Belongs = (who) =>
  sql`(${gatewayNotices.gateway}, ${gatewayNotices.vendorId}) in (select ${checkouts.gateway}, ${checkouts.vendorId}
    from ${checkouts} where ${refersTo(checkouts.purchaseId, purchases.id, isBuyer)(who)})`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(checkouts, {
    group: 'purchases',
    title: 'زيارات بوابات الدفع',
    purpose: 'ربط عملية الشراء بصفحة الدفع لدى البوابة.',
    retention: withPurchase,
    columns: {
      id: words.id,
      purchaseId: 'رقم عملية الشراء',
      gateway: 'البوابة',
      vendorId: 'رقم الزيارة لدى البوابة',
      url: secret('رابط صفحة الدفع'),
      amount: words.amount,
      currency: words.currency,
      createdAt: words.createdAt,
      checkedAt: 'متى سُئلت البوابة آخر مرة',
      state: 'الحالة',
      isTest: 'هل هي تجربة',
      expiresAt: 'حتى متى تقبل البوابة الدفع',
      paymentId: 'رقم الدفعة لدى البوابة',
      checks: 'كم مرة سُئلت البوابة',
      nextCheckAt: 'متى تُسأل من جديد',
      trouble: 'ما يحتاج نظر أحد الفريق',
    },
    links: [byRow(checkouts.purchaseId, purchases.id, boughtHere)],
  }),
  describe(gatewayNotices, {
    group: 'purchases',
    title: 'إخطارات بوابات الدفع',
    purpose: 'ما أرسلته البوابة كما أرسلته، للأسئلة التي تأتي بعد ذلك.',
    retention: 'سنة واحدة.',
    columns: {
      id: words.id,
      gateway: 'البوابة',
      vendorId: 'رقم الزيارة لدى البوابة',
      body: 'ما أرسلته',
      outcome: 'ما صار به',
      createdAt: words.createdAt,
      digest: derived('بصمة ما أُرسل، ليُحسب مرة واحدة'),
    },
    links: [
      byCondition([gatewayNotices.vendorId], {
        belongs: isOwnEvent,
        how: 'عن طريق زيارة بوابة الدفع.',
        exported: 'whole',
        deletion: keep('تلزم عند الخلاف على دفعة، وتُحذف بعد سنة.'),
      }),
    ],
  }),
];
