import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getExercisesByLecture = call(shapes, {
  method: 'GET',
  path: '/api/exercises/:lecture',
  access: 'visitors',
  params: 'exerciseParams',
  answer: 'exerciseAnswer',
});

export const putExercisesByLectureWork = call(shapes, {
  method: 'PUT',
  path: '/api/exercises/:lecture/work',
  access: 'signed-in',
  params: 'exerciseParams',
  body: 'saveWorkBody',
  answer: 'saveWorkAnswer',
  limit: { max: 'exercises.worksPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const postExercisesByLectureAttempts = call(shapes, {
  method: 'POST',
  path: '/api/exercises/:lecture/attempts',
  access: 'signed-in',
  params: 'exerciseParams',
  answer: 'startExerciseAnswer',
  limit: { max: 'exercises.attemptsPerHourPerPerson', per: 'person', window: 3_600_000 },
  uncached: true,
});

export const putExerciseAttemptsById = call(shapes, {
  method: 'PUT',
  path: '/api/exercise-attempts/:id',
  access: 'signed-in',
  params: 'exerciseAttemptParams',
  body: 'submitExerciseBody',
  answer: 'submitExerciseAnswer',
  limit: { max: 'exercises.attemptsPerHourPerPerson', per: 'person', window: 3_600_000 },
  uncached: true,
});
