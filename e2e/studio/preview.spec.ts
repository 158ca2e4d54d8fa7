import type { BrowserContext, Frame, Page } from '@playwright/test';
import { callAs, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

interface Details {
  course: {
    id: number;
    name: string;
    description: string;
    chapters: { lectures: { id: number; show: 0 | 1 }[] }[];
  };
}

const detailsOf = (nibras: Nibras, slug: string) =>
  callAs<Details>(nibras, `GET /api/course-details/${slug}`);

/** The preview's document, once it shows the page. */
async function framePage(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the preview has no frame');
  await frame.locator('#main h1').waitFor();
  return frame;
}

/**
 * The elements of the page's content with their attributes and texts, without what differs between two renderings of the
 * same page: the order of attributes, ids that React counts, and signatures of files.
 */
const elements = (place: Frame | Page): Promise<string[]> =>
  place.evaluate(() => {
    const tidy = (text: string) =>
      text.replace(/_[rR]_[\w-]*_|«r\w+»/g, 'id').replace(/\?person=.*$/, '?signed');
    const lines = (node: Node): string[] => {
      if (node instanceof Text) return node.data.trim() === '' ? [] : [tidy(node.data)];
      if (!(node instanceof Element)) return [];
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => `${name}=${tidy(value)}`)
        .toSorted();
      return [[node.tagName, ...attributes].join(' '), ...[...node.childNodes].flatMap(lines)];
    };
    return lines(document.querySelector('#main > article') ?? document.body);
  });

/** A signed-in person's browser that shows a page. */
async function openAs(context: BrowserContext, member: Member | null, path: string) {
  if (member) await enterAs(context, member);
  const page = await context.newPage();
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

test('a preview shows the public page element by element', async ({
  page,
  browser,
  baseURL,
  nibras,
}) => {
  const { course } = await detailsOf(nibras, 'python-from-zero');
  const teacher = await newMember(nibras, 'teacher@example.com');
  await enterAs(page.context(), teacher);

  await page.goto(`/studio/preview/courses/${course.id}`);
  const preview = await framePage(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ar-EG' });
  const visitor = await openAs(context, null, `/courses/${course.id}`);
  await expect.poll(() => elements(visitor)).toEqual(await elements(preview));
  expect((await elements(visitor)).length).toBeGreaterThan(300);
  await context.close();
});

test('the bar changes as whom and how wide the page is seen, and leads to its lectures and back', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const { course } = await detailsOf(nibras, 'python-from-zero');
  await enterAs(page.context(), await newMember(nibras, 'teacher@example.com'));
  await page.goto(`/studio/preview/courses/${course.id}`);
  let preview = await framePage(page);
  await expect(preview.getByRole('button', { name: /^اشترك/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'مشترك', exact: true }).click();
  await expect(page.getByRole('link', { name: 'مشترك', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect
    .poll(async () => (await framePage(page)).getByText('أنت مشترك في هذا الكورس').count())
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'هاتف' }).click();
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.width)
    .toBeLessThanOrEqual(392);
  await checkAccessibility(page);

  preview = await framePage(page);
  const [lecture] = course.chapters.flatMap(({ lectures }) => lectures);
  await preview.locator(`a[href$="/lecture/${lecture?.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/studio/preview/lectures/${lecture?.id}\\?as=member`));
  await page.getByRole('link', { name: 'العودة إلى التحرير' }).click();
  await expect(page).toHaveURL(`/studio/lectures/${lecture?.id}`);
});

test('nothing is done from a preview, and others do not find it', async ({ page, nibras }) => {
  const { course } = await detailsOf(nibras, 'python-from-zero');
  const teacher = await newMember(nibras, 'teacher@example.com');
  await enterAs(page.context(), teacher);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') calls.push(request.url());
  });
  await page.goto(`/studio/preview/courses/${course.id}?as=student`);
  const preview = await framePage(page);
  await preview
    .getByRole('button', { name: /^اشترك/ })
    .first()
    .click();
  await expect(
    preview.getByText('هذه معاينة: لا يُنفَّذ منها شيء ولا يُرسل.', { exact: true }),
  ).toBeVisible();
  expect(calls.filter((call) => !call.endsWith('/api/vitals'))).toEqual([]);
  // The session of the tab is still the teacher's.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const stranger = await newMember(nibras);
  const answer = await fetch(`${nibras.address}/api/studio/preview/courses/${course.id}`, {
    headers: { authorization: `Bearer ${stranger.token}` },
  });
  expect(answer.status).toBe(404);
});
