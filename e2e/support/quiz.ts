import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import type { QuestionAnswers, QuestionKind } from '../../contract/assessment/questions/shapes.ts';
import { defaultRules, type QuizRules } from '../../contract/assessment/quizzes/shapes.ts';
import { callAs, demoAdmin, type Member } from './member.ts';
import type { Nibras } from './nibras-server.ts';

export interface NewQuestion {
  kind: QuestionKind;
  body: string;
  answers: QuestionAnswers;
  explanation?: string;
  hints?: { html: string; cost: number }[];
  points?: number;
}

export interface MadeQuiz {
  course: number;
  lecture: number;
  path: string;
  coursePath: string;
}

const choice = (id: string, html: string, correct: boolean, feedback = '') => ({
  id,
  html,
  correct,
  feedback,
});

/** One question of each kind, in the order in which the tests answer them. */
export const everyKind: NewQuestion[] = [
  {
    kind: 'single',
    body: '<p>أيّ وسم يعرّف <strong>فقرة</strong> في HTML؟</p>',
    answers: {
      choices: [
        choice(
          'c1',
          '<p><code>&lt;para&gt;</code></p>',
          false,
          '<p>لا يعرف المتصفح هذا الوسم.</p>',
        ),
        choice('c2', '<p><code>&lt;p&gt;</code></p>', true),
        choice('c3', '<p><code>&lt;div&gt;</code></p>', false),
      ],
    },
    explanation: '<p>الوسم <code>p</code> من كلمة paragraph.</p>',
    hints: [{ html: '<p>حرف واحد.</p>', cost: 50 }],
    points: 2,
  },
  {
    kind: 'multiple',
    body: '<p>أيّ هذه لغات برمجة؟</p>',
    answers: {
      choices: [
        choice('m1', '<p>بايثون</p>', true),
        choice('m2', '<p>جافاسكربت</p>', true),
        choice('m3', '<p>لغة التنسيق CSS</p>', false),
      ],
      partial: true,
    },
  },
  {
    kind: 'true-false',
    body: '<p>المتغيّر المعرّف بالكلمة <code>const</code> لا يُعاد إسناده.</p>',
    answers: { correct: true },
  },
  {
    kind: 'text',
    body: '<p>ما اسم الدالة التي تطبع في بايثون؟</p>',
    answers: { accepted: ['print'], exact: false },
  },
  {
    kind: 'number',
    body: '<p>كم سنتيمترًا في المتر؟</p>',
    answers: {
      number: {
        value: '100',
        tolerance: '0',
        toleranceIn: 'value',
        unit: 'سم',
        units: [],
        unitNeeded: true,
      },
    },
  },
  {
    kind: 'match',
    body: '<p>صل كل وسم بوظيفته.</p>',
    answers: {
      pairs: [
        { id: 'l1', left: '<p>الوسم a</p>', rightId: 'r1', right: '<p>رابط</p>' },
        { id: 'l2', left: '<p>الوسم img</p>', rightId: 'r2', right: '<p>صورة</p>' },
      ],
      extras: [{ id: 'r3', html: '<p>جدول</p>' }],
    },
  },
  {
    kind: 'order',
    body: '<p>رتّب مراحل طلب صفحة.</p>',
    answers: {
      items: [
        { id: 'i1', html: '<p>يرسل المتصفح الطلب</p>' },
        { id: 'i2', html: '<p>يعيد الخادم الصفحة</p>' },
        { id: 'i3', html: '<p>يرسم المتصفح الصفحة</p>' },
      ],
    },
  },
  {
    kind: 'gaps',
    body: '<p>أكمل الحلقة.</p>',
    answers: {
      code: 'for ([[1]] i = 0; i < 3; [[2]]) {\n  console.log(i);\n}',
      language: 'javascript',
      gaps: [{ accepted: ['let', 'var'] }, { accepted: ['i++', 'i += 1'] }],
    },
  },
  {
    kind: 'output',
    body: '<p>ماذا يطبع هذا الكود؟</p>',
    answers: {
      code: 'for i in range(2):\n    print(i)',
      language: 'python',
      accepted: ['0\n1'],
    },
  },
  {
    kind: 'essay',
    body: '<p>اشرح بكلماتك الفرق بين <code>let</code> و<code>const</code>.</p>',
    answers: { guide: '<p>يذكر إعادة الإسناد.</p>' },
    points: 5,
  },
];

/** A published quiz in a course of its own, written by the studio's calls, with members who may take it. */
export async function makeQuiz(
  nibras: Nibras,
  {
    questions,
    members,
    rules = {},
  }: { questions: readonly NewQuestion[]; members: readonly Member[]; rules?: Partial<QuizRules> },
): Promise<MadeQuiz> {
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { id: course } = await makeCourse(db, { name: `كورس الاختبارات ${process.pid}` });
  const { id: chapter } = await makeChapter(db, { courseId: course });
  const place = { courseId: course, chapterId: chapter };
  const { id: lecture } = await makeLecture(db, { ...place, type: 'quiz', name: 'اختبار الفصل' });
  await makeLecture(db, { ...place, type: 'article', name: 'ما بعد الاختبار', body: '<p>نص</p>' });
  for (const { id } of members) await makeEnrolment(db, { courseId: course, personId: id });
  await close();

  const { token } = await demoAdmin(nibras);
  type Item = { field_versions: Record<string, number>; draft_version: number | null };
  const item = async (path: string) =>
    (await callAs<{ item: Item }>(nibras, `GET /${path}`, { token })).item;
  async function save(path: string, fields: Record<string, unknown>) {
    const { field_versions } = await item(path);
    const changes = Object.entries(fields).map(([field, value]) => ({
      field,
      value,
      base: field_versions[field] ?? 0,
    }));
    await callAs(nibras, `PUT /${path}/draft`, { token, body: { changes } });
  }

  for (const { kind, hints = [], points = 1, explanation = '', body, answers } of questions) {
    const { question } = await callAs<{ question: { id: number } }>(
      nibras,
      `POST /api/studio/courses/${course}/questions`,
      { token, body: { kind, lecture } },
    );
    await save(`api/studio/items/question/${question.id}`, {
      body,
      answers,
      explanation,
      hints,
      points,
    });
  }
  const path = `api/studio/items/lecture/${lecture}`;
  await save(path, {
    body: '<p>راجع محاضرات الفصل قبل أن تبدأ.</p>',
    quiz_rules: { ...defaultRules, shuffleAnswers: false, ...rules },
  });
  const { draft_version } = await item(path);
  await callAs(nibras, `POST /${path}/publish`, { token, body: { draft_version } });
  return {
    course,
    lecture,
    path: `/courses/${course}/lecture/${lecture}`,
    coursePath: `/courses/${course}`,
  };
}
