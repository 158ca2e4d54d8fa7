import type { FirstStep } from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeTransferChannel } from '#factories/transfers.ts';
import { recordBackup } from '#platform/backup/last-backup.ts';
import {
  courses,
  lectures,
  media,
  pages,
  people,
  settings,
  siteSettings,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { dismissFirstSteps } from './index.ts';

const { call, db, databaseUrl, settings: store } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

const read = async () => (await call('GET /api/studio/first-steps', { as: admin })).body;
const stepsThat = async (is: 'done' | 'skipped'): Promise<FirstStep[]> =>
  (await read()).steps
    .filter((one: Record<string, boolean>) => one[is])
    .map(({ step }: { step: FirstStep }) => step);
const say = (step: FirstStep, state: string) =>
  call('PUT /api/studio/first-steps/step', { as: admin, body: { step, state } });
const undo = (entry: number) => call(`POST /api/studio/undo/${entry}`, { as: admin });

/** Publishes values of the site's settings. */
async function publish(values: Partial<typeof siteSettings.$inferInsert>) {
  await db.update(siteSettings).set(values);
  await store.reload();
}

test('each step is done by its own fact', async () => {
  const socials = { facebook: '', x: '', youtube: '', linkedin: '', github: '' };
  await publish({ email: '', phone: '', ...socials });
  const done: FirstStep[] = [];
  const isDoneNow = async (step: FirstStep) => {
    done.push(step);
    expect(await stepsThat('done')).toEqual(expect.arrayContaining(done));
    expect((await stepsThat('done')).toSorted()).toEqual(done.toSorted());
  };
  expect(await stepsThat('done')).toEqual([]);

  expect((await read()).identity_left).toBeNull();
  await publish({ name: 'أكاديمية البيان', logoHasName: true });
  expect(await stepsThat('done')).toEqual([]);
  expect((await read()).identity_left).toBe('logo');
  await db.insert(media).values({
    path: 'media/logo.webp',
    name: 'logo.webp',
    kind: 'image',
    type: 'image/webp',
    bytes: 1,
    sha256: Buffer.from('x'),
  });
  await publish({ logo: 'media/logo.webp' });
  expect((await read()).identity_left).toBeNull();
  await isDoneNow('identity');

  await publish({ email: 'hello@bayan.example' });
  expect(await stepsThat('done')).not.toContain('contact');
  await publish({ youtube: 'https://www.youtube.com/@bayan' });
  await isDoneNow('contact');

  const tested = await call('POST /api/studio/settings/mail/test', {
    as: admin,
    body: { to: admin.email },
  });
  expect(tested.status).toBe(200);
  await isDoneNow('mail');

  const course = await makeCourse(db, { state: 'draft', teacherId: admin.id });
  await isDoneNow('course');
  expect((await read()).course_id).toBe(course.id);
  const lecture = await makeLecture(db, { courseId: course.id, state: 'draft' });
  expect(await stepsThat('done')).not.toContain('lecture');
  await db.update(courses).set({ state: 'published' }).where(eq(courses.id, course.id));
  await db.update(lectures).set({ state: 'published' }).where(eq(lectures.id, lecture.id));
  await isDoneNow('lecture');

  await makeTransferChannel(db);
  await isDoneNow('payment');
  await db.update(pages).set({ version: 1 }).where(eq(pages.slug, 'privacy'));
  await isDoneNow('legal');
  await makePerson(db);
  expect(await stepsThat('done')).not.toContain('team');
  const teacher = await makePerson(db, { role: 'teacher' });
  await isDoneNow('team');
  await db
    .update(people)
    .set({ suspendedAt: new Date(), suspendedReason: 'x' })
    .where(eq(people.id, teacher.id));
  expect(await stepsThat('done')).not.toContain('team');
  await db
    .update(people)
    .set({ suspendedAt: null, suspendedReason: null })
    .where(eq(people.id, teacher.id));
  await recordBackup(databaseUrl, new Date().toISOString());
  await isDoneNow('backup');
  await say('visit', 'confirmed');
  await isDoneNow('visit');
});

test('another set-up of mails has to be tested anew', async () => {
  await call('POST /api/studio/settings/mail/test', { as: admin, body: { to: admin.email } });
  expect(await stepsThat('done')).toContain('mail');
  const setup = {
    host: '127.0.0.1',
    port: 9,
    tls: false,
    user: '',
    from_name: '',
    from_address: 'no-reply@example.org',
  };
  await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  expect(await stepsThat('done')).not.toContain('mail');
  await call('DELETE /api/studio/settings/mail', { as: admin });
});

test('a step is skipped and taken up again, and a done one is not skipped', async () => {
  await db.delete(settings).where(eq(settings.name, 'last-backup'));
  const { body, status } = await say('backup', 'skipped');
  expect(status).toBe(200);
  expect(await stepsThat('skipped')).toEqual(['backup']);
  expect((await undo(body.undo)).status).toBe(200);
  expect(await stepsThat('skipped')).toEqual([]);
  await say('backup', 'skipped');
  await say('backup', 'confirmed');
  expect(await stepsThat('skipped')).toEqual([]);
  expect(await stepsThat('done')).toContain('backup');
  expect((await say('backup', 'confirmed')).body.undo).toBeNull();
  await say('backup', 'open');
  expect(await stepsThat('done')).not.toContain('backup');
});

test('what the server knows is not confirmed by a person', async () => {
  expect((await say('course', 'confirmed')).status).toBe(422);
  expect((await say('unknown' as FirstStep, 'skipped')).status).toBe(422);
});

test('the list is hidden and shown again, and the log says who did it', async () => {
  const hide = await call('PUT /api/studio/first-steps', { as: admin, body: { dismissed: true } });
  expect(hide.body.dismissed).toBe(true);
  const log = await call('GET /api/studio/log', { as: admin });
  expect(log.body.entries.data[0]).toMatchObject({ action: 'first-steps-changed' });
  await undo(hide.body.undo);
  expect((await read()).dismissed).toBe(false);
  await db.transaction(dismissFirstSteps);
  expect((await read()).dismissed).toBe(true);
});

test('only those who may change the settings see it', async () => {
  const teacher = await makePerson(db, { role: 'teacher' });
  expect((await call('GET /api/studio/first-steps', { as: teacher })).status).toBe(403);
  expect((await call('GET /api/studio/first-steps')).status).toBe(401);
});
