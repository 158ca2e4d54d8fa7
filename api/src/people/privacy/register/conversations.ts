import { sql } from 'drizzle-orm';
import {
  conversations as conversationTable,
  discussions,
  messages,
  participants,
  replyPictures,
  reports,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byRow,
  byStaff,
  clear,
  derived,
  describe,
  file,
  isPerson,
  keep,
  others,
  refersTo,
  secret,
} from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { words } from './words.ts';

const person = 'رقم الحساب';
const forTheOthers = 'بلا نهاية: الحديث لطرفيه، ويبقى للطرف الآخر.';

const isInConversation = refersTo(
  messages.conversationId,
  participants.conversationId,
  isPerson(participants.personId),
);
/** What moderators have hidden was not for its readers any more. */
const wasReceived: Belongs = (who) =>
  sql`(${isInConversation(who)} and ${messages.hiddenAt} is null)`;

/** What people write to each other. */
export const conversations: RegisterDomain = {
  name: 'conversations',
  title: 'المحادثات والاستفسارات',
  entries: [
    describe(conversationTable, {
      title: 'المحادثات',
      purpose: 'تجمع رسائل شخصين أو ردود سؤال.',
      retention: forTheOthers,
      columns: {
        id: words.id,
        createdAt: words.createdAt,
        updatedAt: 'متى كانت آخر رسالة',
      },
      links: [
        byRow(conversationTable.id, participants.conversationId, {
          belongs: isPerson(participants.personId),
          how: 'يشارك فيها.',
          exported: 'whole',
          deletion: keep('تبقى للطرف الآخر.'),
        }),
      ],
    }),
    describe(participants, {
      title: 'المشاركون في المحادثات',
      purpose: 'من يقرأ كل محادثة، وحتى أين قرأ.',
      retention: forTheOthers,
      columns: {
        conversationId: 'رقم المحادثة',
        personId: person,
        lastReadMessageId: 'آخر رسالة قرأها',
        mailedMessageId: 'آخر رسالة أُخبر بها بالبريد',
      },
      links: [
        byPerson(participants.personId, {
          how: 'المشارك.',
          exported: 'whole',
          deletion: clear(
            { lastReadMessageId: 0, mailedMessageId: 0 },
            'المحادثة تبقى للطرف الآخر، ويظهر فيها «حساب محذوف».',
          ),
        }),
      ],
    }),
    describe(discussions, {
      title: 'أسئلة النقاش',
      purpose: 'سؤال الطالب على محاضرة، ويراه من في الكورس.',
      retention: forTheOthers,
      columns: {
        id: words.id,
        courseId: words.course,
        lectureId: words.lecture,
        personId: person,
        conversationId: 'رقم محادثة الردود',
        description: 'نص السؤال',
        picturePath: file('صورة السؤال'),
        pictureAlt: 'وصف الصورة',
        settledMessageId: 'آخر رد حين قال المعلّم إنه لا يحتاج ردًّا',
        createdAt: words.createdAt,
        hiddenAt: 'متى أخفته الإدارة',
      },
      links: [
        byPerson(discussions.personId, {
          how: 'صاحب السؤال.',
          exported: 'whole',
          deletion: keep('السؤال وردوده يستفيد منها غيره، ويظهر صاحبه باسم «حساب محذوف».'),
        }),
      ],
    }),
    describe(messages, {
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
        hiddenAt: 'متى أخفتها الإدارة',
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
    describe(replyPictures, {
      title: 'صور الردود',
      purpose: 'وصف صورة في رد يراه من في الكورس.',
      retention: forTheOthers,
      columns: { messageId: 'رقم الرسالة', alt: 'وصف الصورة' },
      links: [
        byRow(replyPictures.messageId, messages.id, {
          belongs: isPerson(messages.personId),
          how: 'عن طريق الرسالة.',
          exported: 'whole',
          deletion: keep('تبقى مع الرد.'),
        }),
      ],
    }),
    describe(reports, {
      title: 'البلاغات',
      purpose: 'ما أبلغ عنه الناس من تقييمات وأسئلة ورسائل، وما تقرر فيه.',
      retention: 'ما دام الشيء المبلغ عنه قائمًا.',
      columns: {
        id: words.id,
        reviewId: 'رقم التقييم',
        discussionId: 'رقم السؤال',
        messageId: 'رقم الرسالة',
        subject: derived('نوع الشيء ورقمه'),
        personId: others('من أبلغ'),
        authorId: others('كاتب الشيء المبلغ عنه'),
        courseId: words.course,
        reason: 'السبب',
        note: 'ما كتبه من أبلغ',
        createdAt: words.createdAt,
        decision: 'القرار',
        decidedAt: 'متى تقرر',
        decidedBy: others('من قرر'),
      },
      links: [
        byPerson(reports.personId, {
          how: 'من أبلغ.',
          exported: 'whole',
          deletion: clear({ note: '' }, 'القرار يبقى، ويُمحى ما كتبه من أبلغ.'),
        }),
        byPerson(reports.authorId, {
          how: 'كاتب الشيء المبلغ عنه.',
          exported: 'no',
          why: 'البلاغ سرّ من أبلغ، ومعرفته قد تؤذيه. أثره في الشيء نفسه (متى أُخفي) في بيانات صاحبه.',
          deletion: keep('يبقى مع الشيء المبلغ عنه، بلا اسم.'),
        }),
        byStaff(reports.decidedBy, 'من قرر في البلاغ.'),
      ],
    }),
  ],
};
