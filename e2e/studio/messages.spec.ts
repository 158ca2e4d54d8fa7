import type { Locator } from '@playwright/test';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { phone, tablet } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** A course with one article, as a draft that can be published. */
async function newCourse(nibras: Nibras, name: string) {
  const { token } = await demoAdmin(nibras);
  const post = <Answer>(path: string, body: object) =>
    callAs<Answer>(nibras, `POST /api/studio/${path}`, { token, body });
  const { course } = await post<{ course: { id: number } }>('courses', { name });
  const { made: chapters } = await post<{ made: number[] }>(`courses/${course.id}/chapters`, {
    name: 'فصل',
  });
  const { made } = await post<{ made: number[] }>(`courses/${course.id}/lectures`, {
    chapter_id: chapters[0],
    lectures: [{ name: 'مقدمة', type: 'article' }],
  });
  const change = (field: string, value: string) => ({ changes: [{ field, value, base: 0 }] });
  await callAs(nibras, `PUT /api/studio/items/lecture/${made[0]}/draft`, {
    token,
    body: change('body', '<p>نص</p>'),
  });
  await callAs(nibras, `PUT /api/studio/items/course/${course.id}/draft`, {
    token,
    body: change('description', 'وصف الكورس'),
  });
  return `/studio/courses/${course.id}`;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

for (const size of [phone, tablet]) {
  test(`at ${size.width} px a message leaves the bars at the bottom free`, async ({
    page,
    context,
    nibras,
  }) => {
    await enterAs(context, await demoAdmin(nibras));
    await page.setViewportSize(size);
    await page.goto(await newCourse(nibras, `كورس الأشرطة ${size.width}`));
    await page.getByLabel('حدّد مقدمة').click();
    const bar = page.getByRole('region', { name: 'المحاضرات المحددة' });
    await bar.getByRole('button', { name: 'مجانية' }).click();
    const message = page.getByLabel('التنبيهات').getByRole('listitem');
    await expect(message).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await boxOf(message), await boxOf(bar)];
        // A bar below a short page stands higher than the messages.
        return above.y + above.height <= below.y || below.y + below.height <= above.y;
      })
      .toBe(true);
    await bar.getByRole('button', { name: 'ألغِ التحديد' }).click();
    const navigation = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
    const { y, height } = await boxOf(message);
    expect(y + height).toBeLessThanOrEqual((await boxOf(navigation)).y);
  });
}

test('an undo says on other pages which page it belongs to', async ({ page, context, nibras }) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto(`${await newCourse(nibras, 'كورس التراجع')}/details`);
  await page.getByRole('button', { name: 'انشر', exact: true }).filter({ visible: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  const belongs = notice(page, 'في «كورس التراجع › التفاصيل»');
  await expect(belongs).toBeHidden();
  await page.getByRole('link', { name: 'الوسائط' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الوسائط' })).toBeVisible();
  await expect(belongs).toBeVisible();
  await page.goBack();
  await expect(belongs).toBeHidden();
});

test('a second press on the button to publish hides nothing', async ({ page, context, nibras }) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto(`${await newCourse(nibras, 'كورس ينشر مرة')}/details`);
  const section = page.getByRole('region', { name: 'النشر', exact: true });
  const { x, y, width, height } = await boxOf(
    section.getByRole('button', { name: 'انشر', exact: true }),
  );
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await expect(section.getByText('منشور: يراه الزوار')).toBeVisible();
  await press();
  await expect(section.getByRole('button', { name: 'انشر التعديلات' })).toBeDisabled();
  await expect(section.getByText('منشور: يراه الزوار')).toBeVisible();
  await expect(page).toHaveURL(/\/details$/);
  await section.getByRole('button', { name: 'أخفِ' }).click();
  await expect(section.getByText('مخفي عن الزوار')).toBeVisible();
});
