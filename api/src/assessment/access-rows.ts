import type { Row } from '../testing/access/row.ts';
import { courseStaff, courseTeachers, membersOnly } from '../testing/access/who.ts';
import type { Kind, World } from '../testing/access/world.ts';

const exchangeForm = ({ number }: World, kind: Kind) => {
  const form = new FormData();
  form.set('client_key', `${kind}-${number}`);
  form.set('questions', new Blob([`سؤال ${kind} ${number} {T}`]), 'questions.txt');
  return form;
};

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const assessmentRows: readonly Row[] = [
  // Exercises. What is hidden is shown to those who edit the course; its input to everybody who has an attempt.
  { call: 'GET /api/exercises/{exercise}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 } },
  { call: 'PUT /api/exercises/{exercise}/work', except: membersOnly, body: () => ({ files: [{ name: 'main.py', code: '' }], save: 1 }) },
  { call: 'POST /api/exercises/{exercise}/attempts', except: membersOnly, shows: 'hiddenInput' },
  { call: 'PUT /api/exercise-attempts/{exerciseAttempt}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ files: [{ name: 'main.py', code: '' }], outputs: ['42'] }) },
  { call: 'GET /api/quizzes/{takenQuiz}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 } },
  { call: 'POST /api/quizzes/{takenQuiz}/attempts', except: membersOnly, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'GET /api/attempts/{attempt}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'PUT /api/attempts/{attempt}/answers/{firstQuestion}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ answer: { text: 'مقال' }, save: 9 }) },
  { call: 'POST /api/attempts/{attempt}/hints/{firstQuestion}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'quizHint', to: ['joined'] },
  { call: 'POST /api/attempts/{attempt}/hand-in', status: 404, except: { visitor: 401, joined: 200 }, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'GET /api/video-questions/{askingVideo}', except: membersOnly },
  { call: 'GET /api/video-questions/{free}' },
  { call: 'POST /api/video-questions/{askingVideo}/answers', except: membersOnly, body: ({ paths }, kind) => ({ key: `answer-of-${kind}`, version: paths.askedVersion, answer: { choice: 'a' } }) },
  { call: 'GET /api/studio/lectures/{askingVideo}/video-questions', status: 404, except: courseStaff },
  { call: 'GET /api/studio/marking?course={course}', status: 403, except: { visitor: 401, teacher: 200, assistant: 200, colleague: 200, admin: 200 }, shows: 'answerOfJoined' },
  { call: 'PUT /api/studio/marking/{markedAttempt}/{firstQuestion}', status: 404, except: courseStaff, body: () => ({ points: 1, note: '' }) },
  { call: 'GET /api/studio/courses/{course}/marks', status: 404, except: courseStaff },
  { call: 'GET /api/studio/courses/{course}/marks/export', status: 404, except: courseStaff },
  { call: 'GET /api/studio/lectures/{takenQuiz}/work/{student}', status: 404, except: courseStaff },
  { call: 'POST /api/studio/lectures/{takenQuiz}/work/{student}/attempts', status: 404, except: courseStaff, body: () => ({ reason: 'انقطاع' }) },
  { call: 'GET /api/studio/attempts/{markedAttempt}', status: 404, except: courseStaff, shows: 'quizKey' },
  { call: 'POST /api/studio/questions/{bankQuestion}/accepted-answers', status: 404, except: { ...courseTeachers, teacher: 409, admin: 409 }, body: () => ({ text: 'إجابة' }) },
  { call: 'GET /api/studio/courses/{course}/questions', status: 404, except: courseStaff },
  { call: 'POST /api/studio/courses/{course}/questions', status: 404, except: courseTeachers, body: ({ paths }) => ({ kind: 'single', lecture: paths.quiz }) },
  { call: 'POST /api/studio/courses/{course}/questions/import/check', status: 404, except: courseTeachers, body: exchangeForm },
  { call: 'POST /api/studio/courses/{course}/questions/import', status: 404, except: courseTeachers, body: exchangeForm },
  { call: 'GET /api/studio/courses/{course}/questions/export?format=xml', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/questions/{bankQuestion}/statistics', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/lectures/{quiz}/quiz-statistics', status: 404, except: courseTeachers },
  { call: 'POST /api/studio/questions/copy', status: 404, except: courseTeachers, body: ({ paths }) => ({ questions: [paths.bankQuestion], course: paths.course }) },
  { call: 'PUT /api/studio/questions/tags', status: 404, except: courseTeachers, body: ({ paths }, kind) => ({ questions: [paths.bankQuestion], add: [kind], remove: [] }) },
  { call: 'POST /api/studio/questions/state', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ questions: [paths.bankQuestion], act: 'publish' }) },
  { call: 'POST /api/studio/lectures/{quiz}/quiz', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ questions: [paths.bankQuestion] }) },
];
