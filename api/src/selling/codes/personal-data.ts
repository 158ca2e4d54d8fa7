import { codeBatchCourses, codeBatches, packCodes } from '#platform/database/schema/index.ts';
import { byPerson, byStaff, describe, keep, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withPurchase, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(packCodes, {
    group: 'purchases',
    title: 'أكواد الشحن والكورسات',
    purpose: 'الأكواد المطبوعة، ومن استخدم كلًّا منها.',
    retention: withPurchase,
    columns: {
      id: words.id,
      batchId: 'رقم الدفعة المطبوعة',
      number: 'رقم الكود فيها',
      keyHash: secret('بصمة الكود؛ الكود نفسه لا يُحفظ'),
      redeemedBy: 'من استخدمه',
      redeemedAt: 'متى استُعمل',
      cancelledAt: 'متى أُلغي',
    },
    links: [
      byPerson(packCodes.redeemedBy, {
        how: 'من استخدم الكود.',
        exported: 'whole',
        deletion: keep('لئلا يُستعمل الكود مرة ثانية.'),
      }),
    ],
  }),
  describe(codeBatches, {
    group: 'selling',
    title: 'دفعات الأكواد',
    purpose: 'أكواد طُبعت معًا.',
    retention: withPurchase,
    columns: {
      id: words.id,
      name: 'الاسم',
      prefix: 'ما يُطبع قبل الكود',
      count: 'العدد',
      amount: words.amount,
      currency: words.currency,
      printedPrice: 'السعر المطبوع',
      accessDays: 'أيام الدخول',
      validFrom: 'من متى',
      validUntil: 'حتى متى',
      gift: 'هل هو رابط هدية',
      createdBy: 'من صنعها',
      createdAt: words.createdAt,
      cancelledAt: 'متى أُلغيت',
      cancelledBy: 'من ألغاها',
    },
    links: [
      byStaff(codeBatches.createdBy, 'من صنع الدفعة.'),
      byStaff(codeBatches.cancelledBy, 'من ألغى الدفعة.'),
    ],
  }),
  describe(codeBatchCourses, {
    group: 'selling',
    title: 'كورسات دفعات الأكواد',
    purpose: 'الكورسات التي تفتحها أكواد كل دفعة.',
    retention: withPurchase,
    columns: { batchId: 'رقم الدفعة', courseId: words.course },
  }),
];
