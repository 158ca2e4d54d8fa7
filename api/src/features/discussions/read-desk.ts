import type { DeskAnswer } from '@nibras/contract/discussions.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { coursesTaught, waitingCourses, waitingQuestions } from './desk-queries.ts';
import { hasQuestionInbox } from './policy.ts';
import { discussionPresenter } from './read-discussions.ts';

interface ReadDesk {
  caller: Caller;
  course: number | undefined;
  page: number;
  fileBase: string;
}

/**
 * The unanswered questions of the caller's own courses, the longest wait first. Admins see only the courses that they
 * teach themselves, because only the teacher answers.
 * @throws AppError forbidden
 */
export async function readDesk(
  platform: Pick<Platform, 'db' | 'config' | 'secrets' | 'now'>,
  { caller, course, page, fileBase }: ReadDesk,
): Promise<DeskAnswer> {
  const { db } = platform;
  const taught = await coursesTaught(db, caller.id);
  if (!hasQuestionInbox(caller, taught)) throw new AppError('forbidden');
  const rows = await waitingQuestions(db, { teacher: caller.id, course, page });
  const courses = await waitingCourses(db, caller.id);
  const shownCourses = courses.filter(({ id }) => course === undefined || id === course);
  const total = shownCourses.reduce((sum, { waiting }) => sum + waiting, 0);
  const { last_page } = listMeta({ page, per_page: limits.deskPerPage }, total);
  const present = await discussionPresenter(platform, rows, { caller, fileBase });
  const courseQuery = course === undefined ? '' : `&course=${course}`;
  return {
    questions: {
      data: rows.map((row) => ({
        ...present(row),
        course: row.course,
        lecture: row.lecture,
        waiting_since: row.since.toISOString(),
      })),
      current_page: page,
      last_page,
      next_page_url: page < last_page ? `/api/teacher-desk?page=${page + 1}${courseQuery}` : null,
      total,
    },
    courses,
  };
}
