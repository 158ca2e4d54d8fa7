import type { OpenDatabase } from '../api/src/platform/database/database.ts';
import { articles as demoArticles } from '../demo/content/articles/index.ts';

/** The number of rows in a database. */
export interface Sizes {
  courses: number;
  people: number;
  messages: number;
  /** Orders of services, a tenth of them open. */
  orders?: number;
  /** Purchases of one course, three quarters of them paid. */
  purchases?: number;
  /** Watched lectures, by the people in turn. */
  progress?: number;
}

/** Messages of each conversation of two people. A tenth of all messages is in the first conversation. */
const messagesEach = 45;

export const teachers = 200;
/** One of the teachers, who is an admin. */
export const admin = teachers - 1;
const lecturesEach = 6;

/** The token of a generated person; the database has its hash, as in the product. */
export const tokenOf = (person: number) => `bench-token-of-person-${person}`.padEnd(43, 'x');

const topics = [
  'بايثون',
  'جافاسكربت',
  'تطوير الويب',
  'تحليل البيانات',
  'قواعد البيانات',
  'الخوارزميات',
  'أمن المعلومات',
  'تطبيقات الجوال',
  'الذكاء الاصطناعي',
  'الحوسبة السحابية',
  'تصميم الواجهات',
  'لينكس',
  'الشبكات',
  'جافا',
  'هندسة البرمجيات',
  'اختبار البرمجيات',
  'إدارة الإصدارات',
  'تعلم الآلة',
  'تطوير الألعاب',
  'أنظمة التشغيل',
];
/** The topic of 20 courses, however many courses there are of others. */
export const rareTopic = 'هاسكل';
const rareCourses = 20;
/** A person with twenty orders, however many there are of others. */
export const rareSender = 'زمردة النادرة';
const rareOrders = 20;
/** The name of 20 people, however many others there are. */
export const rareName = 'بلقيس';
const rarePeople = 20;
/** The number of one person. */
export const rareNumber = '01000000777';

const kinds = ['أساسيات', 'مدخل إلى', 'مشروعات', 'احتراف', 'ورشة', 'دورة شاملة في', 'خطوة خطوة في'];
const list = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`;

/**
 * Fills an empty, migrated database by SQL alone: a million rows in seconds. Each course has six lectures in two
 * chapters, three reviews and some enrolments; twenty of them have a topic that no other has, so that a search finds
 * the same number in every database.
 */
export async function fill({ pool }: OpenDatabase, sizes: Sizes): Promise<void> {
  const client = await pool.connect();
  const { courses, people, messages } = sizes;
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  try {
    await run("set maintenance_work_mem = '256MB'");
    await run('set synchronous_commit = off');
    // Without triggers and foreign key checks: the generated rows are consistent.
    await run('set session_replication_role = replica');
    // A search looks its words up among those of the site, which triggers keep.
    for (const table of ['courses', 'lectures', 'articles', 'services', 'projects', 'pages']) {
      await run(`alter table ${table} enable always trigger learn_words`);
    }
    // Built once at the end instead of row by row.
    await run('drop index if exists courses_search, messages_search');
    await run(`insert into categories (slug, name, position)
      select 'bench-category-' || n, 'تصنيف ' || n, n from generate_series(1, 6) n`);
    await run(`insert into people (name, email, phone_number, email_verified_at, role, title, bio)
      select case when n % ${Math.ceil(people / rarePeople)} = 0 then '${rareName}' else 'شخص' end || ' رقم ' || n,
        'person' || n || '@example.org', '0100' || lpad(n::text, 7, '0'), now(),
        case when n = ${admin} then 'admin' when n <= ${teachers} then 'teacher' else 'student' end,
        case when n <= ${teachers} then 'مدرّب برمجة' end,
        case when n <= ${teachers} then 'يعلّم البرمجة منذ سنوات، ويحب الأمثلة القصيرة.' end
      from generate_series(1, ${people}) n`);
    await run(`insert into courses (slug, name, category_id, teacher_id, description, long_description, price, created_at, updated_at)
      select 'bench-course-' || n,
        (${list(kinds)})[1 + n % ${kinds.length}] || ' ' ||
          case when n % ${Math.ceil(courses / rareCourses)} = 0 then '${rareTopic}'
            else (${list(topics)})[1 + n % ${topics.length}] end || ' رقم ' || n,
        1 + n % 6, 1 + n % ${teachers},
        'تتعلم في هذه الدورة ' || (${list(topics)})[1 + n % ${topics.length}] || ' بأمثلة عملية قصيرة، وتبني مشروعًا كاملًا من أوله إلى آخره.',
        repeat('شرح مبسط يبدأ من الصفر، ثم تمارين بعد كل فصل، وحلولها مشروحة خطوة خطوة. ', 6),
        case when n % 3 = 0 then null else 20 + n % 50 end,
        now() - make_interval(mins => ${courses} - n + 60), now() - make_interval(mins => ${courses} - n + 30)
      from generate_series(1, ${courses}) n`);
    await run(`insert into course_staff (course_id, person_id, role)
      select id, teacher_id, 'teacher' from courses`);
    await run(`insert into chapters (course_id, name, position)
      select c, 'الفصل ' || k, k from generate_series(1, ${courses}) c, generate_series(1, 2) k`);
    await run(`insert into lectures (course_id, chapter_id, slug, name, type, minutes, free, position)
      select c, (c - 1) * 2 + 1 + (k - 1) / ${lecturesEach / 2}, 'lecture-' || k, 'المحاضرة ' || k,
        'article', 5 + k, k = 1, k
      from generate_series(1, ${courses}) c, generate_series(1, ${lecturesEach}) k`);
    await run(`insert into course_features (course_id, name, position)
      select c, 'ميزة ' || k, k from generate_series(1, ${courses}) c, generate_series(1, 3) k`);
    await run(`insert into course_resources (course_id, name, file, size, members_only, position)
      select c, 'ملف ' || k, 'courses/file-' || k || '.pdf', 12345, k = 2, k
      from generate_series(1, ${courses}) c, generate_series(1, 2) k`);
    const students = people - teachers;
    await run(`insert into reviews (course_id, person_id, rating, comment)
      select c, ${teachers} + 1 + (c * 7 + k * 131) % ${students}, 3 + (c + k) % 3, 'شرح واضح وأمثلة مفيدة.'
      from generate_series(1, ${courses}) c, generate_series(1, 3) k on conflict do nothing`);
    await run(`insert into enrolments (course_id, person_id, status, joined_at)
      select c, ${teachers} + 1 + (c * 13 + k * 17) % ${students}, 'joined', now()
      from generate_series(1, ${courses}) c, generate_series(1, 5) k on conflict do nothing`);
    await run(`insert into sessions (person_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select n, sha256(convert_to(rpad('bench-token-of-person-' || n, 43, 'x'), 'UTF8')), now() + interval '1 day',
        sha256(convert_to('refresh-' || n, 'UTF8')), now() + interval '30 days'
      from generate_series(1, ${Math.min(people, 2000)}) n`);
    await fillProgress(run, {
      count: sizes.progress ?? 0,
      people,
      lectures: courses * lecturesEach,
    });
    await fillMessages(run, people, messages);
    for (const [at, article] of demoArticles.entries()) {
      await run(
        `insert into articles (slug, name, category_id, author_id, small_description, description, created_at)
         values ($1, $2, $3, 1, $4, $5, now() - make_interval(days => $6))`,
        [
          article.slug,
          article.name,
          1 + (at % 6),
          article.smallDescription,
          article.description,
          at + 1,
        ],
      );
    }
    for (const table of ['courses', 'messages']) {
      await run(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`);
    }
    await fillOrders(run, sizes.orders ?? 0);
    await fillPurchases(run, { count: sizes.purchases ?? 0, people, courses });
    await run('select recount_courses()').catch(() => undefined);
    await run('select recount_categories()');
    await run('select relist_studio_courses()');
    await run('select sum_sale_days()');
    await run('vacuum analyze');
  } finally {
    client.release(true);
  }
}

type Run = (statement: string) => Promise<unknown>;

/** Ten services; the sender of twenty orders has a name that no other has. */
async function fillOrders(run: Run, orders: number) {
  if (orders === 0) return;
  await run(`insert into services (slug, name, manager_id)
    select 'bench-service-' || n, 'خدمة ' || n, ${admin} from generate_series(1, 10) n`);
  await run(`insert into orders (service_id, name, phone, email, country, job_title, description, state, created_at)
    select 1 + n % 10, case when n % ${Math.ceil(orders / rareOrders)} = 0 then '${rareSender}' else 'صاحب الطلب ' || n end,
      '+20 100 ' || n, 'order' || n || '@example.org', 'مصر', 'مدير مشروع',
      'نحتاج إلى عمل صغير مع أمثلة وصور، ونريد أن نبدأ في أقرب وقت. هذا الطلب رقم ' || n,
      case when n % 10 = 0 then 'new' else 'archived' end, now() - make_interval(mins => ${orders} - n)
    from generate_series(1, ${orders}) n`);
  await run('select recount_inbox()');
}

/** Each person watches lectures of other courses than the one before. */
async function fillProgress(
  run: Run,
  { count, people, lectures }: { count: number; people: number; lectures: number },
) {
  if (count === 0) return;
  await run(`insert into progress (person_id, lecture_id, status, watched_at)
    select 1 + n % ${people}, 1 + (n::bigint * 7919) % ${lectures}, 'endWatch', now() - make_interval(secs => ${count} - n)
    from generate_series(1, ${count}) n on conflict do nothing`);
}

async function fillMessages(run: Run, people: number, messages: number) {
  if (messages === 0) return;
  const long = Math.round(messages / 10);
  const conversations = Math.ceil((messages - long) / messagesEach) + 1;
  await run(
    `insert into conversations (created_at) select now() from generate_series(1, ${conversations})`,
  );
  await run(`insert into participants (conversation_id, person_id)
    select c, 1 + (c * 2 + side) % ${people} from generate_series(1, ${conversations}) c, generate_series(0, 1) side`);
  const body = `'هذه رسالة فيها سؤال عن المحاضرة، وهي الرسالة رقم ' || n`;
  await run(`insert into messages (conversation_id, person_id, body, created_at)
    select case when n % 10 = 0 then 1 else 2 + n % ${conversations - 1} end,
      1 + (case when n % 10 = 0 then 2 + (n / 10) % 2 else (2 + n % ${conversations - 1}) * 2 + (n / ${conversations}) % 2 end) % ${people},
      ${body}, now() - make_interval(secs => ${messages} - n)
    from generate_series(1, ${messages}) n`);
}

/** Each person of a search buys as often in a database of every size. */
async function fillPurchases(
  run: Run,
  { count, people, courses }: { count: number; people: number; courses: number },
) {
  if (count === 0) return;
  await run(`insert into purchases (reference, person_id, state, currency, price, total, way, created_at, expires_at, paid_at)
    select lpad(n::text, 6, '0'), 1 + n % ${people}, case when n % 4 = 0 then 'expired' else 'paid' end, 'USD', 4000, 4000,
      'transfer', now() - make_interval(mins => ${count} - n), now() - make_interval(mins => ${count} - n) + interval '3 days',
      case when n % 4 = 0 then null else now() - make_interval(mins => ${count} - n) end
    from generate_series(1, ${count}) n`);
  await run(`insert into purchase_lines (purchase_id, course_id, name, price, total)
    select id, 1 + id % ${courses}, 'كورس ' || id % ${courses}, 4000, 4000 from purchases`);
  await run(`insert into payments (purchase_id, way, vendor_id, amount, currency, outcome, received_at)
    select id, 'transfer', 'bench:' || id, 4000, 'USD', 'paid', paid_at from purchases where state = 'paid'`);
}
