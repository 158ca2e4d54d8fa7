import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getDiscussionsByCourseIdByLectureId = call(shapes, {
  method: 'GET',
  path: '/api/discussions/:courseId/:lectureId',
  access: 'signed-in',
  params: 'discussionsParams',
  answer: 'discussionsAnswer',
});

/** A picture has the limits of the chat's attachments. */
export const postPostDiscussion = call(shapes, {
  method: 'POST',
  path: '/api/post-discussion',
  access: 'signed-in',
  body: 'postDiscussionBody',
  file: {
    field: 'attachment',
    maxBytes: 'messenger.attachmentMaxBytes',
    onDisk: true,
    optional: true,
  },
  answer: 'postDiscussionAnswer',
  limit: { max: 'messenger.perMinutePerPerson', per: 'person' },
});

export const postDiscussionsByDiscussionIdReplies = call(shapes, {
  method: 'POST',
  path: '/api/discussions/:discussionId/replies',
  access: 'signed-in',
  params: 'replyParams',
  body: 'replyBody',
  file: { field: 'attachment', maxBytes: 'messenger.attachmentMaxBytes', onDisk: true },
  answer: 'replyAnswer',
  limit: { max: 'messenger.perMinutePerPerson', per: 'person' },
  uncached: true,
});

export const getMyQuestions = call(shapes, {
  method: 'GET',
  path: '/api/my-questions',
  access: 'signed-in',
  query: 'myQuestionsQuery',
  answer: 'myQuestionsAnswer',
});

export const getTeacherDesk = call(shapes, {
  method: 'GET',
  path: '/api/teacher-desk',
  access: 'signed-in',
  query: 'questionInboxQuery',
  answer: 'questionInboxAnswer',
});

export const getTeacherDeskByDiscussionId = call(shapes, {
  method: 'GET',
  path: '/api/teacher-desk/:discussionId',
  access: 'signed-in',
  params: 'settleParams',
  answer: 'oneQuestionAnswer',
});

export const putTeacherDeskByDiscussionId = call(withWire, {
  method: 'PUT',
  path: '/api/teacher-desk/:discussionId',
  access: 'signed-in',
  params: 'settleParams',
  body: 'settleBody',
  answer: 'messageAnswer',
});
