import type { Row } from '../testing/access/row.ts';
import {
  adminsOnly,
  editors,
  itemTeachers,
  seesFile,
  signedIn,
  studioOnly,
  studioSeen,
} from '../testing/access/who.ts';

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const contentRows: readonly Row[] = [
  { call: 'GET /api/article/{article}' },
  { call: 'GET /api/article/{article}/related' },

  // Leads to the current version.
  { call: 'GET /api/previews/{previewKind}/{course}/{preview}', status: 302 },
  { call: 'GET /api/service/{service}' },
  { call: 'GET /api/project/{project}' },
  { call: 'GET /api/project/{service}?page=1' },
  { call: 'GET /api/studio/items/{lectureKind}/{exercise}', ...studioSeen, shows: 'hiddenTest' },
  { call: 'GET /api/studio/items/{lectureKind}/{exercise}', ...studioSeen, shows: 'exerciseSolution' },
  { call: 'GET /api/studio/bin', except: studioOnly },

  // Articles in the studio: for those who edit them.
  { call: 'GET /api/studio/articles?sort=-name' },
  { call: 'GET /api/studio/articles/export' },
  { call: 'POST /api/studio/articles', body: () => ({ name: 'مقال جديد' }) },
  { call: 'POST /api/studio/articles/{article}/copy' },

  // The provider's pages: everybody reads what is published, editors make them. The set-up is for admins.
  { call: 'GET /api/pages/{ownPage}' },
  { call: 'GET /api/studio/pages/export' },
  { call: 'POST /api/studio/pages', body: () => ({ name: 'صفحة جديدة' }) },
  { call: 'POST /api/studio/pages/{privacyPage}/copy' },
  { call: 'GET /api/studio/items/{pageKind}/{privacyPage}', status: 404, except: editors },
  { call: 'PUT /api/studio/items/{pageKind}/{privacyPage}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'in_footer', value: false, base: 0 }] }) },
  { call: 'POST /api/studio/items/{pageKind}/{privacyPage}/publish', status: 403, except: { visitor: 401, editor: 409, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{pageKind}/{privacyPage}/restore', status: 403, except: { visitor: 401, editor: 409, admin: 409 } },
  { call: 'GET /api/studio/items/{pageKind}/{privacyPage}/versions', status: 404, except: editors },
  { call: 'GET /api/studio/items/{siteKind}/{site}', status: 404, except: adminsOnly },
  { call: 'PUT /api/studio/items/{siteKind}/{site}/draft', status: 403, except: adminsOnly, body: () => ({ changes: [{ field: 'phone', value: '+20 100', base: 0 }] }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/publish', status: 403, except: { visitor: 401, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/discard', status: 403, except: { visitor: 401, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/hide', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'POST /api/studio/items/{siteKind}/{site}/bin', status: 403, except: signedIn },
  { call: 'GET /api/studio/items/{siteKind}/{site}/versions', status: 404, except: adminsOnly },

  // Files: private ones only by signed address; a player sends no token, but another person's token is refused.
  { call: 'GET /storage/{signed}', status: 404, except: { visitor: 200, joined: 200 } },
  { call: 'GET /storage/{stored}', status: 404 },

  // Services, projects and skills in the studio: for editors and admins.
  { call: 'GET /api/studio/services/export' },
  { call: 'GET /api/studio/projects/export' },
  { call: 'POST /api/studio/services', body: () => ({ name: 'خدمة جديدة' }) },
  { call: 'POST /api/studio/services/{service}/copy' },
  { call: 'PUT /api/studio/service-order', body: ({ paths }) => ({ ids: [paths.service] }) },
  { call: 'POST /api/studio/projects', body: () => ({ name: 'عمل جديد' }) },
  { call: 'POST /api/studio/projects/{project}/copy' },
  { call: 'PUT /api/studio/project-order', body: ({ paths }) => ({ ids: [paths.project] }) },
  { call: 'POST /api/studio/skills', body: (_, kind) => ({ name: `مهارة ${kind}` }) },
  { call: 'PUT /api/studio/skills/{skill}', body: ({ number }) => ({ name: `مهارة معدّلة ${number}` }) },
  { call: 'DELETE /api/studio/skills/{skill}', status: 403, except: { ...editors, admin: 404 } },
  { call: 'GET /api/studio/choices?kind=course', status: 403, except: editors },
  { call: 'GET /api/studio/choices?kind=manager', status: 403, except: editors },
  { call: 'GET /api/studio/items/{serviceKind}/{service}', status: 404, except: editors },
  { call: 'PUT /api/studio/items/{serviceKind}/{service}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'featured', value: true, base: 0 }] }) },
  { call: 'PUT /api/studio/items/{projectKind}/{project}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'skills', value: [], base: 0 }] }) },

  // The studio's items: those who work on the course look, its teachers and admins change.
  { call: 'GET /api/studio/items/{courseKind}/{course}', ...studioSeen },
  { call: 'PUT /api/studio/items/{courseKind}/{course}/draft', ...itemTeachers, body: () => ({ changes: [{ field: 'name', value: 'اسم جديد', base: 0 }] }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/publish', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1 }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/discard', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1 }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/schedule', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/unschedule', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/items/{lectureKind}/{locked}/hide', status: 403, except: { visitor: 401, teacher: 200, colleague: 404, editor: 404, admin: 409 } },
  { call: 'POST /api/studio/items/{courseKind}/{course}/bin', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/items/{courseKind}/{course}/restore', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'GET /api/studio/items/{courseKind}/{course}/versions', ...studioSeen },
  { call: 'GET /api/studio/items/{courseKind}/{course}/versions/{version}', status: 404, except: signedIn },
  { call: 'POST /api/studio/items/{courseKind}/{course}/versions/{version}/restore', status: 403, except: { visitor: 401, teacher: 404, admin: 404 }, body: () => ({ draft_version: null }) },
  { call: 'PUT /api/studio/items/{courseKind}/{course}/presence', ...studioSeen, body: () => ({ field: null }) },
  { call: 'POST /api/studio/courses/{course}/publish', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1, lectures: [] }) },
  { call: 'POST /api/studio/item-states', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: ({ paths }) => ({ act: 'publish', items: [{ kind: 'course', id: Number(paths.course), draft_version: 999 }] }) },
  { call: 'PUT /api/studio/items/{courseKind}/{course}/price', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ price: '5', seen: '123456' }) },

  // The media library. `media` is the video of the locked lecture.
  { call: 'GET /api/studio/media', except: studioOnly, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },
  { call: 'GET /api/studio/media/{media}', except: seesFile, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },
  { call: 'PUT /api/studio/media/{media}', except: { ...seesFile, assistant: 403 }, body: () => ({ alt: 'وصف' }), shows: 'lockedVideo', to: ['teacher', 'admin'] },

  // In use.
  { call: 'DELETE /api/studio/media/{media}', status: 409, except: seesFile },
  { call: 'POST /api/studio/media/{media}/restore', status: 404, except: studioOnly },
  { call: 'GET /api/studio/media/{media}/uses', except: seesFile },
  { call: 'GET /api/studio/media/{media}/traffic', except: seesFile },
  { call: 'POST /api/studio/media/{media}/stream', except: { ...seesFile, assistant: 403 } },
  { call: 'GET /api/studio/media-quota', except: studioOnly },
  { call: 'PUT /api/studio/video-streams', body: () => ({ keep_original: true }) },
  { call: 'PUT /api/studio/media-quota', body: () => ({ max: 50 * 1024 ** 3, file_max: 4 * 1024 ** 3 }) },
  { call: 'GET /api/studio/unfinished-uploads', except: studioOnly },
];
