import type { DemoExerciseAttempt, DemoQuizAttempt } from '../types.ts';

/** By the local part of the address: how well each did, from 0 to 1, and how many days ago. */
const results: Record<string, Record<string, [share: number, daysAgo: number][]>> = {
  'اختبار: المتغيرات والأنواع': {
    s2: [
      [0.6, 112],
      [1, 111],
    ],
    s3: [[0.9, 95]],
    s5: [[0.5, 100]],
    s8: [[0.8, 58]],
    s10: [[1, 52]],
    s12: [
      [0.3, 40],
      [0.7, 39],
    ],
    student2: [[0.8, 30]],
  },
  'اختبار: أي بنية تختار؟': {
    s2: [[0.9, 90]],
    s3: [[0.7, 80]],
    s10: [[0.5, 2]],
    s8: [[1, 1]],
  },
  'اختبار: أساسيات HTML': {
    s1: [[0.9, 88]],
    s2: [[0.5, 60]],
    s4: [[0.7, 160]],
    s5: [[1, 35]],
    s9: [[0.4, 70]],
    s14: [[0.8, 30]],
    student: [[0.8, 14]],
  },
  'اختبار: المكونات والخصائص': {
    s1: [[0.6, 30]],
    s4: [[0.8, 71]],
    s7: [[1, 77]],
    s13: [[0.4, 60]],
  },
};

const courseOf: Record<string, string> = {
  'اختبار: المتغيرات والأنواع': 'python-from-zero',
  'اختبار: أي بنية تختار؟': 'python-from-zero',
  'اختبار: أساسيات HTML': 'modern-web-html-css',
  'اختبار: المكونات والخصائص': 'react-applications',
};

/** What they wrote where a person marks the answer. */
const essays = [
  'عندي دكان صغير. المفتاح اسم الصنف والقيمة قائمة بأسعاره في آخر شهر: {"شاي": [25, 27], "سكر": [18]}. هكذا أعرف متى ارتفع سعر أي صنف.',
  'جدول حصص المدرسة: المفتاح اسم اليوم، والقيمة قائمة الحصص بترتيبها.',
  'أرتب كتبي هكذا: {"رواية": ["الأيام", "موسم الهجرة إلى الشمال"], "برمجة": ["بايثون من الصفر"]}. إذا سألني أخي عن رواية فتحت القائمة مباشرة.',
];

export const quizAttempts: DemoQuizAttempt[] = Object.entries(results).flatMap(
  ([lecture, people]) =>
    Object.entries(people).flatMap(([local, attempts]) =>
      attempts.map(([share, daysAgo], at) => ({
        student: `${local}@example.com`,
        course: courseOf[lecture] ?? '',
        lecture,
        share,
        daysAgo,
        essay: essays[(local.length + daysAgo + at) % essays.length] ?? '',
        // The newest ones wait for the teacher.
        marked: daysAgo > 10,
      })),
    ),
);

const python = 'python-from-zero';
const temperature = 'تمرين: من فهرنهايت إلى مئوية';
const evenNumbers = 'تمرين: مجموع الأعداد الزوجية';

const handedIn = (
  local: string,
  lecture: string,
  [passed, daysAgo]: [passed: boolean, daysAgo: number],
): DemoExerciseAttempt => ({
  student: `${local}@example.com`,
  course: python,
  lecture,
  passed,
  daysAgo,
});

export const exerciseAttempts: DemoExerciseAttempt[] = [
  handedIn('s2', temperature, [false, 110]),
  handedIn('s2', temperature, [true, 110]),
  handedIn('s3', temperature, [true, 94]),
  handedIn('s8', temperature, [false, 57]),
  handedIn('s10', temperature, [true, 51]),
  handedIn('student2', temperature, [true, 29]),
  handedIn('s2', evenNumbers, [true, 100]),
  handedIn('s10', evenNumbers, [false, 45]),
];
