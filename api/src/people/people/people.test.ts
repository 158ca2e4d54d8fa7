import { people as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeConversation, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeSession } from '#factories/people.ts';
import {
  courseStaff,
  emailAliases,
  orders,
  people,
  progress,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, smtp } = await startTestApp();
const admin = await makeAdmin(db, { name: 'منى المشرفة' });
const ahmed = await makePerson(db, {
  name: 'أحمد عبد الرحمٰن',
  email: 'ahmed.rahman@school.example',
  phoneNumber: '+20 100 555 0123',
});
const sara = await makePerson(db, { name: 'سارة يوسف', phoneNumber: '٠١٢٢ ٣٣٣ ٤٤٤٤' });
const teacher = await makePerson(db, { name: 'كريم', role: 'teacher' });

interface Listed {
  id: number;
  name: string;
}
const list = async (query = '', as: { id: number } = admin) => {
  const { status, body } = await call(`GET /api/studio/people/list?${query}`, { as });
  expect(status).toBe(200);
  return body as { people: Listed[]; total: number; next: number | null };
};
const found = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).people.map(({ name }) => name);

test.each([
  ['احمد', 'another hamza'],
  ['عبدالرحمن', 'two words written as one'],
  ['احمد عبدالرحمان', 'the same with a letter too many'],
  ['رحمن', 'a part inside the name'],
  ['أحمَد عبد الرحمـن', 'marks and a long stroke'],
  ['احمدد', 'one letter too many'],
  ['rahman@school', 'a part of the address'],
  ['AHMED.RAHMAN@school.example', 'the whole address in capitals'],
  ['01005550123', 'the number without the country'],
  ['+201005550123', 'the number with the country'],
  ['00201005550123', 'the number with 00'],
  ['٠١٠٠ ٥٥٥ ٠١٢٣', 'the number in Arabic digits'],
  ['555 0123', 'the end of the number'],
  ['0100555', 'the beginning of the number'],
])('«%s» finds a person: %s', async (search) => {
  expect(await found(search)).toContain(ahmed.name);
});

test('a number that was stored in Arabic digits is found by others, and nobody else is', async () => {
  expect(await found('0122333')).toEqual([sara.name]);
  expect(await found('+201223334444')).toEqual([sara.name]);
  expect(await found('99999')).toEqual([]);
  expect(await found('++--')).toEqual([]);
});

test('people are filtered by role and by state', async () => {
  expect((await list('role=teacher')).people.map(({ id }) => id)).toEqual([teacher.id]);
  expect((await list('role=admin&search=كريم')).people).toEqual([]);
  expect((await list('state=suspended')).people).toEqual([]);
  expect((await list('state=active&role=student')).total).toBe(2);
  expect((await call('GET /api/studio/people/list?role=boss', { as: admin })).status).toBe(422);
});

test('pages follow each other without a gap while people join', async () => {
  const rows = Array.from({ length: limits.perPage * 2 }, (_, n) => ({
    name: `طابور ${n}`,
    email: `queue-${n}@example.org`,
  }));
  const queue = await db.insert(people).values(rows).returning({ id: people.id });
  for (const search of ['', '&search=طابور']) {
    const first = await list(search);
    expect(first.people).toHaveLength(limits.perPage);
    await makePerson(db, { name: `طابور جديد ${search}` });
    const second = await list(`before=${first.next}${search}`);
    const seen = [...first.people, ...second.people].map(({ id }) => id);
    expect(new Set(seen).size).toBe(limits.perPage * 2);
    for (const { id } of queue.slice(5)) expect(seen).toContain(id);
  }
  const all = await list('search=طابور');
  expect(all.total).toBe(limits.perPage * 2 + 2);
});

test("a person's page tells what they did, and of their messages only how many there are", async () => {
  const student = await makePerson(db, { name: 'ليلى' });
  const course = await makeCourse(db, { name: 'أساسيات', teacherId: teacher.id });
  const [one] = [
    await makeLecture(db, { courseId: course.id }),
    await makeLecture(db, { courseId: course.id }),
    await makeLecture(db, { courseId: course.id, state: 'draft' }),
  ];
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  await db
    .insert(progress)
    .values({ personId: student.id, lectureId: one.id, status: 'endWatch', watchedAt: new Date() });
  const { id: conversationId } = await makeConversation(db, [student, teacher]);
  await makeMessage(db, { conversationId, personId: student.id, body: 'كلام خاص جدًّا' });
  await makeMessage(db, { conversationId, personId: teacher.id, body: 'رد خاص' });
  const contact = { phone: '1', country: 'مصر', jobTitle: 'x', description: 'y' };
  await db
    .insert(orders)
    .values({ personId: student.id, name: 'ليلى', email: 'l@e.org', ...contact });
  await db.insert(emailAliases).values({ personId: student.id, email: 'layla-old@example.org' });
  await makeSession(db, student, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
  await call('POST /api/login', { body: { email: 'layla-old@example.org' } });
  await smtp.mailTo('layla-old@example.org');
  const { status, body, raw } = await call(`GET /api/studio/people/${student.id}`, { as: admin });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: {
      name: 'ليلى',
      last_seen_at: expect.any(String),
      own: false,
      suspended: null,
      aliases: [{ email: 'layla-old@example.org' }],
    },
    courses: [{ id: course.id, status: 'joined', lectures: 2, watched: 1 }],
    teaches: [],
    orders: [{ service: null }],
    counts: { questions: 0, messages: 1, reviews: 0 },
    sessions: [{ device: { browser: 'Firefox', system: 'Linux' }, ended_at: null }],
  });
  expect(body.mails[0]).toMatchObject({
    to: 'layla-old@example.org',
    subject: expect.stringContaining('••••••'),
  });
  expect(raw.toString()).not.toContain('خاص');
  expect((await call('GET /api/studio/people/999999', { as: admin })).status).toBe(404);
});

test('the search of the studio finds people by their numbers and leads to their page', async () => {
  const search = encodeURIComponent('٠١٠٠٥٥٥٠١٢٣');
  const { body } = await call(`GET /api/studio/search?search=${search}`, { as: admin });
  expect(body.groups).toEqual([
    { kind: 'person', items: [expect.objectContaining({ path: `/studio/people/${ahmed.id}` })] },
  ]);
  const others = await call(`GET /api/studio/search?search=${search}`, { as: teacher });
  expect(others.body.groups).toEqual([]);
  // Anyone who may find people by name must not find out numbers by trying.
  await db
    .insert(people)
    .values({ name: 'محرّر', email: 'e@e.org', role: 'editor', phoneNumber: '01777777777' });
  const tried = await call('GET /api/studio/people?search=01777777777', { as: teacher });
  expect(tried.body.people).toEqual([]);
});

test('a teacher finds the students of own courses by name in the search of the studio, and nobody else', async () => {
  const course = await makeCourse(db, { teacherId: teacher.id });
  const student = await makePerson(db, { name: 'زمردة الشاذلي', phoneNumber: '01099887766' });
  const waiting = await makePerson(db, { name: 'زمردة المنتظرة' });
  await makePerson(db, { name: 'زمردة الغريبة' });
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  await makeEnrolment(db, { courseId: course.id, personId: waiting.id, status: 'pending' });
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
  const found = async (search: string, as: { id: number }) => {
    const path = `GET /api/studio/search?search=${encodeURIComponent(search)}` as const;
    const { groups } = (await call(path, { as })).body as {
      groups: { kind: string; items: { path: string }[] }[];
    };
    const people = groups.find(({ kind }) => kind === 'person');
    return (people?.items ?? []).map(({ path: to }) => to);
  };
  expect(await found('زمرده', teacher)).toEqual([`/studio/people/${student.id}`]);
  expect(await found('زمرده', admin)).toHaveLength(3);
  expect(await found('زمرده', assistant)).toEqual([]);
  expect(await found('01099887766', teacher)).toEqual([]);
});

test('the export is what the list shows, the newest first, safe for spreadsheets, and stands in the log', async () => {
  await makePerson(db, { name: '=HYPERLINK("x")', email: 'formula@school.example' });
  const csv = async (query: string) => {
    const { status, raw } = await call(`GET /api/studio/people/export?${query}`, { as: admin });
    expect(status).toBe(200);
    return raw.toString().trim().split('\r\n');
  };
  const all = await csv('');
  expect(all).toHaveLength((await list()).total + 1);
  expect(all[1]).toContain('"\'=HYPERLINK(""x"")",formula@school.example');
  const teachers = await csv('role=teacher');
  expect(teachers).toHaveLength(2);
  expect(teachers[1]).toMatch(new RegExp(`^${teacher.id},كريم,.+,معلّم,,0,`));
  const found = await csv(`search=${encodeURIComponent('احمد عبدالرحمن')}`);
  expect(found[1]).toMatch(/أحمد.+,"'\+20 100 555 0123",طالب,/);
  const { entries } = (await call('GET /api/studio/log?action=people-exported', { as: admin }))
    .body;
  expect(entries.data).toHaveLength(3);
});
