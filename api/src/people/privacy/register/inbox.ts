import {
  contactMessages,
  importLines,
  imports,
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
  byPerson,
  byStaff,
  describe,
  either,
  isAddress,
  isAddressOfNoOther,
  isPerson,
  keep,
  others,
  refersTo,
  remove,
  secret,
} from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { words } from './words.ts';

const forever = 'بلا نهاية: صاحب المنصة يرجع إليها في خدمة من راسله.';
const noLaw = 'كتبها صاحب الحساب، ولا يطلب القانون حفظها.';

export const isOwnOrder: Belongs = either(
  isPerson(orders.personId),
  isAddressOfNoOther(orders.email, orders.personId),
);
export const isOwnMessage = isAddress(contactMessages.email);
const isOwnThread = (table: typeof inboxMails | typeof inboxNotes): Belongs =>
  either(
    refersTo(table.orderId, orders.id, isOwnOrder),
    refersTo(table.messageId, contactMessages.id, isOwnMessage),
  );

/** What people write to the provider, and lists of people that the provider read in. */
export const inbox: RegisterDomain = {
  name: 'inbox',
  title: 'الطلبات والرسائل إلى المنصة',
  entries: [
    describe(orders, {
      title: 'طلبات الخدمات',
      purpose: 'طلب خدمة من المنصة، ليُردّ على صاحبه.',
      retention: forever,
      columns: {
        id: words.id,
        serviceId: 'رقم الخدمة',
        personId: 'رقم الحساب إن كان داخلًا',
        name: 'الاسم',
        phone: 'الهاتف',
        email: 'البريد',
        country: 'البلد',
        jobTitle: 'المسمّى الوظيفي',
        description: 'نص الطلب',
        state: 'الحالة',
        origin: secret('بصمة الشبكة، لكشف الرسائل المزعجة'),
        createdAt: words.createdAt,
        searchText: words.searchText,
      },
      links: [
        byPerson(orders.personId, {
          how: 'صاحب الطلب.',
          exported: 'whole',
          deletion: remove(noLaw),
        }),
        byCondition([orders.email], {
          belongs: isAddressOfNoOther(orders.email, orders.personId),
          how: 'كُتب بريده في الطلب، وليس الطلب من حساب غيره.',
          exported: 'whole',
          deletion: remove(noLaw),
        }),
      ],
    }),
    describe(contactMessages, {
      title: 'رسائل «تواصل معنا»',
      purpose: 'رسالة إلى المنصة، ليُردّ على صاحبها.',
      retention: forever,
      columns: {
        id: words.id,
        name: 'الاسم',
        email: 'البريد',
        subject: 'الموضوع',
        message: 'النص',
        state: 'الحالة',
        origin: secret('بصمة الشبكة، لكشف الرسائل المزعجة'),
        createdAt: words.createdAt,
        searchText: words.searchText,
      },
      links: [
        byAddress(contactMessages.email, {
          how: 'كُتب بريده في الرسالة.',
          exported: 'whole',
          deletion: remove(noLaw),
        }),
      ],
    }),
    describe(inboxMails, {
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
      title: 'ردود جاهزة',
      purpose: 'نصوص يبدأ بها فريق المنصة ردوده.',
      retention: 'حتى تُغيَّر.',
      columns: { kind: 'للطلبات أو الرسائل', version: 'عدد التعديلات', templates: 'النصوص' },
    }),
    describe(imports, {
      title: 'قوائم الأشخاص المستوردة',
      purpose: 'قائمة أدخلها صاحب المنصة دفعة واحدة.',
      retention: 'بلا نهاية، بلا أسماء: الأسماء والعناوين في سطورها تُحذف بعد 30 يومًا.',
      columns: {
        id: words.id,
        personId: 'من استورد',
        courseId: words.course,
        validUntil: 'حتى متى الدخول',
        note: 'ملاحظة',
        mail: 'هل يُخبَرون بالبريد',
        clientKey: secret('معرّف يمنع الاستيراد مرتين'),
        lines: 'عدد السطور',
        state: 'الحالة',
        logId: 'سطرها في سجل التغييرات',
        createdAt: words.createdAt,
        finishedAt: 'متى انتهت',
      },
      links: [byStaff(imports.personId, 'من استورد القائمة.')],
    }),
    describe(importLines, {
      title: 'سطور القوائم المستوردة',
      purpose: 'أسماء من في القائمة وعناوينهم، حتى يُتمّ الاستيراد أو يُتراجع عنه.',
      retention: '30 يومًا.',
      columns: {
        importId: 'رقم القائمة',
        line: 'رقم السطر',
        name: 'الاسم',
        email: 'البريد',
        phone: 'الهاتف',
        personId: 'رقم الحساب',
        madePerson: 'هل أُنشئ الحساب بها',
        outcome: 'ما صار',
        enrolledBefore: 'هل كان مشتركًا',
      },
      links: [
        byPerson(importLines.personId, {
          how: 'حسابه في السطر.',
          exported: 'whole',
          deletion: remove('فيها اسمه وبريده وهاتفه.'),
        }),
        byCondition([importLines.email], {
          belongs: isAddressOfNoOther(importLines.email, importLines.personId),
          how: 'بريده في السطر، وليس فيه حساب غيره.',
          exported: 'whole',
          deletion: remove('فيها اسمه وبريده وهاتفه.'),
        }),
      ],
    }),
  ],
};
