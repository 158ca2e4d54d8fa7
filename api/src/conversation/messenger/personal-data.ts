import { sql } from 'drizzle-orm';
import {
  conversations,
  messages,
  onlinePeople,
  onlineProcesses,
  participants,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byRow,
  clear,
  describe,
  file,
  isPerson,
  keep,
  others,
  refersTo,
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { forTheOthers, words } from '#platform/privacy/words.ts';

const isInConversation = refersTo(
  messages.conversationId,
  participants.conversationId,
  isPerson(participants.personId),
);

/** What moderators have hidden was not for its readers any more. */
const wasReceived: Belongs = (who) =>
  sql`(${isInConversation(who)} and ${messages.hiddenAt} is null)`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(onlineProcesses, {
    group: 'sign-in',
    title: 'خوادم تعمل الآن',
    purpose: 'معرفة الخوادم التي تتصل بها الصفحات المفتوحة.',
    retention: 'دقائق بعد توقف الخادم.',
    columns: { id: 'معرّف الخادم', beatAt: 'آخر مرة كان يعمل' },
  }),
  describe(onlinePeople, {
    group: 'sign-in',
    title: 'المتصلون الآن',
    purpose: 'إظهار من هو متصل الآن في المحادثات.',
    retention: 'ما دامت صفحة مفتوحة.',
    columns: { processId: others('معرّف الخادم'), personId: 'رقم الحساب', since: 'منذ متى' },
    links: [
      byPerson(onlinePeople.personId, {
        how: 'المتصل.',
        exported: 'whole',
        deletion: remove('لا اتصال بعد حذف الحساب.'),
      }),
    ],
  }),
  describe(conversations, {
    group: 'conversations',
    title: 'المحادثات',
    purpose: 'تجمع رسائل شخصين أو ردود سؤال.',
    retention: forTheOthers,
    columns: {
      id: words.id,
      createdAt: words.createdAt,
      updatedAt: 'متى كانت آخر رسالة',
    },
    links: [
      byRow(conversations.id, participants.conversationId, {
        belongs: isPerson(participants.personId),
        how: 'يشارك فيها.',
        exported: 'whole',
        deletion: keep('تبقى للطرف الآخر.'),
      }),
    ],
  }),
  describe(participants, {
    group: 'conversations',
    title: 'المشاركون في المحادثات',
    purpose: 'من يقرأ كل محادثة، وحتى أين قرأ.',
    retention: forTheOthers,
    columns: {
      conversationId: 'رقم المحادثة',
      personId: words.person,
      lastReadMessageId: 'آخر رسالة قرأها',
      mailedMessageId: 'آخر رسالة أُخبر بها بالبريد',
      settledMessageId: 'آخر رسالة لا تحتاج جوابه',
      waitingSince: 'منذ متى تنتظر رسالةٌ جوابه',
    },
    links: [
      byPerson(participants.personId, {
        how: 'المشارك.',
        exported: 'whole',
        deletion: clear(
          { lastReadMessageId: 0, mailedMessageId: 0, settledMessageId: 0 },
          'المحادثة تبقى للطرف الآخر، ويظهر فيها «حساب محذوف».',
        ),
      }),
    ],
  }),
  describe(messages, {
    group: 'conversations',
    title: 'الرسائل والردود',
    purpose: 'ما كتبه الناس بعضهم إلى بعض، مع مرفقاته.',
    retention: forTheOthers,
    columns: {
      id: words.id,
      conversationId: 'رقم المحادثة',
      personId: 'رقم حساب المرسل',
      body: 'النص',
      filePath: file('المرفق'),
      fileName: 'اسم المرفق',
      fileType: 'نوع المرفق',
      fileSize: 'حجم المرفق',
      clientKey: secret('معرّف يمنع إرسال الرسالة مرتين'),
      createdAt: 'متى أُرسلت',
      hiddenAt: 'متى أُخفيت',
      searchText: words.searchText,
    },
    links: [
      byPerson(messages.personId, {
        how: 'مرسلها.',
        exported: 'whole',
        deletion: keep('تبقى لمن وصلته، ويظهر مرسلها باسم «حساب محذوف».'),
      }),
      byCondition([messages.conversationId], {
        belongs: wasReceived,
        how: 'وصلته في محادثة يشارك فيها، بنصها وبلا مرفقات.',
        exported: 'whole',
        othersFiles: true,
        deletion: keep('كتبها غيره.'),
      }),
    ],
  }),
];
