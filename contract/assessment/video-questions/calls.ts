import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

/** The questions of a lecture's video, and the caller's answers. An extension of the specification. */
export const getVideoQuestionsByLecture = call(shapes, {
  method: 'GET',
  path: '/api/video-questions/:lecture',
  access: 'signed-in',
  params: 'videoQuestionsParams',
  answer: 'videoQuestionsAnswer',
});

export const postVideoQuestionsByLectureAnswers = call(shapes, {
  method: 'POST',
  path: '/api/video-questions/:lecture/answers',
  access: 'signed-in',
  params: 'videoQuestionsParams',
  body: 'videoAnswerBody',
  answer: 'videoAnswerAnswer',
  limit: { max: 'videoQuestions.answersPerMinutePerPerson', per: 'person' },
  uncached: true,
});
