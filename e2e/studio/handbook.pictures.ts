import { callAs, enterAs, newMember } from '../support/member.ts';
import { storePicture } from '../support/store-picture.ts';
import { expect, test } from '../support/test.ts';

test('the pictures of the handbook', async ({ page, nibras }) => {
  await enterAs(page.context(), await newMember(nibras, 'teacher@example.com'));
  const { course } = await callAs<{
    course: { id: number; chapters: { lectures: { id: number; type: string }[] }[] };
  }>(nibras, 'GET /api/course-details/python-from-zero');
  const video = course.chapters
    .flatMap(({ lectures }) => lectures)
    .find(({ type }) => type === 'video');

  await page.goto(`/studio/courses/${course.id}`);
  await expect(page.locator('[data-row-name]').first()).toBeVisible();
  await storePicture(page, 'studio/contents');

  await page.goto(`/studio/courses/${course.id}/details`);
  await expect(page.getByLabel('اسم الكورس')).toBeVisible();
  await expect(page.getByText('كما يظهر في القائمة')).toBeVisible();
  await expect(page.locator('img').last()).toBeVisible();
  await storePicture(page, 'studio/details');

  await page.goto(`/studio/lectures/${video?.id}`);
  await expect(page.getByRole('button', { name: 'استبدل' }).first()).toBeVisible();
  await storePicture(page, 'studio/lecture');

  await page.goto(`/studio/preview/courses/${course.id}?as=member&width=phone`);
  await expect(page.frameLocator('iframe').locator('#main h1')).toBeVisible();
  await storePicture(page, 'studio/preview');
});
