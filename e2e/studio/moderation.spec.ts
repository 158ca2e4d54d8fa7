import { overview } from '@nibras/contract/limits.ts';
import type { BrowserContext } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
async function enteredAdmin(context: BrowserContext, nibras: Nibras) {
  admin ??= demoAdmin(nibras);
  await enterAs(context, await admin);
  return admin;
}

interface Review {
  id: number;
  comment: string;
  user: { id: number; name: string };
}

/** The visible reviews of the first course. */
const reviewsOf = async (nibras: Nibras) =>
  (await callAs<{ course: { reviews: Review[] } }>(nibras, 'GET /api/course-details/1')).course
    .reviews;

test('a review is reported from its page, hidden by one press, and comes back by «تراجع»', async ({
  page,
  browser,
  context,
  nibras,
  checkScreen,
}) => {
  const reader = await browser.newContext({ baseURL: nibras.address });
  await enterAs(reader, await newMember(nibras));
  const readers = await reader.newPage();
  const reviews = await reviewsOf(nibras);
  const [review] = reviews;
  const name = review?.user.name ?? '';
  const comment = review?.comment ?? '';
  await readers.goto('/courses/1#reviews');
  await waitForHydration(readers);
  await readers
    .getByRole('article')
    .filter({ hasText: comment })
    .getByRole('button', { name: `أبلغ عما كتبه ${name}` })
    .click();
  const dialog = readers.getByRole('dialog', { name: 'إبلاغ المشرفين' });
  await dialog.getByRole('radio', { name: 'دعاية أو محتوى مزعج' }).check();
  await dialog.getByRole('textbox').fill('رابط إعلان');
  await checkScreen(readers);
  await dialog.getByRole('button', { name: 'أرسل البلاغ' }).click();
  await expect(notice(readers, 'وصل بلاغك إلى المشرفين. شكرًا لك.')).toBeVisible();

  await enteredAdmin(context, nibras);
  const presses = await countPresses(page);
  await page.goto('/studio/moderation');
  const row = page.getByRole('listitem', { name: `تقييم ${name}` }).filter({ hasText: comment });
  await expect(row).toContainText('رابط إعلان');
  await checkScreen(page);
  await row.getByRole('button', { name: 'أخفِه' }).click();
  await expect(notice(page, 'أُخفي عن الجميع، وأُخبر كاتبه')).toBeVisible();
  expect(presses(), 'presses that decide').toBe(1);
  expect((await reviewsOf(nibras)).map(({ id }) => id)).not.toContain(review?.id);
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  await expect(row).toBeVisible();
  expect((await reviewsOf(nibras)).map(({ id }) => id)).toContain(review?.id);
  await row.getByRole('button', { name: 'اتركه' }).click();
  await expect(row).toBeHidden();
  await reader.close();
});

test('an answer to a review stands below it on the page of the course', async ({
  page,
  context,
  nibras,
}) => {
  await enteredAdmin(context, nibras);
  const reviews = await reviewsOf(nibras);
  const [, review] = reviews;
  await page.goto('/studio/moderation?list=all&kind=review');
  const row = page
    .getByRole('listitem', { name: `تقييم ${review?.user.name}` })
    .filter({ hasText: review?.comment ?? '' });
  await row.getByRole('button', { name: /^(ردّ|عدّل الرد)/ }).click();
  const answer = `شكرًا على رأيك ${Date.now()}`;
  await row.getByRole('textbox', { name: 'ردك' }).fill(answer);
  await row.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(row).toContainText(answer);
  await row.getByRole('link', { name: /انظر في صفحته/ }).click();
  await expect(page.getByRole('article').getByText(answer)).toBeVisible();
});

test('the first page names who ordered today without a press, and its numbers lead to their lists', async ({
  page,
  context,
  nibras,
}) => {
  await enteredAdmin(context, nibras);
  const customer = `عميل ${Date.now()}`;
  const order = {
    name: customer,
    phone: '01001234567',
    email: `customer-${Date.now()}@example.org`,
    country: 'مصر',
    Job_title: 'متجر',
    description: 'متجر صغير',
  };
  await callAs(nibras, 'POST /api/orders', { body: order });
  const presses = await countPresses(page);
  await page.goto('/studio');
  await expect(page.getByRole('list', { name: 'طلبات اليوم' })).toContainText(customer);
  expect(presses(), 'presses to see who ordered today').toBe(0);
  const tile = page.getByRole('main').getByRole('link', { name: /^مسودات .*\d$/ });
  const count = Number(await tile.locator('span').first().textContent());
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: 'المسودات' })).toBeVisible();
  await expect(page.locator('#main li h2')).toHaveCount(Math.min(count, overview.perPage));
});

test('the log is narrowed by person, action and day, and undone from there; the trash is searched', async ({
  page,
  context,
  nibras,
}) => {
  const { token } = await enteredAdmin(context, nibras);
  const name = `كورس للسجل ${Date.now()}`;
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name },
  });
  await callAs(nibras, `POST /api/studio/items/course/${course.id}/bin`, { token });
  await page.goto(`/studio/bin?kind=course`);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.goto(`/studio/log?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('combobox', { name: 'نوع التغيير' })
    .selectOption({ label: 'حذف إلى السلة' });
  await expect(page).toHaveURL(/action=binned/);
  const entries = page.locator('#main li').filter({ hasText: name });
  await expect(entries).toHaveCount(1);
  await entries.getByRole('button', { name: /تراجع/ }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  await expect(entries).toContainText('جرى التراجع عنه');
  await page
    .getByRole('textbox', { name: 'إلى يوم' })
    .or(page.getByLabel('إلى يوم'))
    .first()
    .fill('2020-01-01');
  await expect(page.getByText('لا نتائج')).toBeVisible();
  await page.getByRole('link', { name: 'اعرض السجل كله' }).click();
  await expect(entries).not.toHaveCount(0);
});
