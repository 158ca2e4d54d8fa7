import type { Page } from '@playwright/test';
import { makeEnrolment } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { enterAs, type Member, newMember } from './member.ts';
import type { Nibras } from './nibras-server.ts';
import { test as base, expect, withMovement } from './test.ts';
import { videoReady } from './video.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** The address of the course whose lectures the tests open. */
export const course = '/courses/modern-web-html-css';

export const video = (page: Page) => page.locator('video');
export const readVideo = <T>(page: Page, of: (element: HTMLVideoElement) => T) =>
  video(page).evaluate(of);
export const time = (page: Page) => readVideo(page, (element) => element.currentTime);
export const isPlaying = (page: Page) => readVideo(page, (element) => !element.paused);

/** Seeks in the video of a ready player and plays from there. */
export const seek = (page: Page, seconds: number | 'end') =>
  expect(() =>
    video(page).evaluate((element: HTMLVideoElement, to) => {
      element.currentTime = to === 'end' ? element.duration - 0.4 : to;
      return element.play();
    }, seconds),
  ).toPass();

/** Opens the page of a free lecture, which is open to every signed-in user. */
export async function openLecture(page: Page, slug = '1-1') {
  await page.goto(`${course}/lecture/${slug}`);
  await waitForHydration(page);
}

export async function openVideo(page: Page, slug = '1-1') {
  await openLecture(page, slug);
  await videoReady(page);
}

/** Lets a member join a course of the demo with a video that is not free to everybody. */
export async function joinLecture(nibras: Nibras, member: Member) {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows } = await pool.query<{ lecture: number; course: number }>(
      `select lectures.id as lecture, course_id as course from lectures join courses on courses.id = course_id
        where video like 'private/%' and not free and lectures.state = 'published' and courses.state = 'published'
        order by lectures.id limit 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('the demo has no such lecture');
    await makeEnrolment(db, { courseId: found.course, personId: member.id });
    return { ...found, path: `/courses/${found.course}/lecture/${found.lecture}` };
  } finally {
    await close();
  }
}

/** Playwright's test in the browser of a new member. */
export const test = base.extend<{ member: Member }>({
  ...withMovement,
  // The page reports an interrupted video; the browser's own console lines about it are not errors.
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/,
  member: [
    async ({ context, nibras }, use, testInfo) => {
      testInfo.slow();
      const member = await newMember(nibras);
      await enterAs(context, member);
      await use(member);
    },
    { auto: true },
  ],
});

export { expect };
