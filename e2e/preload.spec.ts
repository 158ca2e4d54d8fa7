import type {} from '../site/app/platform/api/preloaded-response.ts';
import { enterAs, newMember } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

test.use({ expectedFaults: /the server responded with a status of 403/ });

const pages: [page: string, call: string][] = [
  ['/courses/1/lecture/1', '/api/LectureDetails/1/1'],
  ['/my-courses?page=2', '/api/my-courses?page=2'],
  ['/notifications', '/api/notifications?page=1'],
  ['/profile', '/api/student'],
  ['/teacher/5', '/api/teacher/5?page=1'],
  ['/teacher-desk?course=3', '/api/teacher-desk?page=1&course=3'],
];

for (const [path, call] of pages) {
  test(`${path} makes its first call before its scripts are there, and uses the answer`, async ({
    page,
    context,
    nibras,
  }) => {
    await enterAs(context, await newMember(nibras));
    const made: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      made.push(pathname + search);
    });
    const asked = Promise.withResolvers<void>();
    const count = (one: string) => made.filter((other) => other === one).length;
    page.on('request', () => {
      if (count(call) > 0 && count('/api/user') > 0) asked.resolve();
    });
    // Scripts that waited for ever would let the page wait for ever, too.
    await context.route('**/assets/*.js', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    // Each answer that was on its way is taken by the call that it was made for.
    const left = () =>
      page.evaluate(() => Object.keys(globalThis.preloadedCalls?.calls ?? { none: 1 }));
    await expect.poll(left).toEqual([]);
    expect(count('/api/user')).toBe(1);
  });
}

test('a guest’s page asks for nothing before it is known who is there', async ({ page }) => {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(user|teacher)\b/.test(pathname)) made.push(pathname);
  });
  await page.goto('/teacher/5');
  await page.waitForURL('**/login');
  await waitForHydration(page);
  expect(made).toEqual([]);
});
