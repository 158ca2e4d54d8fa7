import type { Row } from '../testing/access/row.ts';
import { courseTeachers, enrollers, signedIn } from '../testing/access/who.ts';
import type { Kind, World } from '../testing/access/world.ts';

const listForm = ({ number, paths }: World, kind: Kind) => {
  const form = new FormData();
  form.set('course_id', String(paths.course));
  form.set('client_key', `${kind}-${number}`);
  form.set('list', new Blob([`listed-${kind}-${number}@matrix.example.org`]), 'list.csv');
  return form;
};

const person = (world: World, kind: Kind) => ({
  name: 'اسم جديد',
  email: kind === 'visitor' ? 'nobody@example.org' : world.people[kind].email,
  phone_number: '01001234567',
});

const photoForm = ({ photo }: World) => {
  const form = new FormData();
  form.set('profile_photo_path', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};

const address = ({ number }: World, kind: Kind) => `${kind}-${number}@matrix.example.org`;

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const peopleRows: readonly Row[] = [
  { call: 'GET /api/studio/privacy/requests/{dataRequest}' },
  { call: 'GET /api/teacher/{teacher}' },
  { call: 'GET /api/teacher/{student}', status: 404, except: signedIn },
  { call: 'GET /api/teacher-students/{teacher}' },
  { call: 'GET /api/teacher-features/{teacher}' },

  // Sign-in. An access token cannot be used as a refresh token.
  { call: 'POST /api/login', body: (world, kind) => ({ email: address(world, kind) }) },
  { call: 'POST /api/login/verify', status: 422, body: (world, kind) => ({ email: address(world, kind), login_code: world.emailCode }) },
  { call: 'POST /api/register', body: (world, kind) => ({ name: 'سلمى', email: address(world, kind) }) },
  { call: 'POST /api/refresh-token', status: 401 },

  // The caller's own profile.
  { call: 'GET /api/user', shows: 'emailOfJoined', to: ['joined'] },
  { call: 'GET /api/student', shows: 'phoneOfJoined', to: ['joined'] },
  { call: 'GET /api/student', shows: 'newEmailOfJoined' },
  { call: 'POST /api/verify-email', status: 422, except: { visitor: 401, joined: 200 }, body: ({ emailCode }) => ({ code: emailCode }) },
  { call: 'POST /api/update-profile', body: person, shows: 'emailOfJoined', to: ['joined'] },
  { call: 'PUT /api/name', body: () => ({ name: 'اسم جديد' }), shows: 'emailOfJoined', to: ['joined'] },
  { call: 'POST /api/update-photo-profile', body: photoForm, shows: 'emailOfJoined', to: ['joined'] },

  // The caller's own sessions and password. The confirmation code was mailed to `joined`, no matter who sends it.
  { call: 'GET /api/sessions', shows: 'deviceOfJoined', to: ['joined'] },
  { call: 'DELETE /api/sessions/{session}', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'POST /api/sessions/confirm', status: 422, except: { visitor: 401, joined: 200 }, body: ({ confirmCode }) => ({ code: confirmCode }) },
  { call: 'PUT /api/password', body: () => ({ password: 'قمر فوق التل البعيد' }) },

  // All of one's own data, in a session after a fresh code.
  { call: 'GET /api/my-data/export/address', status: 404, except: signedIn },
  { call: 'POST /api/my-data/deletion', except: { visitor: 401, teacher: 409, colleague: 409 }, body: () => ({ certificates: 'keep' }) },
  { call: 'POST /api/studio/people/import/check', status: 404, except: courseTeachers, body: listForm },
  { call: 'POST /api/studio/people/import', status: 404, except: courseTeachers, body: listForm },
  { call: 'GET /api/studio/people/import', status: 403, except: enrollers },
  { call: 'GET /api/studio/people/import/{media}', status: 403, except: { visitor: 401, teacher: 404, colleague: 404, admin: 404 } },

  // People: for admins. `student` is joined.
  { call: 'GET /api/studio/people/list', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/list?sort=name', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/list?sort=-name' },
  { call: 'GET /api/studio/people/export', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}', shows: 'phoneOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}', shows: 'deviceOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}/student', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/people/{student}/timeline', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'correctionOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/people/{student}/timeline', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}/timeline?kind=chats', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'privateMessage', to: ['teacher'] },
  { call: 'GET /api/studio/people/{student}/timeline?kind=account', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'deviceOfJoined', to: ['admin'] },
  { call: 'PUT /api/studio/people/{student}/role', body: () => ({ role: 'teacher' }) },
  { call: 'POST /api/studio/people/invitations', body: (world, kind) => ({ email: address(world, kind), role: 'teacher' }) },
  { call: 'POST /api/studio/people/{student}/code' },
  { call: 'POST /api/studio/people/{assistant}/sign-out' },
  { call: 'PUT /api/studio/people/{assistant}/suspension', body: () => ({ reason: 'نشر روابط', tell: true }) },
  { call: 'DELETE /api/studio/people/{student}/suspension', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'DELETE /api/studio/people/{student}/aliases/{media}', status: 403, except: { visitor: 401, admin: 404 } },
  { call: 'GET /api/studio/people/{student}/merge/{assistant}', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/people/{student}/merge', body: ({ paths }) => ({ person_id: paths.assistant, alias: true, tell: true }) },
];
