import { callAs, demoAdmin, enterAs, newMember } from './support/member.ts';
import { phone } from './support/sizes.ts';
import { storePicture } from './support/store-picture.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const program = `const products = [
  { name: 'دفتر', price: 25 },
  { name: 'قلم', price: 8 },
];
const budget = Number(prompt());

for (const product of products) {
  if (product.price <= bugdet) console.log(product.name);
}
`;

test('the pictures of the site', async ({ page, nibras }) => {
  await page.goto('/');
  await waitForHydration(page);
  await storePicture(page, 'home');

  await enterAs(page.context(), await newMember(nibras, 'student@example.com'));
  const { course } = await callAs<{
    course: { id: number; chapters: { lectures: { id: number; name: string }[] }[] };
  }>(nibras, 'GET /api/course-details/react-applications');
  const exercise = course.chapters
    .flatMap(({ lectures }) => lectures)
    .find(({ name }) => name.startsWith('تمرين:'));
  await page.setViewportSize({ width: 1180, height: 900 });
  await page.goto(`/courses/${course.id}/lecture/${exercise?.id}`);
  const editor = page.locator('.cm-content[aria-label="كود التمرين"]');
  await editor.click();
  await page.keyboard.press('Control+KeyA');
  // By the editor and not by the browser, which would insert text with a style of what it replaces.
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(program);
  await page.getByRole('button', { name: 'شغّل', exact: true }).click();
  const explained = page.locator('.error-explanation').first();
  await expect(explained).toBeVisible();
  await editor.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -110));
  await storePicture(page, 'exercise');

  await page.setViewportSize(phone);
  await page.goto('/courses/python-from-zero');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'جارٍ التحميل…' })).toHaveCount(0);
  await storePicture(page, 'phone');
});

test('the picture of the studio', async ({ page, nibras }) => {
  await enterAs(page.context(), await demoAdmin(nibras));
  await page.goto('/studio');
  await expect(page.getByText('ينتظرك الآن')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await storePicture(page, 'overview');
});
