import type { Row } from '../testing/access/row.ts';
import {
  adminsOnly,
  announcersOnly,
  answersAll,
  answersOrders,
  courseAnnouncers,
  membersOnly,
  moderators,
  participants,
  signedIn,
} from '../testing/access/who.ts';
import type { Kind, World } from '../testing/access/world.ts';

const lockedLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.locked });

const freeLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.free });

const messageForm = ({ paths, photo }: World) => {
  const form = new FormData();
  form.set('conversation_id', String(paths.conversation));
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};

const questionForm = (world: World) => {
  const form = new FormData();
  const fields = { ...freeLecture(world), description: 'ما هذا؟' };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('attachment', new Blob([new Uint8Array(world.photo)]), 'photo.png');
  return form;
};

const replyForm = ({ photo }: World) => {
  const form = new FormData();
  form.set('message', 'انظر');
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};

const answer = (_: World, kind: Kind) => ({
  body: 'وصلنا طلبك',
  state: 'answered',
  key: `answer-of-${kind}`,
  // The row's other callers have answered before.
  seen: 999_999,
});

const letter = {
  name: 'سلمى',
  email: 'a@example.org',
  subject: 'سؤال',
  message: 'متى يبدأ الكورس؟',
};

const device = (_: World, kind: Kind) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${kind}`;
  const keys = {
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  return { token: JSON.stringify({ endpoint, keys }), device_name: 'هاتف' };
};

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const conversationRows: readonly Row[] = [
  { call: 'POST /api/contact', body: () => letter },

  // Reports: of what one sees and has not written. Moderators: the teachers of a course, not its assistants, and admins.
  { call: 'POST /api/reports', except: { ...signedIn, joined: 403 }, body: ({ paths }) => ({ kind: 'review', id: paths.review, reason: 'spam' }) },
  { call: 'POST /api/reports', status: 404, except: { visitor: 401, joined: 403, other: 200, teacher: 200, assistant: 200, admin: 200 }, body: ({ paths }) => ({ kind: 'discussion', id: paths.asked, reason: 'spam' }) },
  { call: 'POST /api/reports', status: 404, except: { visitor: 401, joined: 200, teacher: 403 }, body: ({ paths }) => ({ kind: 'message', id: paths.secretMessage, reason: 'abuse' }) },
  { call: 'GET /api/studio/moderation', status: 403, except: moderators },
  { call: 'GET /api/studio/moderation?list=all', status: 403, except: moderators, shows: 'waitingQuestion', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/moderation/{reviewKind}/{review}', status: 403, except: { ...moderators, colleague: 404 } },
  { call: 'GET /api/studio/moderation/{messageKind}/{secretMessage}', status: 403, except: { visitor: 401, teacher: 404, colleague: 404, admin: 404 } },
  { call: 'POST /api/studio/moderation/{reviewKind}/{review}', status: 403, except: { ...moderators, colleague: 404, admin: 409 }, body: () => ({ act: 'hide' }) },
  { call: 'POST /api/studio/moderation/{messageKind}/{secretMessage}', status: 403, except: { visitor: 401, teacher: 404, colleague: 404, admin: 404 }, body: () => ({ act: 'hide' }) },
  { call: 'PUT /api/studio/moderation/{reviewKind}/{review}/answer', status: 403, except: { ...moderators, colleague: 404 }, body: () => ({ text: 'شكرًا' }) },

  // Questions on a lecture: for everyone who may open it; the question inbox is for teachers and admins.
  { call: 'GET /api/discussions/{course}/{locked}', except: membersOnly, shows: 'question' },
  { call: 'GET /api/discussions/{course}/{locked}', except: membersOnly, shows: 'reply' },
  { call: 'GET /api/discussions/{course}/{free}' },
  { call: 'POST /api/post-discussion', except: { visitor: 401, stranger: 403, pending: 403, joined: 409, other: 409, colleague: 403, editor: 403 }, body: (world) => ({ ...lockedLecture(world), description: 'لماذا؟' }) },
  { call: 'POST /api/post-discussion', body: (world) => ({ ...freeLecture(world), description: 'لماذا؟' }) },
  { call: 'GET /api/teacher-desk', except: { visitor: 401, stranger: 403, pending: 403, joined: 403, other: 403, assistant: 403, editor: 403 }, shows: 'waitingQuestion', to: ['teacher'] },
  { call: 'GET /api/teacher-desk?list=answered', status: 403, except: { visitor: 401, teacher: 200, colleague: 200, admin: 200 }, shows: 'question', to: ['teacher'] },
  { call: 'GET /api/teacher-desk?list=all&course={course}', status: 403, except: { visitor: 401, admin: 200 }, shows: 'waitingQuestion', to: ['admin'] },
  { call: 'GET /api/teacher-desk/{waiting}', status: 404, except: { visitor: 401, teacher: 200, admin: 200 }, shows: 'waitingQuestion', to: ['teacher', 'admin'] },
  { call: 'GET /api/my-questions', shows: 'question', to: ['joined'] },
  { call: 'POST /api/post-discussion', body: questionForm },
  { call: 'POST /api/discussions/{asked}/replies', status: 404, except: participants, body: replyForm },
  { call: 'PUT /api/teacher-desk/{waiting}', status: 404, except: { visitor: 401, teacher: 200 }, body: () => ({ settled: true }) },

  // Notifications: only the caller's own.
  { call: 'GET /api/notifications', shows: 'noticeOfJoined' },

  // Conversations: only for their participants, not for admins.
  { call: 'GET /api/conversations', shows: 'privateMessage' },
  { call: 'GET /api/conversations?id={conversation}', shows: 'privateMessage' },
  { call: 'GET /api/conversations/{conversation}/messages', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/conversations/{conversation}/messages?after=0', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages?conversation_id={conversation}', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=سرية', shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=سرية&conversation_id={conversation}', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=&conversation_id={conversation}', status: 404, except: participants },
  { call: 'POST /api/messages', status: 404, except: participants, body: ({ paths }) => ({ conversation_id: paths.conversation, body: 'مرحبًا' }) },
  { call: 'POST /api/messages', status: 404, except: participants, body: messageForm },
  { call: 'PUT /api/conversations/{conversation}/read', status: 404, except: participants },
  { call: 'PUT /api/conversations/{conversation}/settled', status: 404, except: participants, body: () => ({ settled: true }) },
  { call: 'GET /api/conversations/{question}/messages', status: 404, except: participants, shows: 'reply', to: ['joined', 'teacher'] },
  { call: 'POST /api/messages', status: 404, except: participants, body: ({ paths }) => ({ conversation_id: paths.question, message: 'شكرًا' }) },

  // Push and mail settings: only the caller's own; a mail's link needs no sign-in, and its signature is for one
  // person.
  { call: 'POST /api/device-tokens', body: device },
  { call: 'DELETE /api/device-tokens', body: device },
  { call: 'PUT /api/digest-setting', body: () => ({ state: 'off' }) },
  { call: 'POST /api/mail-digest?{digest}' },
  { call: 'POST /api/mail-digest?{forgedDigest}', status: 404 },
  { call: 'PUT /api/announcement-settings', body: () => ({ kind: 'course', channel: 'mail', on: false }) },
  { call: 'POST /api/announcement-mail?{announcementMail}' },
  { call: 'POST /api/announcement-mail?{forgedAnnouncementMail}', status: 404 },

  // Announcements: of a course for its teachers, to everybody for admins. For all others they do not exist.
  { call: 'GET /api/studio/announcements', except: announcersOnly, shows: 'announcementOfCourse' },
  { call: 'GET /api/studio/announcements', except: announcersOnly, shows: 'announcementToAll' },
  { call: 'GET /api/studio/announcements?search=السري', except: announcersOnly, shows: 'announcementToAll' },
  { call: 'GET /api/studio/announcement-courses', except: announcersOnly },
  { call: 'POST /api/studio/announcements', except: announcersOnly, body: () => ({}) },
  { call: 'POST /api/studio/announcements', except: { ...announcersOnly, colleague: 404 }, body: ({ paths }) => ({ course_id: paths.course }) },
  { call: 'POST /api/studio/announcements', except: { ...announcersOnly, teacher: 404, colleague: 404 }, body: ({ paths }) => ({ copy_of: paths.announcementToAll }) },
  { call: 'GET /api/studio/announcements/{announcement}', status: 404, except: courseAnnouncers, shows: 'announcementOfCourse' },
  { call: 'GET /api/studio/announcements/{announcementToAll}', status: 404, except: adminsOnly, shows: 'announcementToAll' },
  { call: 'PUT /api/studio/announcements/{announcement}/draft', status: 404, except: courseAnnouncers, body: () => ({ changes: [{ field: 'body', value: 'نص جديد', base: 0 }] }) },
  { call: 'PUT /api/studio/announcements/{announcement}/draft', status: 404, except: { ...courseAnnouncers, teacher: 422 }, body: () => ({ changes: [{ field: 'audience', value: 'all', base: 0 }] }) },
  { call: 'GET /api/studio/announcements/{announcement}/reach', status: 404, except: courseAnnouncers },
  { call: 'GET /api/studio/announcements/{announcement}/preview', status: 404, except: courseAnnouncers, shows: 'announcementOfCourse' },
  { call: 'POST /api/studio/announcements/{announcement}/test', status: 404, except: courseAnnouncers },
  { call: 'POST /api/studio/announcements/{announcement}/send', status: 404, except: { ...courseAnnouncers, admin: 409 }, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/announcements/{announcementToAll}/send', status: 404, except: adminsOnly, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/announcements/{announcement}/unschedule', status: 404, except: { ...courseAnnouncers, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/announcements/{announcement}/cancel', status: 404, except: { ...courseAnnouncers, teacher: 409, admin: 409 } },
  { call: 'DELETE /api/studio/announcements/{announcement}', status: 404, except: { ...signedIn, teacher: 200 } },

  // The inbox: orders for admins and for the editor who manages their service, contact messages for admins.
  { call: 'GET /api/studio/inbox/summary', ...answersOrders, shows: 'managedOrder' },
  { call: 'GET /api/studio/inbox/summary', ...answersOrders, shows: 'contactMessage' },
  { call: 'GET /api/studio/orders', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders', shows: 'generalOrder' },
  { call: 'GET /api/studio/orders?sort=-created', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders/export', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders/export?search=سري', shows: 'generalOrder' },
  { call: 'GET /api/studio/orders/{order}', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders/{generalOrder}', ...answersAll, shows: 'generalOrder' },
  { call: 'PUT /api/studio/orders/state', body: ({ paths }) => ({ ids: [paths.order], state: 'archived' }) },
  { call: 'PUT /api/studio/orders/state', ...answersAll, body: ({ paths }) => ({ ids: [paths.order, paths.generalOrder], state: 'archived' }) },
  { call: 'POST /api/studio/orders/{order}/answer', body: answer, shows: 'managedOrder' },
  { call: 'POST /api/studio/orders/{generalOrder}/answer', ...answersAll, body: answer, shows: 'generalOrder' },
  { call: 'POST /api/studio/orders/{order}/notes', body: () => ({ body: 'اتصلت به' }), shows: 'managedOrder' },
  { call: 'DELETE /api/studio/orders/{order}/notes/{orderNote}', status: 403, except: { visitor: 401, editor: 200, admin: 404 }, shows: 'managedOrder' },
  { call: 'GET /api/studio/messages', shows: 'contactMessage' },
  { call: 'GET /api/studio/messages/export', shows: 'contactMessage' },
  { call: 'GET /api/studio/messages/{contactMessage}', shows: 'contactMessage' },
  { call: 'PUT /api/studio/messages/state', body: ({ paths }) => ({ ids: [paths.contactMessage], state: 'spam' }) },
  { call: 'POST /api/studio/messages/{contactMessage}/answer', body: answer, shows: 'contactMessage' },
  { call: 'POST /api/studio/messages/{contactMessage}/notes', body: () => ({ body: 'سألته' }), shows: 'contactMessage' },
  { call: 'DELETE /api/studio/messages/{contactMessage}/notes/{messageNote}', shows: 'contactMessage' },
  { call: 'GET /api/studio/reply-templates/{inboxKind}', ...answersOrders },
  { call: 'PUT /api/studio/reply-templates/{inboxKind}', status: 403, except: { visitor: 401, editor: 409, admin: 409 }, body: () => ({ version: 999, templates: [] }) },
];
