import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../../api/src/factories/courses.ts';
import { makeQuestion } from '../../api/src/factories/questions.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import type { QuestionAnswers } from '../../contract/assessment/questions/shapes.ts';
import type { VideoElsewhere } from '../../contract/learning/lectures/elsewhere.ts';
import type { Member } from './member.ts';
import type { Nibras } from './nibras-server.ts';

const choice = (id: string, html: string, correct: boolean) => ({
  id,
  html: `<p>${html}</p>`,
  correct,
  feedback: '',
});

/** A question with two choices, the first of which is right, and why. */
const capital: { name: string; answers: QuestionAnswers; explanation: string } = {
  name: 'أيّ وسم يعرّف فقرة في HTML؟',
  answers: {
    inOrder: true,
    choices: [choice('a', 'الوسم p', true), choice('b', 'الوسم para', false)],
  },
  explanation: '<p>من كلمة paragraph.</p>',
};
const shortText = {
  name: 'ما اسم الدالة التي تطبع في بايثون؟',
  kind: 'text' as const,
  answers: { accepted: ['print'], exact: false },
};

/**
 * A course of its own with a lecture that has a video of the demo and asks at seconds of it, by turns with choices and with
 * a text; further questions are in its bank only.
 */
export async function makeAskingLecture(
  nibras: Nibras,
  {
    members = [],
    seconds = [3],
    required = false,
    inBank = 0,
    elsewhere = null,
  }: {
    members?: Member[];
    seconds?: number[];
    required?: boolean;
    inBank?: number;
    /** Its video on another site, in place of that of the demo. */
    elsewhere?: VideoElsewhere | null;
  } = {},
) {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows } = await pool.query<{ video: string; poster: string }>(
      `select video, poster from lectures where slug = '1-1' and video is not null order by id limit 1`,
    );
    const [demo] = rows;
    if (!demo) throw new Error('the demo has no such video');
    const { id: course } = await makeCourse(db, { name: 'كورس الأسئلة' });
    const { id: chapter } = await makeChapter(db, { courseId: course });
    const questions: number[] = [];
    for (let index = 0; index < seconds.length + inBank; index += 1) {
      const { name, ...values } = index % 2 === 0 ? capital : shortText;
      const text = index < 2 ? name : `${name} (${index})`;
      const { id } = await makeQuestion(db, {
        courseId: course,
        state: 'published',
        version: 1,
        name: text,
        ...values,
      });
      questions.push(id);
    }
    const lecture = await makeLecture(db, {
      courseId: course,
      chapterId: chapter,
      name: 'محاضرة تسأل',
      ...(elsewhere ? { elsewhere } : demo),
      videoQuestions: seconds.map((second, index) => ({ second, question: questions[index] ?? 0 })),
      questionsRequired: required,
    });
    await makeLecture(db, {
      courseId: course,
      chapterId: chapter,
      type: 'article',
      body: '<p>نص</p>',
    });
    for (const { id } of members) await makeEnrolment(db, { courseId: course, personId: id });
    return {
      course,
      lecture: lecture.id,
      questions,
      path: `/courses/${course}/lecture/${lecture.id}`,
    };
  } finally {
    await close();
  }
}

/** The answers of a person that the server has, the oldest first. */
export async function answersOf(nibras: Nibras, { id }: Member) {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows } = await pool.query<{ answer: object; share: string }>(
      'select answer, share from video_answers where person_id = $1 order by id',
      [id],
    );
    return rows.map(({ answer, share }) => ({ answer, share: Number(share) }));
  } finally {
    await close();
  }
}
