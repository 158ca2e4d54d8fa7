import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getLectureDetailsByCourseIdByLectureId = call(shapes, {
  method: 'GET',
  path: '/api/LectureDetails/:courseId/:lectureId',
  access: 'visitors',
  params: 'lectureParams',
  answer: 'lectureDetailAnswer',
});

export const getShowLectureByCourseIdByLectureId = call(shapes, {
  method: 'GET',
  path: '/api/showLecture/:courseId/:lectureId',
  access: 'visitors',
  params: 'lectureParams',
  answer: 'showLectureAnswer',
});

export const getLectureTranscriptByCourseIdByLectureId = call(shapes, {
  method: 'GET',
  path: '/api/lecture-transcript/:courseId/:lectureId',
  access: 'visitors',
  params: 'lectureParams',
  query: 'transcriptQuery',
  answer: 'transcriptAnswer',
});

export const postWatchLecture = call(shapes, {
  method: 'POST',
  path: '/api/watch-Lecture',
  access: 'signed-in',
  body: 'watchLectureBody',
  answer: 'watchLectureAnswer',
  uncached: true,
});

export const putLecturePosition = call(withWire, {
  method: 'PUT',
  path: '/api/lecture-position',
  access: 'signed-in',
  body: 'savePositionBody',
  answer: 'messageAnswer',
  uncached: true,
});
