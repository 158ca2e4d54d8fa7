import {
  categorySizes,
  courseFeatures,
  courseListings,
  courseRequirements,
  courseResources,
  courseSizes,
  courses,
  favourites,
  studioCourses,
} from '#platform/database/schema/index.ts';
import { byPerson, derived, describe, keep, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import {
  contentRetention,
  publicationWords,
  withAccount,
  withCourse,
  words,
} from '#platform/privacy/words.ts';

const counted = 'تعدّها قاعدة البيانات بنفسها وتحدّثها مع كل تغيير.';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(favourites, {
    group: 'learning',
    title: 'الكورسات المفضّلة',
    purpose: 'قائمة المفضّلة في حساب الطالب.',
    retention: withAccount,
    columns: { personId: words.person, courseId: words.course, createdAt: 'متى أُضيف' },
    links: [
      byPerson(favourites.personId, {
        how: 'صاحب القائمة.',
        exported: 'whole',
        deletion: remove('لا حاجة إليها بلا حساب.'),
      }),
    ],
  }),
  describe(courses, {
    group: 'courses',
    title: 'الكورسات',
    purpose:
      'محتوى الكورس {course:وسعره ومعلّمه|وسعرها ومعلّمها} {teacher:الأساسي|الأساسية}، وتُنشر للجميع.',
    retention: contentRetention,
    columns: {
      id: words.id,
      slug: words.slug,
      name: 'الاسم',
      categoryId: 'التصنيف',
      teacherId: 'المعلّم {الأساسي|الأساسية}',
      description: 'الوصف القصير',
      longDescription: 'الوصف',
      image: 'الصورة',
      introVideo: 'فيديو التعريف',
      price: 'السعر',
      soldDays: 'أيام الاشتراك بعد الشراء',
      soldUntil: 'حتى متى الاشتراك',
      language: 'اللغة',
      certificate: 'هل {course:له|لها} شهادة',
      movingName: 'هل يظهر اسم المشاهد على الفيديو',
      completionRules: 'قواعد الإتمام',
      level: 'المستوى',
      rank: words.rank,
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      ...publicationWords,
    },
    links: [
      byPerson(courses.teacherId, {
        how: 'المعلّم {الأساسي|الأساسية}.',
        exported: 'whole',
        deletion: keep(
          'الكورس محتوى المنصة، {teacher:ويظهر|وتظهر} {course:معلّمه|معلّمها} باسم «حساب محذوف» حتى يُختار {teacher:غيره|غيرها}.',
        ),
      }),
    ],
  }),
  describe(courseFeatures, {
    group: 'courses',
    title: 'مزايا الكورسات',
    purpose: 'ما {student:يتعلمه|تتعلمه} الطالب في الكورس.',
    retention: withCourse,
    columns: { id: words.id, courseId: words.course, name: 'النص', position: words.position },
  }),
  describe(courseRequirements, {
    group: 'courses',
    title: 'متطلبات الكورسات',
    purpose: 'ما يلزم قبل الكورس.',
    retention: withCourse,
    columns: { id: words.id, courseId: words.course, name: 'النص', position: words.position },
  }),
  describe(courseResources, {
    group: 'courses',
    title: 'ملفات الكورسات',
    purpose: 'ملفات {ينزّلها|تنزّلها} الطالب.',
    retention: withCourse,
    columns: {
      id: words.id,
      courseId: words.course,
      name: 'الاسم',
      file: 'الملف',
      size: 'الحجم',
      membersOnly: 'هل هو للمشتركين فقط',
      position: words.position,
    },
  }),
  describe(courseSizes, {
    group: 'courses',
    title: 'أعداد الكورسات',
    purpose: counted,
    retention: 'تتغير مع الكورسات.',
    columns: {
      categoryId: 'التصنيف',
      level: 'المستوى',
      free: 'مجاني',
      length: 'الطول',
      courses: 'العدد',
    },
  }),
  describe(categorySizes, {
    group: 'courses',
    title: 'أعداد كورسات التصنيفات',
    purpose: counted,
    retention: 'تتغير مع الكورسات.',
    columns: { categoryId: 'التصنيف', courses: 'العدد' },
  }),
  describe(courseListings, {
    group: 'courses',
    title: 'ترتيب الكورسات',
    purpose: counted,
    retention: withCourse,
    columns: {
      courseId: words.course,
      categoryId: 'التصنيف',
      createdAt: words.createdAt,
      level: 'المستوى',
      free: 'مجاني',
      students: 'عدد الطلاب',
      reviews: 'عدد التقييمات',
      ratingSum: 'مجموع النجوم',
      rating: derived('متوسط النجوم'),
      lectures: 'عدد المحاضرات',
      minutes: 'المدة بالدقائق',
      published: 'هل يظهر للزوار',
      rank: words.rank,
    },
  }),
  describe(studioCourses, {
    group: 'courses',
    title: 'ترتيب الكورسات في الاستوديو',
    purpose: counted,
    retention: withCourse,
    columns: {
      courseId: words.course,
      state: 'حالة النشر',
      binned: 'هل هو في سلة المحذوفات',
      workedAt: 'آخر عمل فيه',
    },
  }),
];
