import type { BrowserContext, Page } from '@playwright/test';
import { makeCaptionDraft } from '../../api/src/factories/caption-drafts.ts';
import { makeLecture } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, type Member } from './member.ts';
import type { Nibras } from './nibras-server.ts';
import { expect } from './test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
export const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** Captions of a new lecture that has the video of another one. @returns their id and the address of their editor */
export async function newCaptions(nibras: Nibras, lines: readonly string[], more: object = {}) {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows: found } = await pool.query(
      'select course_id, chapter_id, video from lectures where video is not null order by id limit 1',
    );
    const [other] = found;
    const lecture = await makeLecture(db, {
      courseId: other.course_id,
      chapterId: other.chapter_id,
      video: other.video,
      name: 'محاضرة تُترجم',
    });
    const draft = await makeCaptionDraft(db, { lectureId: lecture.id, lines, ...more });
    return {
      id: draft.id,
      lecture: lecture.id,
      path: `/studio/lectures/${lecture.id}/captions/ar`,
    };
  } finally {
    await close();
  }
}

interface Line {
  start: number;
  end: number;
  speaker: string;
  text: string;
}

/** The lines that the server has, in the order of their times. */
export async function linesOf(nibras: Nibras, id: number): Promise<Line[]> {
  const { token } = await signedInAdmin(nibras);
  const { item } = await callAs<{ item: { fields: Record<string, Line> } }>(
    nibras,
    `GET /api/studio/captions/${id}`,
    { token },
  );
  return Object.values(item.fields).toSorted((one, other) => one.start - other.start);
}

export async function openEditor(
  context: BrowserContext,
  nibras: Nibras,
  path: string,
): Promise<Page> {
  await enterAs(context, await signedInAdmin(nibras));
  const page = await context.newPage();
  await page.goto(nibras.address + path);
  await expect(page.getByRole('list', { name: 'أسطر الترجمة' })).toBeVisible({ timeout: 20_000 });
  return page;
}

/** The text that has the focus. */
export const captionText = (page: Page) => page.locator('[data-caption-text]:focus');

/** Waits until the server has all lines. */
export const captionsSaved = (page: Page) =>
  expect(page.locator('[data-save-status]').first()).toHaveAttribute('data-save-status', 'saved', {
    timeout: 20_000,
  });
