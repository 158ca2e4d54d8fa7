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
  test(`${path} makes its first call before its scripts load, and uses the response`, async ({
    page,
    context,
    nibras,
  }) => {
    await enterAs(context, await newMember(nibras));
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      requested.push(pathname + search);
    });
    const preloadsSent = Promise.withResolvers<void>();
    const count = (one: string) => requested.filter((other) => other === one).length;
    page.on('request', () => {
      if (count(call) > 0 && count('/api/user') > 0) preloadsSent.resolve();
    });
    // Holds the scripts back until the preloaded calls are sent.
    await context.route('**/assets/*.js', async (route) => {
      await preloadsSent.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    // Each preloaded response is taken by the matching call.
    const unused = () =>
      page.evaluate(() => Object.keys(globalThis.preloadedCalls?.calls ?? { none: 1 }));
    await expect.poll(unused).toEqual([]);
    expect(count('/api/user')).toBe(1);
  });
}

test('a guest’s page makes no preloaded calls', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(user|teacher)\b/.test(pathname)) requested.push(pathname);
  });
  await page.goto('/teacher/5');
  await page.waitForURL('**/login');
  await waitForHydration(page);
  expect(requested).toEqual([]);
});
