import { studio as limits } from '@nibras/contract/limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeTeacher } from '#factories/people.ts';
import { logPage } from '#site/log/studio/log-query.ts';
import { startTestApp } from './testing/test-app.ts';

/** So many that PostgreSQL prefers an index wherever there is one. */
const courses = 3_000;
const { call, db, pool, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);

/** Words that look like names, of Arabic letters only. */
const words = (seed: string) => `(select string_agg(translate(substr(md5(${seed} || w), 1, 6),
  '0123456789abcdef', 'ابتثجحخدذرزسشصضط'), ' ') from generate_series(1, 4) w)`;

beforeAll(async () => {
  await pool.query(`insert into courses (slug, name, description, teacher_id, updated_at)
    select 'many-' || n, ${words("'c' || n")}, '', ${teacher.id}, now() - n * interval '1 minute'
    from generate_series(1, ${courses}) n`);
  await pool.query(`insert into chapters (course_id, name) select id, 'فصل' from courses`);
  await pool.query(`insert into lectures (course_id, chapter_id, slug, name, type)
    select course_id, id, 'l' || n, ${words("'l' || id || '-' || n")}, 'article'
    from chapters, generate_series(1, 2) n`);
  await pool.query(`insert into people (name, email)
    select ${words("'p' || n")}, 'many' || n || '@example.org' from generate_series(1, 6000) n`);
  await pool.query(`insert into audit_log (action, kind, item_id, changed)
    select 'hidden', 'course', id, array['course:' || id || ':state'] from courses`);
  await pool.query("update courses set name = 'زمرد نادر' where slug = 'many-2700'");
  await pool.query('vacuum analyze');
});

/** The plans of all statements that a request makes on both pools, and how often each table is read whole. */
async function plansOf(request: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  const seen: { text: string; values: unknown[] }[] = [];
  const restore = [pool, platform.searches.pool].map((one) => {
    const query = one.query.bind(one) as (...args: unknown[]) => unknown;
    Object.assign(one, {
      query: (...args: unknown[]) => {
        const [config, values] = args as [{ text: string } | string, unknown[] | undefined];
        const text = typeof config === 'string' ? config : config.text;
        if (/^\s*(select|with)/i.test(text)) seen.push({ text, values: values ?? [] });
        return query(...args);
      },
    });
    return () => Object.assign(one, { query });
  });
  try {
    await request();
  } finally {
    for (const back of restore) back();
  }
  for (const { text, values } of seen) {
    const { rows } = await pool.query(`explain ${text}`, values);
    plans.push([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n'));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

const scans = (plans: string[], table: string) =>
  plans.filter((plan) => new RegExp(`Seq Scan on ${table}\\b`).test(plan));

async function get(path: string, as: { id: number }) {
  const { status, body } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status).toBe(200);
  return body;
}

test('a page of the courses is found in the index of their order', async () => {
  const plans = await plansOf(() => get('courses', admin));
  expect(scans(plans, 'courses')).toEqual([]);
  expect(scans(plans, 'lectures')).toEqual([]);
  expect(plans.some((plan) => plan.includes('studio_courses_recent'))).toBe(true);
  const { courses: page } = await get('courses', admin);
  expect(page.meta.total).toBe(courses);
  expect(page.data).toHaveLength(limits.coursesPerPage);
});

test('the search reads no large table whole', async () => {
  const search = encodeURIComponent('زمرد نادر');
  const plans = await plansOf(() => get(`search?search=${search}`, admin));
  for (const table of ['courses', 'lectures', 'people']) {
    expect(scans(plans, table), table).toEqual([]);
  }
  const { groups } = await get(`search?search=${search}`, admin);
  expect(groups).toMatchObject([{ kind: 'course', items: [{ name: 'زمرد نادر' }] }]);
  const people = await plansOf(() => get(`people?search=${search}`, admin));
  expect(scans(people, 'people')).toEqual([]);
});

test('a page of the log is read from its newest end', async () => {
  const scope = {
    person: admin.id,
    allCourses: true,
    publishing: true,
    orders: true,
    sales: true,
    everything: true,
  };
  const query = { page: 1, search: '', kind: undefined, item: undefined };
  const plans = await plansOf(() => logPage(db, scope, { query, timeZone: 'Africa/Cairo' }));
  const page = plans.find((plan) => plan.includes('limit')) ?? '';
  expect(page).toContain('audit_log_pkey');
  expect(page).not.toContain('Seq Scan on audit_log newer');
});

test('the default order of the public list stays one index', async () => {
  await pool.query("update courses set rank = 0 where slug = 'many-2800'");
  const { rows } = await pool.query(
    `explain select course_id from course_listings where published
      order by rank, created_at desc, course_id desc limit 8`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('course_listings_default');
  expect(plan).not.toContain('Sort');
  const { body } = await call('GET /api/courses');
  expect(body.data[0].slug).toBe('many-2800');
});
