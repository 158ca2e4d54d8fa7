import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const itemsShapes = () => import('../../../content/items/studio/shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const pageShapes = () => import('../../../content/items/studio/page.ts');
const withItems = shapesOf(shapes, itemsShapes);
const withWire = shapesOf(shapes, wireShapes);
const withPage = shapesOf(shapes, pageShapes);

export const getStudioAnnouncements = call(shapes, {
  method: 'GET',
  path: '/api/studio/announcements',
  access: { inSome: 'course:announce' },
  query: 'announcementsQuery',
  answer: 'announcementsAnswer',
  searchable: true,
});

export const postStudioAnnouncements = call(shapes, {
  method: 'POST',
  path: '/api/studio/announcements',
  access: { inSome: 'course:announce' },
  body: 'makeAnnouncementBody',
  answer: 'madeAnnouncementAnswer',
  uncached: true,
});

export const getStudioAnnouncementCourses = call(shapes, {
  method: 'GET',
  path: '/api/studio/announcement-courses',
  access: { inSome: 'course:announce' },
  answer: 'announcementCoursesAnswer',
});

export const getStudioAnnouncementsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/announcements/:id',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'announcementAnswer',
});

export const putStudioAnnouncementsByIdDraft = call(withItems, {
  method: 'PUT',
  path: '/api/studio/announcements/:id/draft',
  access: 'signed-in',
  params: 'announcementParams',
  body: 'saveDraftBody',
  answer: 'saveDraftAnswer',
  conflict: 'draftConflictAnswer',
  limit: { max: 'drafts.savesPerMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});

export const getStudioAnnouncementsByIdReach = call(shapes, {
  method: 'GET',
  path: '/api/studio/announcements/:id/reach',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'announcementReachAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const getStudioAnnouncementsByIdPreview = call(shapes, {
  method: 'GET',
  path: '/api/studio/announcements/:id/preview',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'announcementPreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});

export const postStudioAnnouncementsByIdTest = call(withWire, {
  method: 'POST',
  path: '/api/studio/announcements/:id/test',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'messageAnswer',
  limit: { max: 'costly.testMailsPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const postStudioAnnouncementsByIdSend = call(shapes, {
  method: 'POST',
  path: '/api/studio/announcements/:id/send',
  access: 'signed-in',
  params: 'announcementParams',
  body: 'sendAnnouncementBody',
  answer: 'announcementActionAnswer',
  uncached: true,
});

export const deleteStudioAnnouncementsById = call(withPage, {
  method: 'DELETE',
  path: '/api/studio/announcements/:id',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'undoableAnswer',
  uncached: true,
});

export const postStudioAnnouncementsByIdUnschedule = call(shapes, {
  method: 'POST',
  path: '/api/studio/announcements/:id/unschedule',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'announcementActionAnswer',
  uncached: true,
});

export const postStudioAnnouncementsByIdCancel = call(shapes, {
  method: 'POST',
  path: '/api/studio/announcements/:id/cancel',
  access: 'signed-in',
  params: 'announcementParams',
  answer: 'announcementActionAnswer',
  uncached: true,
});
