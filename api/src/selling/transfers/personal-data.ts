import { purchases, transferChannels, transfers } from '#platform/database/schema/index.ts';
import { byRow, byStaff, derived, describe, file, others } from '#platform/privacy/describe.ts';
import { boughtHere } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withPurchase, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(transfers, {
    group: 'purchases',
    title: 'إيصالات التحويل',
    purpose: 'صورة التحويل التي أرسلها المشتري، وما تقرر فيها.',
    retention: withPurchase,
    columns: {
      id: words.id,
      purchaseId: 'رقم عملية الشراء',
      channelId: 'رقم وسيلة التحويل',
      channelName: 'اسم وسيلة التحويل',
      picture: file('صورة الإيصال'),
      pictureSha256: derived('بصمة الصورة، لكشف المكرر'),
      pictureHash: derived('بصمة الشكل، لكشف الصور المتشابهة'),
      pictureSmall: derived('نسخة مصغرة للمقارنة'),
      pictureRatio: derived('نسبة عرض الصورة إلى طولها'),
      alike: others('أرقام إيصالات أخرى تشبهه'),
      senderDigits: 'آخر أرقام الرقم المحوَّل منه',
      sentAt: 'متى حُوّل',
      note: 'ملاحظة المشتري',
      state: 'الحالة',
      question: 'ما سُئل عنه',
      reason: 'سبب الرفض',
      firstBy: others('أول من وافق'),
      firstAt: 'متى وافق الأول',
      decidedBy: others('من قرر'),
      decidedAt: 'متى تقرر',
      answeredAt: 'متى كان أول رد',
      createdAt: words.createdAt,
    },
    links: [
      byRow(transfers.purchaseId, purchases.id, boughtHere),
      byStaff(transfers.firstBy, 'أول من وافق على التحويل.'),
      byStaff(transfers.decidedBy, 'من قرر في التحويل.'),
    ],
  }),
  describe(transferChannels, {
    group: 'selling',
    title: 'وسائل التحويل',
    purpose: 'أرقام صاحب المنصة التي يُحوَّل إليها.',
    retention: 'ما دامت تُستخدم، وتبقى بعد إيقافها لتُقرأ بها التحويلات القديمة.',
    columns: {
      id: words.id,
      kind: 'النوع',
      name: 'الاسم',
      number: 'الرقم',
      words: 'ما يُقال للمشتري',
      active: 'هل هي معروضة',
      position: words.position,
      createdAt: words.createdAt,
      deletedAt: 'متى أُزيلت',
    },
  }),
];
