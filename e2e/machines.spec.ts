import { openDatabase } from '../api/src/platform/database/database.ts';
import { type Machines, startMachines } from '../api/src/testing/machines.ts';
import { test as chat, composer, expect, messages, write } from './support/chat.ts';
import { notice } from './support/notices.ts';
import { signIn } from './support/sign-in.ts';
import { videoReady } from './support/video.ts';

/**
 * The product on several machines: two for the API, one for the pages, one for the jobs, and a load balancer in front.
 */
const test = chat.extend<object, { machines: Machines }>({
  machines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const machines = await startMachines({ site: true, env: { DEMO: '1' } });
      await use(machines);
      await machines.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  nibras: [
    async ({ machines }, use) =>
      use({ ...machines, printed: '', databaseUrl: async () => machines.postgres.url }),
    { scope: 'worker' },
  ],
});

// All tests share one set of machines.
test.describe.configure({ mode: 'default' });

const course = 'modern-web-html-css';

test('a student signs in, enrols in a course and watches, whichever machine responds', async ({
  page,
  nibras,
}) => {
  await signIn(page, nibras);
  const enrolmentChecked = page.waitForResponse((answer) =>
    answer.url().includes('/api/check-enroll/'),
  );
  await page.goto(`/courses/${course}`);
  await enrolmentChecked;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HTML');
  const enrol = page.getByRole('button', { name: 'اشترك الآن مجانًا' }).filter({ visible: true });
  await enrol.first().click();
  await expect(notice(page, 'تم التسجيل في الكورس بنجاح')).toBeVisible();

  await page.goto(`/courses/${course}`);
  const lectures = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href*="/lecture/"]'));
  await lectures.first().click();
  await expect(page).toHaveURL(/\/lecture\/\d+$/);
  const video = page.locator('video');
  await videoReady(page);
  // It is served from the bucket through any machine, and is seekable.
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration))
    .toBeGreaterThan(20);
  const positionSaved = page.waitForResponse((answer) =>
    answer.url().endsWith('/api/lecture-position'),
  );
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 14;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(14.2);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  expect((await positionSaved).ok()).toBe(true);
});

test('two users chat whose sockets are on different machines', async ({
  openAs,
  chat,
  machines,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  await expect.poll(() => machines.balancer.sockets()).toContain(1);
  const teacher = await openAs(chat.teacher, `/chat?c=${chat.id}`);
  await expect(messages(teacher)).toBeVisible();
  await expect.poll(() => machines.balancer.sockets()).toEqual([1, 1]);
  const header = student.getByRole('region', { name: chat.teacher.name });
  await expect(header.getByText('متصل الآن', { exact: true }).first()).toBeVisible();

  await composer(student).pressSequentially('لدي');
  await expect(teacher.getByText('يكتب الآن…').first()).toBeVisible();
  const question = `هل تصل من خادم إلى خادم؟ ${Date.now()}`;
  await write(student, question);
  await expect(messages(teacher).getByText(question)).toHaveCount(1);
  await expect(messages(student).getByText('قُرئت').last()).toBeVisible();
  const answer = `نعم، مرة واحدة. ${Date.now()}`;
  await write(teacher, answer);
  await expect(messages(student).getByText(answer)).toHaveCount(1);
});

test('a change of content is in the next page and API response of every machine', async ({
  machines,
}) => {
  const database = openDatabase(machines.postgres.url);
  const read = async (path: string) => (await fetch(machines.address + path)).text();
  const paths = [
    `/courses/${course}`,
    `/api/course-details/${course}`,
    `/api/course-details/${course}`,
  ];
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(paths.map(read));
    const name = `HTML و CSS باسم جديد ${round}`;
    await database.pool.query('update courses set name = $1 where slug = $2', [name, course]);
    for (const path of paths) expect(await read(path)).toContain(name);
  }
  await database.close();
});
