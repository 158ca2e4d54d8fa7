import { reports } from '#platform/database/schema/index.ts';
import {
  byPerson,
  byStaff,
  clear,
  derived,
  describe,
  keep,
  others,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(reports, {
    group: 'conversations',
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
];
