import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { dropFiles } from '../support/drop-files.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const pictures = join(import.meta.dirname, '../../demo/media/projects');

interface Made {
  item: { id: number };
}

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A new one with some fields, published. */
async function made(
  nibras: Nibras,
  kind: 'service' | 'project',
  { name, ...fields }: { name: string; description?: string; small_description?: string },
): Promise<number> {
  const { token } = await signedInAdmin(nibras);
  const { item } = await callAs<Made>(nibras, `POST /api/studio/${kind}s`, {
    token,
    body: { name },
  });
  const path = `/api/studio/items/${kind}/${item.id}` as const;
  const changes = Object.entries(fields).map(([field, value]) => ({ field, value, base: 0 }));
  const draft = await callAs<object>(nibras, `PUT ${path}/draft`, { token, body: { changes } });
  await callAs(nibras, `POST ${path}/publish`, { token, body: draft });
  return item.id;
}

const isSaved = (page: Page) => expect(page.locator('[data-save-status="saved"]')).toBeVisible();

/** Drops a row of an ordered list on another one. */
async function dragOnto(handle: Locator, target: Locator) {
  const page = handle.page();
  const to = await target.boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 200, (to?.y ?? 0) + 8, { steps: 6 });
  await page.mouse.move((to?.x ?? 0) + 200, (to?.y ?? 0) + 4, { steps: 2 });
  await page.mouse.up();
}

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

test('a word of a published service is corrected from its page by three presses, publishing included', async ({
  page,
  nibras,
}) => {
  const id = await made(nibras, 'service', { name: 'خدمة تُصحَّح', small_description: 'وصفها' });
  await page.goto(`/services/${id}`);
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('link', { name: /^حرّر/ }).click();
  await page.getByLabel('وصف مختصر').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' مصحح');
  await page.getByRole('button', { name: /^انشر/ }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
  const { service } = await callAs<{ service: { small_description: string } }>(
    nibras,
    `GET /api/service/${id}`,
  );
  expect(service.small_description).toBe('وصفها مصحح');
});

test('a service is made, filled, previewed as its page and published; what it lacks leads to its field', async ({
  page,
  nibras,
}) => {
  await made(nibras, 'project', { name: 'مشروع للخدمة الجديدة', description: 'نص' });
  await page.goto('/studio/services?new=1');
  await page.getByLabel('اسم الخدمة').fill('صيانة الخوادم البعيدة');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/services\/\d+$/);
  const id = Number(page.url().split('/').pop());
  await page.getByRole('button', { name: 'انشر', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'اكتب الوصف المختصر.' })).toBeVisible();
  await page.getByRole('button', { name: /^أضف وصفًا مختصرًا/ }).click();
  await expect(page.getByLabel('وصف مختصر')).toBeFocused();
  await page.keyboard.type('نراقب خوادمك');
  await page.getByLabel('المزايا', { exact: true }).fill('مراقبة Node.js دائمة. نسخ يومية.');
  const features = page.getByRole('list', { name: 'المزايا كما تظهر' }).getByRole('listitem');
  await expect(features).toHaveText(['مراقبة Node.js دائمة', 'نسخ يومية']);
  await page.getByLabel('يبدأ من').check();
  await page.getByLabel('السعر (دولار أمريكي)').fill('٣٥٠');
  await page.getByRole('searchbox', { name: 'اختر مسؤول الخدمة' }).fill('كريم');
  await page
    .getByRole('button', { name: /^أضف كريم/ })
    .first()
    .click();
  await expect(page.getByText('teacher@example.com')).toBeVisible();
  await page.getByRole('searchbox', { name: 'أضف مشروعًا' }).fill('مشروع للخدمه الجديده');
  // Before anything is found.
  await page.keyboard.press('Enter');
  const related = page.getByRole('group', { name: 'مشاريع الخدمة' });
  await expect(related.getByRole('link', { name: 'مشروع للخدمة الجديدة' })).toBeVisible();
  await isSaved(page);

  await page.getByRole('link', { name: 'معاينة', exact: true }).click();
  const preview = page.frameLocator('iframe').locator('#main');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('صيانة الخوادم البعيدة');
  const shown = await preview.textContent();
  await page.getByRole('link', { name: 'العودة إلى التحرير' }).click();
  await page.getByRole('button', { name: 'انشر', exact: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  await page.goto(`/services/${id}`);
  await waitForHydration(page);
  expect(await page.locator('#main').textContent()).toBe(shown);
  expect(shown).toContain('مشروع للخدمة الجديدة');
  expect(shown).toContain('$350');
});

test('pictures of a project are added by one drop, and ordered by dragging and by keys', async ({
  page,
  nibras,
}) => {
  const id = await made(nibras, 'project', { name: 'مشروع بصور', description: 'نص' });
  await page.goto(`/studio/projects/${id}`);
  const field = page.getByRole('group', { name: 'صور المشروع' });
  const names = [1, 2, 3].map((number) => `clinic-booking-${number}.webp`);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      type: 'image/webp',
      content: await readFile(join(pictures, name)),
    })),
  );
  await expect(field.getByRole('button', { name: 'أضف صورًا' })).toBeVisible();
  const presses = await countPresses(page);
  await dropFiles(field.locator('> div').last(), files);
  const rows = field.locator('ol > li');
  await expect(rows).toHaveCount(3, { timeout: 30_000 });
  expect(presses()).toBe(0);
  const order = () => rows.locator('bdi').allTextContents();
  await expect.poll(order).toEqual(names);

  await field.getByRole('button', { name: `انقل «${names[0]}»` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual([names[1], names[0], names[2]]);
  await dragOnto(field.getByRole('button', { name: `انقل «${names[2]}»` }), rows.first());
  await expect.poll(order).toEqual([names[2], names[1], names[0]]);
  await field.getByRole('button', { name: `أزل «${names[1]}»` }).click();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(order).toEqual([names[2], names[1], names[0]]);
  await isSaved(page);
  await page.getByRole('button', { name: /^انشر/ }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  const { project } = await callAs<{ project: { images: { image: string }[] } }>(
    nibras,
    `GET /api/project/${id}`,
  );
  expect(project.images.map(({ image }) => image.split('/').pop())).toEqual([
    names[2],
    names[1],
    names[0],
  ]);
});

test('a skill is made where a project needs it, renamed in its list, and its removal is withdrawn', async ({
  page,
  nibras,
}) => {
  const id = await made(nibras, 'project', { name: 'مشروع بمهارة', description: 'نص' });
  await page.goto(`/studio/projects/${id}`);
  await page.getByRole('searchbox', { name: 'أضف مهارة' }).fill('Zig من الاختبار');
  await expect(page.getByRole('button', { name: 'أنشئ المهارة «Zig من الاختبار»' })).toBeVisible();
  await page.keyboard.press('Enter');
  const skills = page.getByRole('group', { name: 'المهارات المستخدمة' });
  await expect(skills.getByText('Zig من الاختبار', { exact: true })).toBeVisible();
  await page.getByLabel('تاريخ الإنجاز').fill('2026-03-04');
  await page.getByLabel('رابط المشروع').fill('javascript:alert(1)');
  await expect(page.getByText('اكتب الرابط كاملًا', { exact: false })).toBeVisible();
  await page.getByLabel('رابط المشروع').fill('example.org/zig');
  await isSaved(page);
  await page.getByRole('button', { name: /^انشر/ }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();

  await page.goto('/studio/skills?search=Zig');
  const name = page.getByRole('textbox', { name: /^اسم المهارة «Zig/ });
  await name.fill('Zig 1.0 للاختبار');
  await name.press('Enter');
  await expect(notice(page, 'صار الاسم «Zig 1.0 للاختبار»')).toBeVisible();
  await page.getByText('مشروع واحد').click();
  await expect(page.getByRole('link', { name: 'مشروع بمهارة' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'احذف «Zig 1.0 للاختبار»' }).click();
  await expect(page.getByText('لا نتائج')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByRole('textbox', { name: /^اسم المهارة «Zig 1/ })).toBeVisible();

  await page.goto(`/portfolio/${id}`);
  await expect(page.getByText(/^أُنجز في 04.*03.*2026$/)).toBeVisible();
  await expect(page.getByText('Zig 1.0 للاختبار')).toBeVisible();
  await expect(page.getByRole('link', { name: /زيارة المشروع/ })).toHaveAttribute(
    'href',
    'https://example.org/zig',
  );
});

test('a service is copied and put into the trash from its list, and restored; it is hidden by one press', async ({
  page,
  nibras,
}) => {
  const id = await made(nibras, 'service', { name: 'خدمة القائمة', small_description: 'وصفها' });
  await page.goto('/studio/services?search=القائمه');
  const row = page.getByRole('listitem').filter({ hasText: 'خدمة القائمة' });
  await row.getByRole('button', { name: 'انسخ «خدمة القائمة»' }).click();
  await expect(page.getByLabel('اسم الخدمة')).toHaveValue('نسخة من خدمة القائمة');
  await page.goto('/studio/services?search=نسخه من خدمة القائمه');
  await page.getByRole('button', { name: 'المزيد عن «نسخة من خدمة القائمة»' }).click();
  await page.getByRole('menuitem', { name: 'انقل إلى سلة المحذوفات' }).click();
  await expect(page.getByText('لا نتائج')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByRole('link', { name: 'نسخة من خدمة القائمة' })).toBeVisible();

  await page.goto(`/studio/services/${id}`);
  await page.getByRole('button', { name: 'أخفِ' }).click();
  await expect(notice(page, 'أُخفي عن الزوار')).toBeVisible();
  expect((await page.request.get(`/api/service/${id}`)).status()).toBe(404);
});

test('what stands first in the list of services is chosen by one press each', async ({
  page,
  nibras,
}) => {
  const id = await made(nibras, 'service', { name: 'خدمة تتصدر', small_description: 'وصفها' });
  await page.goto('/studio/services/order');
  await page.getByRole('searchbox', { name: 'ابحث عن خدمة منشورة' }).fill('تتصدر');
  await page.getByRole('button', { name: 'أضف «خدمة تتصدر»' }).click();
  await expect(notice(page, 'أُضيف «خدمة تتصدر» إلى الترتيب')).toBeVisible();
  const first = async () => {
    const { services } = await callAs<{ services: { id: number }[] }>(nibras, 'GET /api/service');
    return services[0]?.id;
  };
  expect(await first()).toBe(id);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('الأحدث أولًا')).toBeVisible();
});

test('teachers find no services, projects or skills in the studio', async ({ browser, nibras }) => {
  const context = await browser.newContext({ baseURL: nibras.address });
  await enterAs(context, await newMember(nibras, 'teacher2@example.com'));
  const page = await context.newPage();
  await page.goto('/studio');
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'أقسام الاستوديو' })
    .getByRole('link', { name: 'المحتوى' })
    .click();
  await expect(
    page
      .getByRole('navigation', { name: 'المحتوى' })
      .getByRole('link', { name: 'الكورسات', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'معرض الأعمال' })).toHaveCount(0);
  for (const path of ['services', 'projects/order', 'skills', 'services/1']) {
    await page.goto(`/studio/${path}`);
    await expect(page.getByText('لا شيء في هذا العنوان')).toBeVisible();
  }
  await page.goto('/services/online-stores');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^حرّر/ })).toHaveCount(0);
  await context.close();
});
