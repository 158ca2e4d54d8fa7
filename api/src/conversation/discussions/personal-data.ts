import { discussions, messages, replyPictures } from '#platform/database/schema/index.ts';
import { byPerson, byRow, describe, file, isPerson, keep } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { forTheOthers, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(discussions, {
    group: 'conversations',
    title: 'استفسارات المحاضرات',
    purpose: 'استفسار الطالب عن محاضرة، ويراه من في الكورس.',
    retention: forTheOthers,
    columns: {
      id: words.id,
      courseId: words.course,
      lectureId: words.lecture,
      personId: words.person,
      conversationId: 'رقم محادثة الردود',
      description: 'نص السؤال',
      picturePath: file('صورة السؤال'),
      pictureAlt: 'وصف الصورة',
      settledMessageId: 'آخر رد حين {قال|قالت} المعلّم {إنه لا يحتاج|إنها لا تحتاج} ردًّا',
      createdAt: words.createdAt,
      hiddenAt: 'متى أُخفي',
      waitingSince: 'منذ متى ينتظر ردًّا',
    },
    links: [
      byPerson(discussions.personId, {
        how: 'صاحب السؤال.',
        exported: 'whole',
        deletion: keep('السؤال وردوده يستفيد منها غيره، ويظهر صاحبه باسم «حساب محذوف».'),
      }),
    ],
  }),
  describe(replyPictures, {
    group: 'conversations',
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
];
