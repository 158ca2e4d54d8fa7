import { seatEvents, videoSeats, videoTraffic } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(videoSeats, {
    group: 'learning',
    title: 'أجهزة تشاهد الآن',
    purpose: 'عدد الأجهزة التي يُشاهَد عليها الحساب في وقت واحد.',
    retention: '30 يومًا بعد آخر مشاهدة.',
    columns: {
      sessionId: 'رقم جلسة الدخول',
      personId: words.person,
      lectureId: words.lecture,
      since: 'متى بدأت المشاهدة',
      seenAt: 'آخر طلب لجزء من الفيديو',
    },
    links: [
      byPerson(videoSeats.personId, {
        how: 'صاحب الحساب.',
        exported: 'whole',
        deletion: remove('لا مشاهدة بعد حذف الحساب.'),
      }),
    ],
  }),
  describe(seatEvents, {
    group: 'learning',
    title: 'تبدّل أجهزة المشاهدة',
    purpose: 'أن يرى صاحب المنصة الحسابات التي تُشاهَد على أجهزة كثيرة، فيراسل أصحابها.',
    retention: '30 يومًا.',
    columns: {
      id: words.id,
      personId: words.person,
      sessionId: 'رقم جلسة الدخول',
      kind: 'بدأ جهاز المشاهدة، أو لم يجد مكانًا، أو أخذ مكان جهاز آخر، أو قرأ الفيديو أسرع مما يُشاهَد',
      at: 'الوقت',
    },
    links: [
      byPerson(seatEvents.personId, {
        how: 'صاحب الحساب.',
        exported: 'whole',
        deletion: remove('لا مشاهدة بعد حذف الحساب.'),
      }),
    ],
  }),
  describe(videoTraffic, {
    group: 'courses',
    title: 'ما أُرسل من الفيديوهات',
    purpose: 'كم بايتًا أُرسل من كل فيديو في كل شهر.',
    retention: 'ما دام الفيديو.',
    columns: {
      mediaId: 'رقم الملف',
      month: 'الشهر',
      bytes: 'البايتات',
    },
  }),
];
