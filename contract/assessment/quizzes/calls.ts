import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getQuizzesByLecture = call(shapes, {
  method: 'GET',
  path: '/api/quizzes/:lecture',
  access: 'visitors',
  params: 'quizParams',
  answer: 'quizAnswer',
});

export const postQuizzesByLectureAttempts = call(shapes, {
  method: 'POST',
  path: '/api/quizzes/:lecture/attempts',
  access: 'signed-in',
  params: 'quizParams',
  answer: 'attemptAnswer',
  limit: { max: 'quizzes.startsPerHourPerPerson', per: 'person', window: 3_600_000 },
  uncached: true,
});

export const getAttemptsById = call(shapes, {
  method: 'GET',
  path: '/api/attempts/:id',
  access: 'signed-in',
  params: 'attemptParams',
  answer: 'attemptAnswer',
});

export const putAttemptsByIdAnswersByPosition = call(shapes, {
  method: 'PUT',
  path: '/api/attempts/:id/answers/:position',
  access: 'signed-in',
  params: 'attemptQuestionParams',
  body: 'saveAnswerBody',
  answer: 'saveAnswerAnswer',
  limit: { max: 'quizzes.savesPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const postAttemptsByIdHintsByPosition = call(shapes, {
  method: 'POST',
  path: '/api/attempts/:id/hints/:position',
  access: 'signed-in',
  params: 'attemptQuestionParams',
  query: 'openHintQuery',
  answer: 'openHintAnswer',
  limit: { max: 'quizzes.savesPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const postAttemptsByIdHandIn = call(shapes, {
  method: 'POST',
  path: '/api/attempts/:id/hand-in',
  access: 'signed-in',
  params: 'attemptParams',
  answer: 'attemptAnswer',
  limit: { max: 'quizzes.savesPerMinutePerPerson', per: 'person' },
  uncached: true,
});
