import type { Row } from '../testing/access/row.ts';
import {
  certifiers,
  courseStaff,
  courseTeachers,
  enrollers,
  membersOnly,
  moderators,
  signedIn,
  studioOnly,
  studioSeen,
} from '../testing/access/who.ts';
import type { World } from '../testing/access/world.ts';

const placed = ({ paths }: World) => ({
  lectures: [paths.free],
  chapter_id: paths.chapter,
  position: 0,
});

const lockedLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.locked });

const freeLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.free });

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const learningRows: readonly Row[] = [
  // Catalogue: for everyone.
  { call: 'GET /api/courses/{category}' },
  { call: 'GET /api/course-requirement/{course}' },
  { call: 'GET /api/course-details/{course}', shows: 'membersFile' },
  { call: 'POST /api/toggle-favorite/{course}' },

  // Enrolment: the code is the one that was mailed to `pending`, no matter who sends it.
  { call: 'GET /api/check-enroll/{course}' },
  { call: 'POST /api/enroll', body: ({ paths }) => ({ courseId: paths.course }) },
  { call: 'PUT /api/enroll/{course}', except: { visitor: 401, stranger: 409, teacher: 409, assistant: 409, colleague: 409, editor: 409, admin: 409 }, body: ({ enrolmentCode }) => ({ code: enrolmentCode }) },
  { call: 'PUT /api/resendCode/{course}', status: 409, except: { visitor: 401, pending: 429 } },

  // Learning.
  { call: 'GET /api/completion/{course}' },
  { call: 'POST /api/completion/{course}/seen' },
  { call: 'GET /api/course-detailsAuth/{course}', shows: 'membersFile' },
  { call: 'GET /api/LectureDetails/{course}/{locked}', shows: 'lockedVideo' },
  { call: 'GET /api/LectureDetails/{course}/{locked}', shows: 'lockedCaptions' },
  { call: 'GET /api/LectureDetails/{course}/{free}', shows: 'freeVideo' },
  { call: 'GET /api/showLecture/{course}/{locked}' },
  { call: 'GET /api/lecture-transcript/{course}/{locked}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 }, shows: 'lockedLines' },
  { call: 'GET /api/lecture-transcript/{course}/{free}' },
  { call: 'POST /api/watch-Lecture', except: membersOnly, body: (world) => ({ ...lockedLecture(world), status: 'endWatch' }) },
  { call: 'POST /api/watch-Lecture', body: (world) => ({ ...freeLecture(world), status: 'endWatch' }) },
  { call: 'POST /api/lecture-seat', except: membersOnly, body: lockedLecture },
  // An id that is no session of the caller's frees nothing.
  { call: 'POST /api/lecture-seat/{course}/free', except: membersOnly, body: lockedLecture },
  { call: 'PUT /api/studio/settings/seats', body: () => ({ seats: 2 }) },
  { call: 'PUT /api/lecture-position', except: membersOnly, body: (world) => ({ ...lockedLecture(world), position: 5 }) },
  { call: 'GET /api/LectureDetails/{course}/{exercise}' },
  { call: 'GET /api/LectureDetails/{course}/{takenQuiz}' },

  // Courses in the studio: for those who work on them; a foreign one does not exist. What the teacher has removed or
  // hidden is not there for the admin any more.
  { call: 'GET /api/studio/courses', except: studioOnly },
  { call: 'POST /api/studio/courses', body: () => ({ name: 'كورس جديد' }) },
  { call: 'POST /api/studio/courses/{course}/copy', status: 404, except: courseTeachers, body: () => ({ include: ['content', 'media', 'resources', 'staff'] }) },
  { call: 'GET /api/studio/courses/{course}/completion', ...studioSeen },
  { call: 'GET /api/studio/courses/{course}/tree', status: 404, except: courseStaff },
  { call: 'POST /api/studio/courses/{course}/chapters', status: 404, except: courseTeachers, body: () => ({ name: 'فصل' }) },
  { call: 'PUT /api/studio/chapters/{chapter}/position', status: 404, except: courseTeachers, body: () => ({ position: 0 }) },
  { call: 'DELETE /api/studio/chapters/{chapter}', status: 404, except: { ...signedIn, teacher: 200 } },
  { call: 'POST /api/studio/courses/{course}/lectures', status: 404, except: courseTeachers, body: ({ paths }) => ({ chapter_id: paths.chapter, lectures: [{ name: 'درس', type: 'article' }] }) },
  { call: 'PUT /api/studio/lectures/place', status: 404, except: courseTeachers, body: placed },
  { call: 'POST /api/studio/lectures/copy', status: 404, except: courseTeachers, body: placed },
  { call: 'PUT /api/studio/lectures/free', status: 404, except: courseTeachers, body: ({ paths }) => ({ lectures: [paths.free], free: true }) },
  { call: 'PUT /api/studio/lectures/captions', status: 404, except: { ...courseTeachers, teacher: 422, admin: 422 }, body: ({ paths }) => ({ lectures: [{ id: paths.free, captions: [{ language: 'ar', media: 'media/none.vtt' }] }] }) },
  { call: 'GET /api/studio/lectures/{locked}/captions', status: 404, except: courseTeachers },
  { call: 'POST /api/studio/lectures/{locked}/captions/{captionLanguage}', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/captions/{captions}', status: 404, except: courseTeachers, shows: 'draftLines' },
  { call: 'PUT /api/studio/captions/{captions}/draft', status: 404, except: courseTeachers, body: () => ({ changes: [{ field: 'none', value: null, base: 0 }] }) },
  { call: 'POST /api/studio/captions/{captions}/import', status: 422, except: signedIn },
  { call: 'GET /api/studio/captions/{captions}/versions', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/captions/{captions}/versions/{version}', status: 404, except: { ...signedIn, assistant: 403 } },
  { call: 'GET /api/studio/captions/{captions}/machine', status: 404, except: courseTeachers },
  { call: 'POST /api/studio/captions/{captions}/machine', status: 409, except: signedIn },
  { call: 'DELETE /api/studio/captions/{captions}/machine', status: 404, except: courseTeachers },
  { call: 'POST /api/studio/captions/{captions}/confirm', status: 404, except: { ...signedIn, assistant: 403, teacher: 409, admin: 409 }, body: () => ({ draft_version: 7 }) },
  { call: 'GET /api/studio/courses/{course}/terms', status: 404, except: courseTeachers },
  { call: 'PUT /api/studio/courses/{course}/terms', status: 404, except: { ...courseTeachers, admin: 409 }, body: () => ({ terms: [], version: 0 }) },
  { call: 'POST /api/studio/lectures/state', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ lectures: [paths.free], act: 'hide' }) },
  { call: 'GET /api/studio/courses/{course}/staff', status: 404, except: courseStaff },
  { call: 'GET /api/studio/courses/{course}/figures', status: 404, except: courseStaff },
  { call: 'PUT /api/studio/courses/{course}/staff/{teacher}', status: 404, except: courseTeachers, body: () => ({ role: 'teacher' }) },
  { call: 'PUT /api/studio/courses/{course}/staff/{stranger}', status: 404, except: { ...signedIn, assistant: 403, admin: 200 }, body: () => ({ role: 'assistant' }) },
  { call: 'POST /api/studio/courses/{course}/staff/invitations', status: 404, except: courseTeachers, body: ({ number }, kind) => ({ email: `${kind}-${number}@staff.example.org`, role: 'assistant' }) },
  { call: 'DELETE /api/studio/courses/{course}/staff/{assistant}', status: 404, except: { ...signedIn, teacher: 200 } },

  // Access to courses: for their teachers and admins.
  { call: 'GET /api/studio/enrolments', status: 403, except: enrollers, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/enrolments?sort=name', status: 403, except: enrollers, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/enrolments?sort=-ends', status: 403, except: enrollers },
  { call: 'GET /api/studio/enrolments/export', status: 403, except: enrollers, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/enrolments/{enrolment}', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'POST /api/studio/courses/{course}/members', status: 404, except: courseTeachers, body: ({ paths }) => ({ person: { id: paths.student } }), shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'POST /api/studio/courses/{course}/members', status: 404, except: { ...signedIn, assistant: 403, admin: 200 }, body: ({ paths }) => ({ person: { id: paths.stranger } }) },
  { call: 'POST /api/studio/enrolments/extend', status: 404, except: courseTeachers, body: ({ paths }) => ({ enrolments: [paths.enrolment], by: 'month' }) },
  { call: 'POST /api/studio/enrolments/end', status: 404, except: courseTeachers, body: ({ paths }) => ({ enrolments: [paths.enrolment] }) },
  { call: 'GET /api/studio/people?search=zqnobody', except: studioOnly },

  // Receipts: for the buyer, and those who sell; others do not learn that they are there.
  // Credentials name the installation by its address, which this one does not have.
  { call: 'GET /api/certificates/{certificate}/json', status: 404 },
  { call: 'GET /api/certificate-status/{statusList}', status: 404 },
  { call: 'GET /api/did', status: 404 },
  { call: 'POST /api/studio/certificate-design/preview', body: () => ({ title: '', text: '', signer: '', signer_title: '', signature: null, accent: '', name: 'ليلى' }) },

  // Certificates: everybody who has a code proves it; their owners see their own; those who teach the course decide.
  { call: 'GET /api/certificates/{certificate}' },
  { call: 'GET /api/certificates/{certificate}/pdf' },
  { call: 'GET /api/certificates/{certificate}/png' },
  { call: 'GET /api/certificates/{certificate}/card' },
  { call: 'GET /api/my-certificates', shows: 'correctionOfJoined', to: ['joined'] },
  { call: 'PUT /api/certificate-name', body: () => ({ name: 'مريم حسن' }) },
  { call: 'POST /api/my-certificates/{certificate}/correction', status: 404, except: { visitor: 401, joined: 409 }, body: () => ({ name: 'مريم حسين' }) },
  { call: 'DELETE /api/my-certificates/{certificate}/correction', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'GET /api/studio/certificates', status: 403, except: moderators, shows: 'correctionOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/certificates/export', status: 403, except: moderators },
  { call: 'GET /api/studio/certificates/{certificateId}', status: 403, except: certifiers },
  { call: 'POST /api/studio/certificates', status: 404, except: { visitor: 401, assistant: 403, teacher: 409, admin: 409 }, body: ({ people, paths }) => ({ person: { id: people.joined.id }, course: paths.course, reason: 'أتم الكورس حضورًا' }) },
  { call: 'POST /api/studio/certificates', status: 404, except: { visitor: 401, assistant: 403, admin: 200 }, body: ({ paths }) => ({ person: { id: paths.stranger }, course: paths.course, reason: 'أتم الكورس حضورًا' }) },
  { call: 'POST /api/studio/certificates/{certificateId}/revoke', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ reason: 'صدرت خطأً' }) },
  { call: 'POST /api/studio/certificates/{certificateId}/reissue', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ name: 'مريم حسين' }) },
  { call: 'POST /api/studio/certificate-corrections/{correction}/accept', status: 403, except: { ...certifiers, admin: 409 } },
  { call: 'POST /api/studio/certificate-corrections/{correction}/decline', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ answer: 'الاسم صحيح' }) },

  // Categories and the order of lists: for admins; all who work in the studio choose among the categories.
  { call: 'GET /api/studio/categories', except: studioOnly },
  { call: 'POST /api/studio/categories', body: () => ({ name: 'تصنيف' }) },
  { call: 'PUT /api/studio/categories/{category}', body: () => ({ name: 'تصنيف' }) },
  { call: 'DELETE /api/studio/categories/{category}' },
  { call: 'PUT /api/studio/category-order', body: ({ paths }) => ({ ids: [paths.category] }) },
  { call: 'PUT /api/studio/course-order', body: ({ paths }) => ({ ids: [paths.course] }) },

  // Reviews: of those who joined; the course's own teacher and the admins do not rate it.
  { call: 'PUT /api/course-review/{course}', status: 403, except: { visitor: 401, joined: 200, other: 200 }, body: () => ({ rating: 4, comment: 'شرح واضح' }) },
  { call: 'DELETE /api/course-review/{course}', status: 404, except: { visitor: 401, joined: 200 } },
];
