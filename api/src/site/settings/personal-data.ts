import { sql } from 'drizzle-orm';
import {
  contactMessages,
  mails,
  orders,
  settings,
  siteSettings,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byAddress,
  byCondition,
  clear,
  describe,
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import { isOwnMessage, isOwnOrder } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { publicationWords, words } from '#platform/privacy/words.ts';

/** Mails to the provider whose subjects name who has sent something. */
const isNamedInSubject: Belongs = (who) => sql`(
  (${mails.template} = 'transfer-arrived' and position(${who.name} in ${mails.subject}) > 0)
  or (${mails.template} = 'order' and exists (select from ${orders}
    where ${isOwnOrder(who)} and ${mails.subject} like '%من ' || ${orders.name}))
  or (${mails.template} = 'contact' and exists (select from ${contactMessages}
    where ${isOwnMessage(who)} and ${mails.subject} like '%' || ${contactMessages.name} || ': %')))`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(mails, {
    group: 'notices',
    title: 'سجل رسائل البريد',
    purpose: 'هل وصلت رسائل البريد، لمساعدة من لا يصله الكود. نص الرسالة لا يُحفظ.',
    retention: '30 يومًا.',
    columns: {
      id: words.id,
      recipient: 'البريد المرسل إليه',
      subject: 'عنوان الرسالة، بلا أكواد',
      template: 'نوع الرسالة',
      state: 'هل أُرسلت',
      reason: 'سبب عدم الإرسال',
      createdAt: words.createdAt,
      settledAt: 'متى أُرسلت أو رُفضت',
    },
    links: [
      byAddress(mails.recipient, {
        how: 'البريد المرسل إليه.',
        exported: 'whole',
        deletion: remove('لا حاجة إليها بلا حساب.'),
      }),
      byCondition([mails.subject, mails.template], {
        belongs: isNamedInSubject,
        how: 'ذُكر اسمه في عنوان رسالة إلى صاحب المنصة.',
        exported: 'no',
        why: 'الرسالة إلى غيره، وما أرسله هو في بياناته.',
        deletion: clear({ subject: '' }, 'يُمحى العنوان، ويبقى أن رسالة أُرسلت.'),
      }),
    ],
  }),
  describe(siteSettings, {
    group: 'studio',
    title: 'إعدادات المنصة',
    purpose: 'اسم المنصة وشكلها وبيانات صاحبها، وتُنشر للجميع.',
    retention: 'ما دامت المنصة.',
    columns: {
      id: words.id,
      slug: words.slug,
      name: 'اسم المنصة',
      tagline: 'جملة التعريف',
      heroTitle: 'عنوان الصفحة الرئيسية',
      heroText: 'جملة الصفحة الرئيسية',
      logo: 'الشعار',
      logoDark: 'الشعار على خلفية داكنة',
      logoHasName: 'هل في الشعار الاسم',
      icon: 'الأيقونة',
      accent: 'اللون',
      email: 'بريد المنصة',
      phone: 'هاتف المنصة',
      address: 'عنوان المنصة',
      facebook: 'صفحة Facebook',
      x: 'صفحة X',
      youtube: 'قناة YouTube',
      linkedin: 'صفحة LinkedIn',
      github: 'صفحة GitHub',
      currency: words.currency,
      timeZone: 'المنطقة الزمنية',
      homeSections: 'أقسام الصفحة الرئيسية',
      videoHosts: 'المواقع التي تُعرض منها فيديوهات',
      nouns: 'أسماء الأشياء في الموقع',
      certificateTitle: 'عنوان الشهادة',
      certificateText: 'نص الشهادة',
      certificateSigner: 'من يوقّع الشهادة',
      certificateSignerTitle: 'صفة من يوقّعها',
      certificateSignature: 'صورة التوقيع',
      certificateAccent: 'لون الشهادة',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      ...publicationWords,
    },
  }),
  describe(settings, {
    group: 'studio',
    title: 'قيم داخلية',
    purpose: 'مفاتيح المنصة وإعداد البريد وبوابات الدفع وما شابه.',
    retention: 'ما دامت المنصة.',
    columns: { name: 'الاسم', value: secret('القيمة، وفيها مفاتيح سرّية') },
  }),
];
