import {
  contactMessages,
  inboxCounts,
  inboxMails,
  inboxNotes,
  orders,
  replyTemplates,
  spamSenders,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byAddress,
  byCondition,
  byStaff,
  describe,
  either,
  keep,
  others,
  refersTo,
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import { isOwnMessage, isOwnOrder } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

const isOwnThread = (table: typeof inboxMails | typeof inboxNotes): Belongs =>
  either(
    refersTo(table.orderId, orders.id, isOwnOrder),
    refersTo(table.messageId, contactMessages.id, isOwnMessage),
  );

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(inboxMails, {
    group: 'inbox',
    title: 'الردود على الطلبات والرسائل',
    purpose: 'ما أرسله فريق المنصة إلى صاحب الطلب أو الرسالة.',
    retention: 'ما دام الطلب أو الرسالة.',
    columns: {
      id: words.id,
      orderId: 'رقم الطلب',
      messageId: 'رقم الرسالة',
      personId: others('من كتب الرد'),
      automatic: 'هل هو إشعار وصول',
      subject: 'العنوان',
      body: 'النص',
      key: secret('معرّف يمنع إرسال الرد مرتين'),
      mailId: 'رقم رسالة البريد',
      state: 'هل أُرسل',
      reason: 'سبب عدم الإرسال',
      createdAt: words.createdAt,
      settledAt: 'متى أُرسل أو رُفض',
    },
    links: [
      byCondition([inboxMails.orderId, inboxMails.messageId], {
        belongs: isOwnThread(inboxMails),
        how: 'عن طريق الطلب أو الرسالة.',
        exported: 'whole',
        deletion: remove('تُحذف مع الطلب أو الرسالة.'),
      }),
      byStaff(inboxMails.personId, 'من كتب الرد.'),
    ],
  }),
  describe(inboxNotes, {
    group: 'inbox',
    title: 'ملاحظات على الطلبات والرسائل',
    purpose: 'ما يكتبه فريق المنصة بعضه لبعض عن طلب أو رسالة.',
    retention: 'ما دام الطلب أو الرسالة.',
    columns: {
      id: words.id,
      orderId: 'رقم الطلب',
      messageId: 'رقم الرسالة',
      personId: others('من كتبها'),
      body: 'النص',
      createdAt: words.createdAt,
      deletedAt: 'متى أُزيلت',
    },
    links: [
      byCondition([inboxNotes.orderId, inboxNotes.messageId], {
        belongs: isOwnThread(inboxNotes),
        how: 'عن طريق الطلب أو الرسالة.',
        exported: 'whole',
        deletion: remove('تُحذف مع الطلب أو الرسالة.'),
      }),
      byStaff(inboxNotes.personId, 'من كتب الملاحظة.'),
    ],
  }),
  describe(spamSenders, {
    group: 'inbox',
    title: 'مرسلون مزعجون',
    purpose: 'عناوين وشبكات تذهب رسائلها إلى المزعج.',
    retention: 'العناوين حتى يرفعها صاحب المنصة، والشبكات أسبوعًا.',
    columns: {
      id: words.id,
      email: 'البريد',
      origin: secret('بصمة الشبكة'),
      until: 'حتى متى',
      personId: others('من قرر'),
      createdAt: words.createdAt,
    },
    links: [
      byAddress(spamSenders.email, {
        how: 'بريده بينها.',
        exported: 'whole',
        deletion: keep('لئلا يُرفع المنع بحذف الحساب. يرفعه صاحب المنصة إن طُلب منه.'),
      }),
      byStaff(spamSenders.personId, 'من قرر المنع.'),
    ],
  }),
  describe(inboxCounts, {
    group: 'inbox',
    title: 'أعداد الطلبات والرسائل',
    purpose: 'أعداد تظهر في القوائم.',
    retention: 'تتغير مع الطلبات والرسائل.',
    columns: {
      kind: 'طلبات أو رسائل',
      serviceId: 'رقم الخدمة',
      state: 'الحالة',
      items: 'العدد',
    },
  }),
  describe(replyTemplates, {
    group: 'inbox',
    title: 'ردود جاهزة',
    purpose: 'نصوص يبدأ بها فريق المنصة ردوده.',
    retention: 'حتى تُغيَّر.',
    columns: { kind: 'للطلبات أو الرسائل', version: 'عدد التعديلات', templates: 'النصوص' },
  }),
];
