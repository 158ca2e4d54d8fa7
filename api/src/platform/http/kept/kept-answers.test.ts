import { expect, test, vi } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { startCachingProcess } from '../../../testing/kept-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { KeptAnswers } from './kept-answers.ts';

const main = await startTestApp();
const { db, pool, tokenOf } = main;
const one = await startCachingProcess(main);
const other = await startCachingProcess(main);

type Process = typeof one;
const teacher = await makeTeacher(db, { name: 'كريم' });
const course = await makeCourse(db, { name: 'قبل', teacherId: teacher.id });
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });
const detail = `/api/course-details/${course.id}`;

const get = (process: Process, url: string, headers: Record<string, string> = {}) =>
  process.app.inject({ url, headers });
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
/** How often the database was asked while something was done. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pool, 'query');
  await work();
  // The proofs that changes are heard are no part of it.
  const count = asked.mock.calls.filter(([text]) => !String(text).includes('pg_notify')).length;
  asked.mockRestore();
  return count;
}

/** Kept by a process, and given again: at once, unless the machine is so busy that no change could be heard lately. */
const isGivenAgain = (process: Process, url: string, headers: Record<string, string> = {}) =>
  vi.waitFor(
    async () => {
      await get(process, url, headers);
      expect(await questions(() => get(process, url, headers))).toBe(0);
    },
    { timeout: 15_000 },
  );

test('an answer for everybody is given again without asking the database', async () => {
  await isGivenAgain(one, detail);
  const first = await get(one, detail);
  expect(first.json().course.name).toBe('قبل');
  expect(first.headers['x-content-type-options']).toBe('nosniff');
  const { etag } = first.headers;
  const again = await get(one, detail, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(one, detail, { 'cache-control': 'no-cache' })).headers.etag).toBeUndefined();
});

test('it comes compressed for who takes it so', async () => {
  const list = '/api/courses?per_page=8';
  for (let made = 0; made < 8; made += 1) await makeCourse(db);
  await one.changes.settled();
  await isGivenAgain(one, list);
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  const plain = await get(one, list);
  const small = await get(one, list, { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const zipped = await get(one, list, { 'accept-encoding': 'br;q=0, gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers.vary).toBe('accept-encoding');
});

test('a change is in the next answer of every process, whichever made it', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const [writer, reader] = round % 2 ? [one, other] : [other, one];
    await Promise.all([get(one, detail), get(other, detail)]);
    const comment = `رأي رقم ${round}`;
    await change(writer, 'PUT', `/api/course-review/${course.id}`, student, { rating: 4, comment });
    for (const process of [reader, writer]) {
      expect((await get(process, detail)).json().course.reviews[0].comment).toBe(comment);
    }
  }
});

test('what people change of themselves is in the next answer too', async () => {
  await get(other, detail);
  const { email } = teacher;
  const body = { name: 'كريم الجديد', email, phone_number: '01001234567' };
  await change(one, 'POST', '/api/update-profile', teacher, body);
  expect((await get(other, detail)).json().course.teacher.name).toBe('كريم الجديد');
});

test('a change by hand, past the program, is heard as well', async () => {
  for (const name of ['بعد', 'بعد ذلك']) {
    await get(one, detail);
    await pool.query('update courses set name = $1 where id = $2', [name, course.id]);
    await one.changes.settled();
    expect((await get(one, detail)).json().course.name).toBe(name);
  }
});

test('every table is either told of, or shown to nobody without a sign-in', async () => {
  const { rows } = await pool.query(`select relname, exists (select from pg_trigger
      where tgrelid = pg_class.oid and tgfoid = 'tell_content_change'::regproc) as told
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const silent = rows.filter(({ told }) => !told).map(({ relname }) => relname);
  // A new table belongs here only when no kept answer can show anything of it.
  expect(silent).toEqual([
    'attempts',
    'codes',
    'contact_messages',
    'conversations',
    'course_sizes',
    'device_tokens',
    'discussions',
    'favourites',
    'mails',
    'messages',
    'notifications',
    'online_people',
    'online_processes',
    'orders',
    'participants',
    'progress',
    'sessions',
    'settings',
    'used_refresh_tokens',
    'web_vitals',
  ]);
});

test('nothing is kept of what is asked with a sign-in, nor given to it', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const fresh = `${detail}?once`;
  const own = await get(one, fresh, headers);
  expect(own.json().status).toBe('joined');
  const visitor = await get(one, fresh);
  expect(visitor.json().status).toBe('none');
  expect((await get(one, fresh, headers)).json().status).toBe('joined');
  const closed = `/api/course-detailsAuth/${course.id}`;
  await get(one, closed, headers);
  expect((await get(one, closed)).statusCode).toBe(401);
});

test('an answer that says no is not kept', async () => {
  expect((await get(one, '/api/course-details/999999')).statusCode).toBe(404);
  expect(await questions(() => get(one, '/api/course-details/999999'))).toBeGreaterThan(0);
});

test('a visitor by another name of the site gets no answer that was made for the first', async () => {
  const asked = (host: string) => get(one, `${detail}?host`, { host });
  await isGivenAgain(one, `${detail}?host`, { host: 'one.example' });
  expect(await questions(() => asked('two.example'))).toBeGreaterThan(0);
});

test('while changes cannot be heard nothing is kept, and afterwards it is again', async () => {
  await isGivenAgain(one, detail);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nibras content' and datname = current_database()",
  );
  await vi.waitFor(() => expect(one.changes.live()).toBe(false));
  await pool.query('update courses set name = $1 where id = $2', ['بلا سمع', course.id]);
  expect((await get(one, detail)).json().course.name).toBe('بلا سمع');
  await vi.waitFor(() => expect(one.changes.live()).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() => expect(other.changes.live()).toBe(true), { timeout: 10_000 });
  await isGivenAgain(one, detail);
});

test('an answer that was begun before a change is not kept', () => {
  let generation = 1;
  let live = true;
  const listeners: (() => void)[] = [];
  const answers = new KeptAnswers(
    {
      live: () => live,
      generation: () => generation,
      onChange: (listener) => void listeners.push(listener),
      settled: async () => {},
      close: async () => {},
    },
    1024 * 1024,
  );
  const answer = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const begun = answers.begin();
  generation += 1;
  for (const listener of listeners) listener();
  answers.put('/a', answer, begun);
  expect(answers.get('/a')).toBeUndefined();
  answers.put('/a', answer, answers.begin());
  expect(answers.get('/a')).toBeDefined();
  live = false;
  expect(answers.get('/a')).toBeUndefined();
  live = true;
  answers.put('/b', { ...answer, headers: { 'set-cookie': 'a=1' } }, answers.begin());
  answers.put('/c', { ...answer, headers: { vary: 'Origin' } }, answers.begin());
  expect([answers.get('/b'), answers.get('/c')]).toEqual([undefined, undefined]);
});

test('the count of courses is kept exact by whatever makes, moves and removes them', async () => {
  const agree = async () => {
    const { rows } = await pool.query(`select
      (select jsonb_object_agg(category_id, courses) from course_sizes where courses > 0) as kept,
      (select jsonb_object_agg(category, n) from (select coalesce(category_id, 0) as category, count(*) as n
        from courses group by 1) c) as real`);
    expect(rows[0].kept).toEqual(rows[0].real);
  };
  await agree();
  const [first, second] = [await makeCourse(db), await makeCourse(db, { categoryId: null })];
  await makeReview(db, { courseId: first.id });
  await agree();
  await pool.query('update courses set category_id = $1 where id = $2', [
    first.categoryId,
    second.id,
  ]);
  await agree();
  await pool.query('delete from categories where id = $1', [first.categoryId]);
  await agree();
  await pool.query('delete from courses where id = any($1)', [[first.id, second.id]]);
  await agree();
});
