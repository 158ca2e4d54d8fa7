import { reviews } from '#platform/database/schema/index.ts';
import { byPerson, byStaff, clear, describe, others } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withCourse, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(reviews, {
    group: 'learning',
    title: 'تقييمات الكورسات',
    purpose: 'رأي الطالب في الكورس، ويظهر في {course:صفحته|صفحتها} العامة {student:باسمه|باسمها}.',
    retention: withCourse,
    columns: {
      id: words.id,
      courseId: words.course,
      personId: words.person,
      rating: 'عدد النجوم',
      comment: 'نص التقييم',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      hiddenAt: 'متى أُخفي',
      answer: 'ردّ المعلّم أو المنصة تحته',
      answeredAt: 'متى كان الرد',
      answeredBy: others('من كتب الرد'),
    },
    links: [
      byPerson(reviews.personId, {
        how: 'كاتب التقييم.',
        exported: 'whole',
        deletion: clear(
          { comment: '', answer: null, answeredAt: null, answeredBy: null },
          'النجوم تبقى بلا اسم ليظل متوسط الكورس صادقًا، ويُمحى النص والرد عليه.',
        ),
      }),
      byStaff(reviews.answeredBy, 'من كتب الرد.'),
    ],
  }),
];
