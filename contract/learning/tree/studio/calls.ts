import { call } from '../../../call.ts';

const coursesShapes = () => import('../../courses/studio/shapes.ts');

export const getStudioCoursesByIdTree = call(coursesShapes, {
  method: 'GET',
  path: '/api/studio/courses/:id/tree',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'courseTree',
});

export const postStudioCoursesByIdChapters = call(coursesShapes, {
  method: 'POST',
  path: '/api/studio/courses/:id/chapters',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'makeChapterBody',
  answer: 'treeChangeAnswer',
});

export const putStudioChaptersByIdPosition = call(coursesShapes, {
  method: 'PUT',
  path: '/api/studio/chapters/:id/position',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'placeChapterBody',
  answer: 'treeChangeAnswer',
});

export const deleteStudioChaptersById = call(coursesShapes, {
  method: 'DELETE',
  path: '/api/studio/chapters/:id',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'treeChangeAnswer',
});

export const postStudioCoursesByIdLectures = call(coursesShapes, {
  method: 'POST',
  path: '/api/studio/courses/:id/lectures',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'makeLecturesBody',
  answer: 'treeChangeAnswer',
});

export const putStudioLecturesPlace = call(coursesShapes, {
  method: 'PUT',
  path: '/api/studio/lectures/place',
  access: 'signed-in',
  body: 'placeLecturesBody',
  answer: 'treeChangeAnswer',
});

export const postStudioLecturesCopy = call(coursesShapes, {
  method: 'POST',
  path: '/api/studio/lectures/copy',
  access: 'signed-in',
  body: 'placeLecturesBody',
  answer: 'treeChangeAnswer',
  limit: { max: 'costly.copiesPerMinutePerPerson', per: 'person' },
});

export const putStudioLecturesFree = call(coursesShapes, {
  method: 'PUT',
  path: '/api/studio/lectures/free',
  access: 'signed-in',
  body: 'freeLecturesBody',
  answer: 'treeChangeAnswer',
});

export const putStudioLecturesCaptions = call(coursesShapes, {
  method: 'PUT',
  path: '/api/studio/lectures/captions',
  access: 'signed-in',
  body: 'lectureCaptionsBody',
  answer: 'treeChangeAnswer',
});

export const postStudioLecturesState = call(coursesShapes, {
  method: 'POST',
  path: '/api/studio/lectures/state',
  access: 'signed-in',
  body: 'lectureStateBody',
  answer: 'treeChangeAnswer',
});
