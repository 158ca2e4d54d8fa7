import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { hasText, pdfText } from '../../api/src/testing/read-pdf.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

interface Own {
  certificates: { code: string }[];
}

/** The text of the certificate that a new member gets for a new course. */
async function earnCertificate(nibras: Nibras, { id: personId, token }: Member): Promise<string> {
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { id: courseId } = await makeCourse(db, { certificate: true });
  const { id: chapterId } = await makeChapter(db, { courseId });
  const { id } = await makeLecture(db, { courseId, chapterId, type: 'article', body: '<p>نص</p>' });
  await makeEnrolment(db, { courseId, personId });
  await close();
  const body = { course_id: courseId, lecture_id: id, status: 'endWatch' };
  await callAs(nibras, 'POST /api/watch-Lecture', { token, body });
  const own = () => callAs<Own>(nibras, 'GET /api/my-certificates', { token });
  await expect.poll(async () => (await own()).certificates.length).toBe(1);
  const [certificate] = (await own()).certificates;
  const pdf = await fetch(`${nibras.address}/certificates/${certificate?.code}.pdf`);
  return pdfText(Buffer.from(await pdf.arrayBuffer()));
}

test('a design that is typed is previewed beside its fields, and the next certificate has it', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  const before = await earnCertificate(nibras, await newMember(nibras));
  expect(hasText(before, 'وسام التفوق')).toBe(false);

  await page.goto('/studio/certificates/design');
  const preview = page.getByRole('img', { name: /^شهادة باسم/ });
  await expect(preview).toBeVisible();
  const first = await preview.getAttribute('src');
  const drawn = page.waitForResponse(
    (response) =>
      response.url().endsWith('/certificate-design/preview') &&
      response.request().postDataJSON().title === 'وسام التفوق',
  );
  await page.getByRole('textbox', { name: 'العنوان' }).fill('وسام التفوق');
  expect((await drawn).status()).toBe(200);
  await expect(preview).not.toHaveAttribute('src', first ?? '');

  await test.step('the preview stays in view at the last field', async () => {
    const last = page.getByRole('textbox', { name: 'لون الشهادة', exact: true });
    await last.click();
    await expect(preview).toBeInViewport({ ratio: 1 });
    const [field, picture] = [await last.boundingBox(), await preview.boundingBox()];
    if (!field || !picture) throw new Error('nothing is drawn');
    expect(picture.x + picture.width).toBeLessThan(field.x);
  });

  await test.step('and on a phone, where it is small', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize(phone);
    await page.getByRole('textbox', { name: 'لون الشهادة', exact: true }).click();
    await expect(preview).toBeInViewport({ ratio: 1 });
    const area = await page.getByRole('region', { name: 'معاينة الشهادة' }).boundingBox();
    expect(area?.height).toBeLessThan(phone.height / 4);
    if (usual) await page.setViewportSize(usual);
  });

  await page.getByRole('button', { name: 'انشر التعديلات' }).filter({ visible: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  const after = await earnCertificate(nibras, await newMember(nibras));
  expect(hasText(after, 'وسام التفوق')).toBe(true);

  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  expect(hasText(await earnCertificate(nibras, await newMember(nibras)), 'وسام التفوق')).toBe(
    false,
  );
});
