import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withCourses = shapesOf(shapes, coursesShapes);
const withCoursesAndWire = shapesOf(coursesShapes, wireShapes);

export const getStudioMarking = call(shapes, {
  method: 'GET',
  path: '/api/studio/marking',
  access: { inSome: 'course:mark' },
  query: 'markingQuery',
  answer: 'markingAnswer',
});

export const putStudioMarkingByIdByPosition = call(shapes, {
  method: 'PUT',
  path: '/api/studio/marking/:id/:position',
  access: 'signed-in',
  params: 'markTextParams',
  body: 'markTextBody',
  answer: 'markingDoneAnswer',
});

export const getStudioCoursesByIdMarks = call(withCourses, {
  method: 'GET',
  path: '/api/studio/courses/:id/marks',
  access: { inCourse: 'course:mark' },
  params: 'studioItemParams',
  query: 'marksQuery',
  answer: 'marksAnswer',
  searchable: true,
});

export const getStudioCoursesByIdMarksExport = call(withCoursesAndWire, {
  method: 'GET',
  path: '/api/studio/courses/:id/marks/export',
  access: { inCourse: 'course:mark' },
  proof: true,
  params: 'studioItemParams',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
});

export const getStudioLecturesByIdWorkByPerson = call(shapes, {
  method: 'GET',
  path: '/api/studio/lectures/:id/work/:person',
  access: 'signed-in',
  params: 'studentWorkParams',
  answer: 'studentWorkAnswer',
});

export const postStudioLecturesByIdWorkByPersonAttempts = call(shapes, {
  method: 'POST',
  path: '/api/studio/lectures/:id/work/:person/attempts',
  access: 'signed-in',
  params: 'studentWorkParams',
  body: 'giveAttemptBody',
  answer: 'markingDoneAnswer',
});

export const postStudioQuestionsByIdAcceptedAnswers = call(withCourses, {
  method: 'POST',
  path: '/api/studio/questions/:id/accepted-answers',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'acceptAnswerBody',
  answer: 'acceptAnswerAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const getStudioAttemptsById = call(withCourses, {
  method: 'GET',
  path: '/api/studio/attempts/:id',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'studentAttemptAnswer',
});
