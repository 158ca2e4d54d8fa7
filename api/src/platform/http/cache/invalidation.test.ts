import { expect, test, vi } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const main = await startTestApp();
const { db, pool, tokenOf } = main;
const one = await startCachingProcess(main);
const other = await startCachingProcess(main);

type Process = typeof one;
const teacher = await makeTeacher(db, { name: 'كريم' });
const course = await makeCourse(db, { name: 'قبل', teacherId: teacher.id });
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });
const sibling = await makeCourse(db, { teacherId: teacher.id });
const stranger = await makeCourse(db);
const article = await makeArticle(db);
const detail = `/api/course-details/${course.id}`;

const get = (process: Process, url: string) => process.app.inject({ url });

/** Whether the next response comes from the cache. */
async function isCached(process: Process, url: string) {
  return (await get(process, url)).headers['cache-status'] === 'nibras; hit';
}
/** Requests the addresses until their responses are cached. */
const warm = (process: Process, ...urls: string[]) =>
  Promise.all(
    urls.map((url) =>
      vi.waitFor(async () => expect(await isCached(process, url)).toBe(true), { timeout: 60_000 }),
    ),
  );

async function change(
  process: Process,
  method: 'PUT' | 'DELETE' | 'POST',
  url: string,
  as: { id: number },
  payload?: object,
) {
  const headers = { authorization: `Bearer ${await tokenOf(as)}` };
  const answer = await process.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(200);
}
const review = (process: Process, comment: string) =>
  change(process, 'PUT', `/api/course-review/${course.id}`, student, { rating: 4, comment });

test('a change is in the next response of every process, whichever process made it', async () => {
  for (let round = 1; round <= 6; round += 1) {
    const [writer, reader] = round % 2 ? [one, other] : [other, one];
    await Promise.all([warm(one, detail), warm(other, detail)]);
    const comment = `رأي رقم ${round}`;
    await review(writer, comment);
    for (const process of [reader, writer]) {
      expect((await get(process, detail)).json().course.reviews[0].comment).toBe(comment);
    }
  }
});

test('a review and an enrolment invalidate their course and no unrelated response', async () => {
  const untouched = [
    '/api/article',
    `/api/article/${article.id}`,
    '/api/categories',
    '/api/service',
    '/api/project',
    `/api/course-details/${stranger.id}`,
    `/api/course-requirement/${stranger.id}`,
  ];
  await warm(one, ...untouched, detail);
  await review(other, 'رأي آخر');
  const joiner = await makePerson(db);
  const enrolment = await makeEnrolment(db, {
    courseId: course.id,
    personId: joiner.id,
    status: 'pending',
  });
  await pool.query(
    "update enrolments set status = 'joined' where course_id = $1 and person_id = $2",
    [enrolment.courseId, joiner.id],
  );
  await one.bus.whenProcessed(0);
  for (const url of untouched) expect(await isCached(one, url), url).toBe(true);
  expect((await get(one, detail)).json().course).toMatchObject({ enroll_count: 2 });
});

test('changes that no cached response shows invalidate nothing', async () => {
  const lists = [detail, '/api/courses', '/api/Statistics'];
  await one.bus.whenProcessed(0);
  await warm(one, ...lists);
  const received = one.bus.received();
  await makeEnrolment(db, { courseId: sibling.id, personId: student.id, status: 'pending' });
  await pool.query('update people set last_seen_at = now()');
  await pool.query('update enrolments set status = status where status <> $1', ['joined']);
  await one.bus.whenProcessed(received);
  expect(one.bus.received()).toBe(received);
  for (const url of lists) expect(await isCached(one, url), url).toBe(true);
});

test('figures on other pages are exact after a quiet time, then refreshed at a bounded rate', async () => {
  const slow = await startCachingProcess(main, { figuresInterval: 600_000 });
  const quick = await startCachingProcess(main, { figuresInterval: 50 });
  const rating = async (process: Process, id: number) =>
    (await get(process, `/api/course-details/${id}`)).json().course.teacher.rating;
  const before = await rating(slow, sibling.id);
  await makeReview(db, { courseId: sibling.id, rating: 1 });
  await Promise.all([slow.bus.whenProcessed(0), quick.bus.whenProcessed(0)]);
  const first = await rating(slow, sibling.id);
  expect(first).toBeLessThan(before);
  // Within the interval another course's page keeps the older figure; the reviewed course's page is exact at once.
  await warm(slow, `/api/course-details/${sibling.id}`);
  await makeReview(db, { courseId: course.id, rating: 1 });
  await Promise.all([slow.bus.whenProcessed(0), quick.bus.whenProcessed(0)]);
  expect(await rating(slow, sibling.id)).toBe(first);
  expect(await rating(slow, course.id)).toBeLessThan(first);
  await expect.poll(() => rating(quick, sibling.id)).toBeLessThan(first);
});

test('a profile change is in the next response too', async () => {
  await warm(other, detail, '/api/courses');
  const body = { name: 'كريم الجديد', email: teacher.email, phone_number: '01001234567' };
  await change(one, 'POST', '/api/update-profile', teacher, body);
  expect((await get(other, detail)).json().course.teacher.name).toBe('كريم الجديد');
  const { data } = (await get(other, '/api/courses')).json();
  expect(data.find(({ id }: { id: number }) => id === course.id).user).toBe('كريم الجديد');
});

test('a change by direct SQL is received as well', async () => {
  for (const name of ['بعد', 'بعد ذلك']) {
    await warm(one, detail);
    await pool.query('update courses set name = $1 where id = $2', [name, course.id]);
    await one.bus.whenProcessed(0);
    expect((await get(one, detail)).json().course.name).toBe(name);
  }
});

test('a change of too many rows invalidates everything', async () => {
  await warm(one, detail, '/api/categories');
  await pool.query(`insert into courses (slug, name, description, teacher_id)
    select 'many-' || n, 'كورس ' || n, '', ${teacher.id} from generate_series(1, 300) n`);
  await one.bus.whenProcessed(0);
  expect(await isCached(one, '/api/categories')).toBe(false);
  await pool.query("delete from courses where slug like 'many-%'");
});

test('a change that no cached response shows does not wait for other processes', async () => {
  const input = vi.spyOn(pool, 'query');
  await change(one, 'POST', `/api/toggle-favorite/${course.id}`, student);
  const asksForCode = {
    method: 'POST',
    url: '/api/login',
    payload: { email: student.email },
  } as const;
  expect((await one.app.inject(asksForCode)).statusCode).toBe(200);
  expect(input.mock.calls.filter(([text]) => String(text).includes('pg_stat_activity'))).toEqual(
    [],
  );
  input.mockRestore();
});

test('a process that does not acknowledge is waited for only once, and briefly', async () => {
  const { rows } = await pool.query(
    "select application_name from pg_stat_activity where application_name like 'nibras cache %' limit 1",
  );
  expect(rows).toHaveLength(1);
  const { Client } = (await import('pg')).default;
  const silent = new Client({
    connectionString: main.databaseUrl,
    application_name: 'nibras cache cache_silent',
  });
  await silent.connect();
  try {
    const began = performance.now();
    await review(one, 'ينتظر مرة');
    const first = performance.now() - began;
    expect(first).toBeGreaterThan(3_000);
    expect(first).toBeLessThan(8_000);
    const again = performance.now();
    await review(one, 'ولا ينتظر بعدها');
    expect(performance.now() - again).toBeLessThan(3_000);
  } finally {
    await silent.end();
  }
});

test('caching stops while invalidations cannot be received, and resumes afterwards', async () => {
  await warm(one, detail);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'nibras cache %' and datname = current_database()",
  );
  await expect.poll(() => one.bus.live()).toBe(false);
  await pool.query('update courses set name = $1 where id = $2', ['بلا إشعار', course.id]);
  expect((await get(one, detail)).json().course.name).toBe('بلا إشعار');
  await vi.waitFor(() => expect(one.bus.live()).toBe(true), { timeout: 60_000 });
  await vi.waitFor(() => expect(other.bus.live()).toBe(true), { timeout: 60_000 });
  await warm(one, detail);
});

test('every table either invalidates tags or is never part of a cached response', async () => {
  const { rows } = await pool.query(`select relname, count(*)::int as triggers from pg_class
    left join pg_trigger on tgrelid = pg_class.oid
      and tgfoid in ('invalidate_cache'::regproc, 'invalidate_person'::regproc)
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname, tgname is null order by relname`);
  const tables = (triggers: (has: boolean) => boolean) =>
    rows
      .filter(({ relname }) =>
        triggers(rows.some((row) => row.relname === relname && row.triggers === 4)),
      )
      .map(({ relname }) => relname);
  // Inserts, updates, deletes and truncations are each a trigger of their own.
  expect(tables((has) => has)).toEqual([
    'article_related',
    'articles',
    'bundle_courses',
    'bundles',
    'caption_lines',
    'captions',
    'categories',
    'chapters',
    'course_features',
    'course_requirements',
    'course_resources',
    'courses',
    'enrolments',
    'lectures',
    'pages',
    'people',
    'project_images',
    'project_services',
    'project_skills',
    'projects',
    'reviews',
    'service_courses',
    'services',
    'site_settings',
    'skills',
    'slug_redirects',
    'synonym_groups',
    'video_chapters',
  ]);
  // A new table belongs here only when no cached response can show anything of it.
  expect(tables((has) => !has)).toEqual([
    'announcement_deliveries',
    'announcement_switches',
    'announcements',
    'attempt_questions',
    'attempts',
    'audit_log',
    'caption_draft_lines',
    'caption_drafts',
    'caption_versions',
    'category_sizes',
    'certificate_corrections',
    'certificates',
    'checkouts',
    'code_batch_courses',
    'code_batches',
    'codes',
    'completion_checks',
    'completions',
    'consents',
    'contact_messages',
    'conversations',
    'coupon_courses',
    'coupons',
    'course_listings',
    'course_sizes',
    'course_staff',
    'course_terms',
    'credit_entries',
    'data_requests',
    'device_tokens',
    'discussions',
    'drafts',
    'editing_people',
    'email_aliases',
    'entitlements',
    'exercise_attempts',
    'exercise_works',
    'extra_attempts',
    'failed_searches',
    'favourites',
    'first_admin_links',
    'gateway_notices',
    'import_lines',
    'imports',
    'inbox_counts',
    'inbox_mails',
    'inbox_notes',
    'mails',
    'media',
    'media_mentions',
    'messages',
    'notifications',
    'online_people',
    'online_processes',
    'orders',
    'pack_codes',
    'participants',
    'payment_cases',
    'payments',
    'progress',
    'purchase_lines',
    'purchases',
    'question_versions',
    'questions',
    'quiz_attempts',
    'receipt_numbers',
    'receipts',
    'refunds',
    'reply_pictures',
    'reply_templates',
    'reports',
    'sale_day_changes',
    'sale_days',
    // The order of cached results follows within an hour.
    'search_choices',
    'seat_events',
    'sessions',
    'settings',
    // Only together with the texts that have the words.
    'site_words',
    'spam_senders',
    'student_counts',
    'studio_courses',
    'teacher_features',
    'transfer_channels',
    'transfers',
    'upload_parts',
    'upload_quotas',
    'uploads',
    'used_refresh_tokens',
    'versions',
    'video_answers',
    'video_renditions',
    'video_seats',
    'video_streams',
    'video_traffic',
    'waiting',
    'waiting_certificates',
    'waiting_presence',
    'web_vitals',
  ]);
});
