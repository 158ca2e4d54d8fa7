import { announcements as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { makeAnnouncement } from '#factories/announcements.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import {
  announcementDeliveries,
  announcementSwitches,
  announcements,
  courseStaff,
  mails,
  notifications,
  people,
} from '#platform/database/schema/index.ts';
import { startPushService } from '../../testing/push-endpoint.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { deliverBatch } from './deliver/batch.ts';
import { beginAnnouncement } from './deliver/begin.ts';
import { sweepAnnouncements } from './deliver/jobs.ts';
import { settle } from './deliver/settle.ts';

const { call, db, passTime, platform, smtp } = await startTestApp();
const browsers = await startPushService();
afterAll(() => browsers.stop());
const admin = await makeAdmin(db);

type Values = Partial<typeof announcements.$inferInsert>;

/** A course with its teacher and members. */
async function taughtCourse(members = 2) {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  const joined: { id: number; email: string }[] = [];
  for (let made = 0; made < members; made += 1) {
    const person = await makePerson(db);
    await makeEnrolment(db, { courseId: course.id, personId: person.id });
    joined.push(person);
  }
  return { teacher, course, joined };
}

/** An announcement to a course whose time has come, without its jobs having run. */
async function dueAnnouncement(members = 2, values: Values = {}) {
  const made = await taughtCourse(members);
  const announcement = await makeAnnouncement(db, {
    audience: 'course',
    courseId: made.course.id,
    authorId: made.teacher.id,
    senderId: made.teacher.id,
    state: 'scheduled',
    sendAt: new Date(platform.now().getTime() - 1),
    ...values,
  });
  return { ...made, id: announcement.id, announcement };
}

const readAs = async (as: { id: number }, id: number) =>
  (await call(`GET /api/studio/announcements/${id}`, { as })).body.item;
/** Waits for the end, and looks more often for it than the jobs do. */
const ended = (id: number, as = admin) =>
  vi.waitFor(
    async () => {
      await settle(platform, id);
      expect((await readAs(as, id)).state).toBe('sent');
    },
    { timeout: 60_000, interval: 50 },
  );
const noticesOf = ({ id }: { id: number }) =>
  db
    .select({ data: notifications.data })
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, id),
        eq(notifications.type, 'App\\Notifications\\Announcement'),
      ),
    );
const deliveriesOf = (id: number) =>
  db
    .select()
    .from(announcementDeliveries)
    .where(eq(announcementDeliveries.announcementId, id))
    .orderBy(announcementDeliveries.personId, announcementDeliveries.channel);
const saved = (as: { id: number }, id: number, fields: Record<string, unknown>, base = 0) =>
  call(`PUT /api/studio/announcements/${id}/draft`, {
    as,
    body: { changes: Object.entries(fields).map(([field, value]) => ({ field, value, base })) },
  });

test('an announcement reaches the members of its course by notice, push and mail, and nobody else', async () => {
  const { teacher, course, joined } = await taughtCourse();
  const [reader, other] = joined as [{ id: number; email: string }, { id: number; email: string }];
  const stranger = await makePerson(db);
  const pending = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: pending.id, status: 'pending' });
  const browser = browsers.newBrowser();
  const token = JSON.stringify(browser.subscription);
  await call('POST /api/device-tokens', { as: reader, body: { token } });

  const { body: made } = await call('POST /api/studio/announcements', {
    as: teacher,
    body: { course_id: course.id },
  });
  const { id } = made.announcement;
  const written = await saved(teacher, id, {
    title: 'محاضرة مباشرة مساء الخميس',
    body: 'نلتقي الثامنة مساءً.\nأحضروا أسئلتكم.\n\nالرابط في صفحة الكورس.',
    channels: ['mail', 'notice', 'push'],
  });
  expect(written.status).toBe(200);
  const { body: reached } = await call(`GET /api/studio/announcements/${id}/reach`, {
    as: teacher,
  });
  expect(reached.reach).toEqual({ people: 2, notice: 2, push: 1, mail: 2, unreached: 0 });
  const sent = await call(`POST /api/studio/announcements/${id}/send`, {
    as: teacher,
    body: { draft_version: written.body.draft_version, at: null },
  });
  expect(sent.body.item.state).toBe('scheduled');
  passTime(limits.undoFor);
  await sweepAnnouncements(platform);
  await ended(id);

  const [notice] = await noticesOf(reader);
  expect(notice?.data).toMatchObject({
    title: 'محاضرة مباشرة مساء الخميس',
    link: `/courses/${course.id}`,
  });
  const [push] = await browser.received(1);
  expect(push?.payload).toMatchObject({
    title: 'محاضرة مباشرة مساء الخميس',
    body: 'نلتقي الثامنة مساءً. أحضروا أسئلتكم. الرابط في صفحة الكورس.',
    link: `/courses/${course.id}`,
  });
  const mail = await smtp.mailTo(other.email);
  expect(mail.subject).toBe('محاضرة مباشرة مساء الخميس');
  expect(mail.text).toContain('نلتقي الثامنة مساءً.\nأحضروا أسئلتكم.');
  expect(mail.html).toContain('نلتقي الثامنة مساءً.<br>أحضروا أسئلتكم.');
  const reachedAddresses = new Set(smtp.mails.flatMap(({ recipients }) => recipients));
  expect(reachedAddresses.has(stranger.email) || reachedAddresses.has(pending.email)).toBe(false);
  expect([...(await noticesOf(stranger)), ...(await noticesOf(pending))]).toEqual([]);
  const { counts, people: count } = await readAs(teacher, id);
  expect(count).toBe(2);
  expect(
    counts.map(({ channel, total, sent: gone }: Record<string, number>) => [channel, total, gone]),
  ).toEqual([
    ['notice', 2, 2],
    ['push', 1, 1],
    ['mail', 2, 2],
  ]);
});

test('two processes that deliver at once reach everybody once', async () => {
  const { id, joined } = await dueAnnouncement(30, { channels: ['notice'] });
  await db.update(announcements).set({ state: 'scheduled' }).where(eq(announcements.id, id));
  await Promise.all([beginAnnouncement(platform, id), beginAnnouncement(platform, id)]);
  await Promise.all([1, 2, 3, 4].map(() => deliverBatch(platform, id)));
  await ended(id);
  for (const person of joined) expect(await noticesOf(person)).toHaveLength(1);
});

test('what a batch has queued when it fails is queued once, by the next one', async () => {
  const { id, joined } = await dueAnnouncement(3, { channels: ['notice', 'mail'] });
  await beginAnnouncement({ ...platform, jobs: { ...platform.jobs, enqueue: async () => {} } }, id);
  let sends = 0;
  const failing = {
    ...platform,
    mailer: {
      ...platform.mailer,
      send: (...mail: Parameters<typeof platform.mailer.send>) => {
        sends += 1;
        if (sends === 2) throw new Error('killed in the middle');
        return platform.mailer.send(...mail);
      },
    },
  };
  await expect(deliverBatch(failing, id)).rejects.toThrow('killed in the middle');
  expect((await deliveriesOf(id)).every(({ state }) => state === 'waiting')).toBe(true);
  await sweepAnnouncements(platform);
  await ended(id);
  for (const person of joined) {
    expect(await noticesOf(person)).toHaveLength(1);
    expect(await db.$count(mails, eq(mails.recipient, person.email))).toBe(1);
  }
});

test('anyone who switched announcements off before or during the sending is left in peace, by kind and channel', async () => {
  const { id, joined } = await dueAnnouncement(3, { channels: ['notice', 'mail'] });
  const [silent, late, other] = joined as { id: number; email: string }[];
  if (!silent || !late || !other) throw new Error('no members');
  const off = (as: { id: number }, kind: string, channel: string) =>
    call('PUT /api/announcement-settings', { as, body: { kind, channel, on: false } });
  expect((await off(silent, 'course', 'mail')).body.data.course).toEqual({
    notice: true,
    push: true,
    mail: false,
  });
  await off(other, 'platform', 'mail');
  await beginAnnouncement({ ...platform, jobs: { ...platform.jobs, enqueue: async () => {} } }, id);
  await off(late, 'course', 'notice');
  await sweepAnnouncements(platform);
  await ended(id);
  expect(await noticesOf(silent)).toHaveLength(1);
  expect(await noticesOf(late)).toHaveLength(0);
  const mailed = (email: string) => db.$count(mails, eq(mails.recipient, email));
  expect(await Promise.all([silent, late, other].map(({ email }) => mailed(email)))).toEqual([
    0, 1, 1,
  ]);
  const { counts } = await readAs(admin, id);
  expect(counts[0]).toMatchObject({ channel: 'notice', total: 3, sent: 2, skipped: 1 });
  expect(counts[1]).toMatchObject({ channel: 'mail', total: 2 });
});

test('one press in the mail switches its kind off, also for mail programs, and back on', async () => {
  const { id, joined } = await dueAnnouncement(1, { channels: ['mail'] });
  const [reader] = joined as [{ id: number; email: string }];
  await sweepAnnouncements(platform);
  await ended(id);
  const mail = await smtp.mailTo(reader.email);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = String(headers['list-unsubscribe']).slice(1, -1);
  const { pathname, search } = new URL(address);
  expect(mail.text).toContain(`/mail-digest?of=announcements&${search.slice(1)}`);
  const switches = () =>
    db
      .select({ kind: announcementSwitches.kind, channel: announcementSwitches.channel })
      .from(announcementSwitches)
      .where(eq(announcementSwitches.personId, reader.id));
  const press = (query: string) =>
    call(`POST ${pathname as '/'}${query}` as 'POST /', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press(search)).status).toBe(200);
  expect(await switches()).toEqual([{ kind: 'course', channel: 'mail' }]);
  expect((await press(search)).status).toBe(200);
  expect((await press(`${search}&state=on`)).status).toBe(200);
  expect(await switches()).toEqual([]);
  for (const wrong of [search.replace('kind=course', 'kind=platform'), search.slice(0, -2)]) {
    expect((await press(wrong)).status).toBe(404);
  }
  expect(await switches()).toEqual([]);
});

test('nobody is mailed at an address that was never verified', async () => {
  const { course, id } = await dueAnnouncement(0, { channels: ['notice', 'mail'] });
  const unverified = await makePerson(db, { emailVerifiedAt: null });
  await makeEnrolment(db, { courseId: course.id, personId: unverified.id });
  await sweepAnnouncements(platform);
  await ended(id);
  expect(await noticesOf(unverified)).toHaveLength(1);
  expect(await db.$count(mails, eq(mails.recipient, unverified.email))).toBe(0);
});

test('away are those who neither opened a page nor used a session for a month', async () => {
  const long = new Date(platform.now().getTime() - limits.awayAfter - 60_000);
  const lately = new Date(platform.now().getTime() - limits.awayAfter + 60_000);
  await db.update(people).set({ lastSeenAt: lately });
  const gone = await makePerson(db, { lastSeenAt: long });
  const neverCame = await makePerson(db, { createdAt: long });
  const reading = await makePerson(db, { lastSeenAt: long });
  await call('GET /api/notifications/count', { as: reading });
  const draft = await makeAnnouncement(db, { audience: 'away', authorId: admin.id });
  const { body } = await call(`GET /api/studio/announcements/${draft.id}/reach`, { as: admin });
  expect(body.reach.people).toBe(2);
  await db
    .update(announcements)
    .set({ state: 'scheduled', sendAt: platform.now(), senderId: admin.id })
    .where(eq(announcements.id, draft.id));
  await sweepAnnouncements(platform);
  await ended(draft.id);
  const reached = (await deliveriesOf(draft.id)).map(({ personId }) => personId);
  expect(reached).toEqual([gone.id, neverCame.id]);
});

test('what is scheduled can be called off, changed and undone until it begins', async () => {
  const { teacher, course } = await taughtCourse(1);
  const { id } = await makeAnnouncement(db, {
    audience: 'course',
    courseId: course.id,
    authorId: teacher.id,
  });
  const path = `/api/studio/announcements/${id}` as const;
  const at = new Date(platform.now().getTime() + 60_000).toISOString();
  const send = () => call(`POST ${path}/send`, { as: teacher, body: { draft_version: null, at } });
  const first = await send();
  expect(first.body.item).toMatchObject({ state: 'scheduled', send_at: at });
  expect((await saved(teacher, id, { title: 'عنوان آخر' })).status).toBe(409);
  expect((await call(`POST ${path}/unschedule`, { as: teacher })).body.item.state).toBe('draft');
  expect((await call(`POST /api/studio/undo/${first.body.undo}`, { as: teacher })).status).toBe(
    409,
  );
  const again = await send();
  expect((await call(`POST /api/studio/undo/${again.body.undo}`, { as: teacher })).status).toBe(
    200,
  );
  expect((await readAs(teacher, id)).state).toBe('draft');
  const third = await send();
  passTime(60_000);
  await sweepAnnouncements(platform);
  await ended(id);
  expect((await call(`POST /api/studio/undo/${third.body.undo}`, { as: teacher })).status).toBe(
    409,
  );
  expect((await call(`DELETE ${path}`, { as: teacher })).status).toBe(409);
});

test('stopping the sending withdraws what has not gone, mails in the queue included', async () => {
  const { id, teacher, joined } = await dueAnnouncement(4, { channels: ['mail'] });
  const idle = { ...platform, jobs: { ...platform.jobs, enqueue: async () => {} } };
  await beginAnnouncement(idle, id);
  const [first, second] = await deliveriesOf(id);
  // Two mails wait for the mail server, of which one has gone; two recipients were not claimed.
  for (const [delivery, state] of [
    [first, 'sent'],
    [second, 'queued'],
  ] as const) {
    if (!delivery) throw new Error('no delivery');
    const recipient = `waiting${delivery.personId}@example.org`;
    const [mail] = await db
      .insert(mails)
      .values({ recipient, template: 'announcement', subject: 'إعلان', state })
      .returning();
    await db
      .update(announcementDeliveries)
      .set({ state: 'queued', mailId: mail?.id ?? null })
      .where(
        and(
          eq(announcementDeliveries.announcementId, id),
          eq(announcementDeliveries.personId, delivery.personId),
        ),
      );
  }
  const { body } = await call(`POST /api/studio/announcements/${id}/cancel`, { as: teacher });
  expect(body.item.state).toBe('cancelled');
  expect(body.item.counts).toMatchObject([{ total: 4, sent: 1, cancelled: 3, waiting: 0 }]);
  expect(await deliverBatch(platform, id)).toBe(0);
  await settle(platform);
  expect((await deliveriesOf(id)).map(({ state }) => state).sort()).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
    'sent',
  ]);
  expect(smtp.mails.some(({ recipients }) => recipients.includes(joined[2]?.email ?? ''))).toBe(
    false,
  );
  expect((await call(`POST /api/studio/announcements/${id}/cancel`, { as: teacher })).status).toBe(
    409,
  );
});

test('anyone who may not announce to the course any more has announced nothing', async () => {
  const { id, course, teacher, joined } = await dueAnnouncement(1);
  const successor = await makeTeacher(db);
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: successor.id, role: 'teacher' });
  await db
    .delete(courseStaff)
    .where(and(eq(courseStaff.courseId, course.id), eq(courseStaff.personId, teacher.id)));
  await sweepAnnouncements(platform);
  expect((await readAs(successor, id)).state).toBe('draft');
  expect(await noticesOf(joined[0] ?? { id: 0 })).toEqual([]);
  const { body } = await call('GET /api/studio/log?kind=announcement', { as: successor });
  expect(body.entries.data[0]).toMatchObject({ action: 'announcement-called-off', by: null });
});

test('an audience gets only so many announcements in a day, those that are scheduled included', async () => {
  const { teacher, course } = await taughtCourse(1);
  const send = async (hours: number) => {
    const { id } = await makeAnnouncement(db, {
      audience: 'course',
      courseId: course.id,
      authorId: teacher.id,
    });
    const at = new Date(platform.now().getTime() + hours * 3_600_000).toISOString();
    const body = { draft_version: null, at };
    return (await call(`POST /api/studio/announcements/${id}/send`, { as: teacher, body })).status;
  };
  for (let sent = 0; sent < limits.perDayPerCourse; sent += 1) expect(await send(1)).toBe(200);
  expect(await send(2)).toBe(429);
  expect(await send(24.5)).toBe(429);
  expect(await send(25.5)).toBe(200);
});

test('a test reaches its author only, and only so often', async () => {
  const { teacher, course, joined } = await taughtCourse(1);
  const { id } = await makeAnnouncement(db, {
    audience: 'course',
    courseId: course.id,
    authorId: teacher.id,
    channels: ['notice', 'mail'],
    title: 'قبل الجميع',
  });
  const testIt = () => call(`POST /api/studio/announcements/${id}/test`, { as: teacher });
  expect((await testIt()).status).toBe(200);
  expect((await smtp.mailTo(teacher.email)).subject).toBe('تجربة: قبل الجميع');
  expect(await noticesOf(teacher)).toHaveLength(1);
  expect(await noticesOf(joined[0] ?? { id: 0 })).toEqual([]);
  expect((await readAs(teacher, id)).state).toBe('draft');
  for (let tried = 1; tried < limits.testsPerHour; tried += 1) await testIt();
  expect((await testIt()).status).toBe(429);
});

test.each([
  ['title', { title: ' ' }],
  ['body', { body: '\n' }],
  ['channels', { channels: [] }],
  ['course_id', { courseId: null }],
] as const)('nothing is sent without its %s', async (field, values) => {
  const { teacher, course } = await taughtCourse(1);
  const { id } = await makeAnnouncement(db, {
    audience: 'course',
    courseId: course.id,
    authorId: teacher.id,
    ...(values as Values),
  });
  const body = { draft_version: null, at: null };
  const refused = await call(`POST /api/studio/announcements/${id}/send`, { as: teacher, body });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([field]);
});

test('nothing is sent to nobody, in the past, or as another person has changed it', async () => {
  const { teacher, course } = await taughtCourse(0);
  const { id } = await makeAnnouncement(db, {
    audience: 'course',
    courseId: course.id,
    authorId: teacher.id,
  });
  const send = (body: object) =>
    call(`POST /api/studio/announcements/${id}/send`, { as: teacher, body });
  expect((await send({ draft_version: null, at: null })).body.errors).toHaveProperty('audience');
  expect(
    (await send({ draft_version: null, at: '2020-01-01T00:00:00Z' })).body.errors,
  ).toHaveProperty('at');
  await saved(teacher, id, { title: 'تغيّر' });
  expect((await send({ draft_version: null, at: null })).status).toBe(409);
});

test('two people in two fields never collide; in one field the second gets both texts', async () => {
  const { id } = await makeAnnouncement(db, { authorId: admin.id });
  const other = await makeAdmin(db);
  const first = await saved(admin, id, { title: 'عنواني' });
  expect((await saved(other, id, { body: 'نصّه' })).status).toBe(200);
  const conflict = await saved(other, id, { title: 'عنوانه' });
  expect(conflict.status).toBe(409);
  expect(conflict.body.conflicts).toMatchObject([{ field: 'title', value: 'عنواني' }]);
  const { title } = first.body.field_versions;
  expect((await saved(other, id, { title: 'عنوانه' }, title)).status).toBe(200);
  expect((await readAs(admin, id)).fields).toMatchObject({ title: 'عنوانه', body: 'نصّه' });
});

test.each([
  ['link', 'https://example.org/x'],
  ['link', '//example.org'],
  ['link', 'javascript:alert(1)'],
  ['title', 'سطر\nآخر'],
  ['title', 'ط'.repeat(limits.titleMaxLength + 1)],
  ['body', 'ط'.repeat(limits.bodyMaxLength + 1)],
  ['channels', ['sms']],
  ['state', 'sent'],
])('the field %s does not hold %j', async (field, value) => {
  const { id } = await makeAnnouncement(db, { authorId: admin.id });
  const body = { changes: [{ field, value, base: 0 }] };
  const refused = await call(`PUT /api/studio/announcements/${id}/draft`, { as: admin, body });
  expect(refused.status).toBe(422);
});

test('a removed draft is back after the undo, and an earlier announcement is copied into a new draft', async () => {
  const { id, title } = await makeAnnouncement(db, { authorId: admin.id, state: 'draft' });
  const path = `/api/studio/announcements/${id}` as const;
  const removed = await call(`DELETE ${path}`, { as: admin });
  expect((await call(`GET ${path}`, { as: admin })).status).toBe(404);
  expect((await call(`POST /api/studio/undo/${removed.body.undo}`, { as: admin })).status).toBe(
    200,
  );
  const { body } = await call('POST /api/studio/announcements', {
    as: admin,
    body: { copy_of: id },
  });
  expect((await readAs(admin, body.announcement.id)).fields).toMatchObject({
    title,
    audience: 'all',
  });
});

test('the preview is what is sent, without anything being sent', async () => {
  const { teacher, course } = await taughtCourse(0);
  const { id } = await makeAnnouncement(db, {
    audience: 'course',
    courseId: course.id,
    authorId: teacher.id,
    title: '',
    body: 'السطر الأول\n\nReact 19 is out.',
  });
  const { body } = await call(`GET /api/studio/announcements/${id}/preview`, { as: teacher });
  expect(body.preview).toMatchObject({
    notice: { title: 'بلا عنوان', link: `/courses/${course.id}` },
    push: { body: 'السطر الأول React 19 is out.' },
    mail: { subject: 'بلا عنوان' },
  });
  expect(body.preview.mail.html).toContain(' dir="ltr" style="margin:0 0 16px');
  expect(await db.$count(mails, eq(mails.recipient, teacher.email))).toBe(0);
});
