import { type ChosenNouns, proposeForms } from '@nibras/contract/text/interface-nouns.ts';
import { afterEach, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, pool, settings, smtp } = await startTestApp();
const admin = await makePerson(db, { role: 'admin' });
const item = '/api/studio/items/site/1';

async function save(nouns: unknown) {
  const { body } = await call(`GET ${item}`, { as: admin });
  const changes = [{ field: 'nouns', value: nouns, base: body.item.field_versions.nouns ?? 0 }];
  return call(`PUT ${item}/draft`, { as: admin, body: { changes } });
}

/** Publishes nouns; the settings of the test's process follow no other, so they are read again. */
async function publish(nouns: ChosenNouns) {
  const { draft_version } = (await save(nouns)).body;
  const answer = await call(`POST ${item}/publish`, { as: admin, body: { draft_version } });
  await settings.reload();
  return answer;
}

async function discard() {
  const { body } = await call(`GET ${item}`, { as: admin });
  const { draft_version } = body.item;
  if (draft_version) await call(`POST ${item}/discard`, { as: admin, body: { draft_version } });
}

afterEach(async () => {
  await discard();
  await pool.query("update site_settings set nouns = '{}'");
  await settings.reload();
});

const school: ChosenNouns = {
  course: proposeForms('دورة'),
  student: proposeForms('متدرّب', { human: true }),
  certificate: proposeForms('إفادة'),
};

test('mails, failures and the register of personal data follow at once, and an undo brings the former nouns back', async () => {
  const course = await makeCourse(db, { name: 'بايثون' });
  const learner = await makePerson(db);
  const published = await publish(school);
  expect(published.status).toBe(200);

  await call('POST /api/enroll', { as: learner, body: { courseId: course.id } });
  const mail = await smtp.mailTo(learner.email);
  expect(mail.html).toContain('صفحة دورة «بايثون»');
  expect(mail.html).not.toMatch(/كورس/);

  const missing = await call('GET /api/course-details/999999');
  expect(missing.body.message).toBe('لم يتم العثور على الدورة');

  const { body: register } = await call('GET /api/studio/privacy/register', { as: admin });
  const texts = JSON.stringify(register);
  expect(texts).toContain('عدد المتدرّبين');
  expect(texts).not.toMatch(/(?<![\p{L}])(?:ال|لل)?(?:كورس|طالب|طلاب)|\{[^"{}|]*\|/u);

  const undone = await call(`POST /api/studio/undo/${published.body.undo}`, { as: admin });
  expect(undone.status).toBe(200);
  await settings.reload();
  expect((await call('GET /api/course-details/999999')).body.message).toBe(
    'لم يتم العثور على الكورس',
  );
});

test.each<[string, ChosenNouns, string]>([
  ['the name of another noun', { course: proposeForms('محاضرة') }, 'nouns-shared'],
  ['the name of another thing', { course: proposeForms('باقة') }, 'nouns-shared'],
  ['a form that is missing', { course: { ...proposeForms('دورة'), dual: '' } }, 'nouns'],
  ['a form of one letter', { course: { ...proposeForms('دورة'), plural: 'د' } }, 'nouns'],
])('%s is not published', async (_, nouns, code) => {
  const answer = await publish(nouns);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([code]);
});

test.each([
  ['Latin letters', { course: proposeForms('course') }],
  ['two words', { course: proposeForms('ورشة عمل') }],
  ['markup', { course: proposeForms('<b>') }],
])('%s are no form: the draft refuses them', async (_, nouns) => {
  const { status, body } = await save(nouns);
  expect(status).toBe(422);
  expect(JSON.stringify(body.errors)).toContain('أكمل صيغ الأسماء');
});

test.each([
  ['a noun that is unknown', { lesson: proposeForms('درس') }],
  ['a form that is too long', { course: proposeForms('د'.repeat(31)) }],
  ['a form that is unknown', { course: { ...proposeForms('دورة'), vocative: 'دورة' } }],
])('%s is no value of the field', async (_, nouns) => {
  expect((await save(nouns)).status).toBe(422);
});
