import type { Row } from '../testing/access/row.ts';
import { adminsOnly, editors, moderators, studioOnly } from '../testing/access/who.ts';

const vitals = { path: '/', metrics: [{ name: 'LCP', value: 900, rating: 'good' }] };

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const siteRows: readonly Row[] = [
  { call: 'GET /api/search?q=كورس' },
  { call: 'GET /api/search/suggestions?q=كورس' },
  { call: 'GET /api/search?q=سرية' },
  { call: 'GET /api/sitemap' },
  { call: 'GET /api/sitemap/{sitemapList}/{sitemapFile}' },
  { call: 'POST /api/web-vitals', body: () => vitals },
  { call: 'POST /api/search/choices', body: () => ({ q: 'كورس', kind: 'courses', id: 1 }) },
  { call: 'POST /api/studio/synonyms', body: ({ number }) => ({ words: ['زنبرك', `نابض ${number}`] }) },
  { call: 'PUT /api/studio/synonyms/{synonyms}', body: ({ number }) => ({ words: ['برغي', `مسمار ${number}`] }) },
  { call: 'DELETE /api/studio/synonyms/{synonyms}' },
  { call: 'POST /api/studio/failed-searches/{failedSearch}/ignore' },
  { call: 'GET /api/studio/search?search=zqnothing', except: studioOnly },
  { call: 'GET /api/studio/search?search=كورس', except: studioOnly },
  { call: 'GET /api/studio/log', except: studioOnly },
  { call: 'GET /api/studio/search?search={purchaseReference}', except: studioOnly, shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/waiting', except: studioOnly },
  { call: 'GET /api/studio/inbox', except: studioOnly, shows: 'waitingQuestion', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/inbox?kind=orders', except: studioOnly, shows: 'managedOrder', to: ['editor', 'admin'] },
  { call: 'GET /api/studio/inbox?kind=messages', except: studioOnly, shows: 'contactMessage', to: ['admin'] },
  { call: 'GET /api/studio/inbox?kind=chats', except: studioOnly, shows: 'privateMessage', to: [] },
  { call: 'GET /api/studio/inbox?kind=corrections', except: studioOnly, shows: 'correctionOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/inbox/{questionsKind}/{waiting}', status: 403, except: moderators, shows: 'waitingQuestion', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/inbox/{messagesKind}/{contactMessage}', status: 403, except: adminsOnly, shows: 'contactMessage', to: ['admin'] },
  { call: 'PUT /api/studio/inbox/{questionsKind}/{waiting}/assignee', status: 403, except: { ...moderators, colleague: 409 }, body: () => ({ person: null }) },
  { call: 'PUT /api/studio/inbox/{messagesKind}/{contactMessage}/snooze', status: 403, except: adminsOnly, body: () => ({ until: null }) },
  { call: 'PUT /api/studio/inbox/{questionsKind}/{waiting}/presence', status: 403, except: moderators },
  { call: 'GET /api/studio/overview', except: studioOnly },
  { call: 'GET /api/studio/figures', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewDrafts}', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewJoins}', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewFailedMails}', status: 403, except: adminsOnly },
  { call: 'GET /api/studio/overview/{overviewOrders}', status: 403, except: { visitor: 401, editor: 200, admin: 200 } },
  { call: 'GET /api/studio/log/options', except: studioOnly },
  { call: 'POST /api/studio/undo/{entry}', status: 404, except: { ...studioOnly, teacher: 200, assistant: 403, admin: 409 } },
  { call: 'POST /api/studio/undo', status: 404, except: { ...studioOnly, teacher: 200, assistant: 403, admin: 409 }, body: ({ paths }) => ({ entries: [Number(paths.entry)] }) },
  { call: 'GET /api/site-files/{siteFile}', status: 404 },
  { call: 'PUT /api/studio/first-steps', body: () => ({ dismissed: true }) },
  { call: 'PUT /api/studio/first-steps/step', body: () => ({ step: 'team', state: 'skipped' }) },
  { call: 'POST /api/studio/settings/mail/test', body: () => ({ to: 'test@example.org' }) },
  { call: 'PUT /api/studio/settings/mail', body: () => ({ host: '127.0.0.1', port: 9, tls: false, user: '', from_name: '', from_address: 'no-reply@example.org' }) },

  // Previews: for those who work on the course.
  { call: 'GET /api/studio/preview/courses/{course}?as=member', status: 404, except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 }, shows: 'membersFile', to: ['teacher', 'assistant', 'admin'] },
  { call: 'GET /api/studio/preview/articles/{article}', status: 404, except: editors },
  { call: 'GET /api/studio/preview/lectures/{locked}?as=member', status: 404, except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 }, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },
  { call: 'GET /api/search/mine?q=سرية', shows: 'privateMessage' },
  { call: 'GET /api/studio/preview/services/{service}', status: 404, except: editors },
  { call: 'GET /api/studio/preview/projects/{project}', status: 404, except: editors },
  { call: 'GET /api/studio/search?search=طلب سري', except: studioOnly },
];
