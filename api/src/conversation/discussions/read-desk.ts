import type { DeskAnswer, DeskList } from '@nibras/contract/conversation/discussions/shapes.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { coursesTaught, deskCondition, deskCourses, deskQuestions } from './desk-queries.ts';
import { answersQuestions, hasQuestionInbox, seesEveryQuestion } from './policy.ts';
import { questionPage } from './question-page.ts';
import { discussionPresenter, type Reading } from './read-discussions.ts';

interface ReadDesk extends Reading {
  list: DeskList;
  search: string;
  course: number | undefined;
  page: number;
}

/**
 * How many questions wait for the caller's answer, as the first list of the desk shows them; null for those who answer none.
 * Admins answer those of their own courses only.
 */
export async function readWaiting(
  db: Queryable,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<number | null> {
  if (!answersQuestions(caller, await coursesTaught(db, caller.id))) return null;
  const condition = await deskCondition(db, { list: 'waiting', search: '', teacher: caller.id });
  const courses = await deskCourses(db, condition);
  return courses.reduce((sum, { count }) => sum + count, 0);
}

/**
 * A list of the teacher's desk (docs/behaviour/discussions.md#waiting-questions): what waits for the caller, what the
 * caller has answered, or for admins what waits in every course.
 * @throws AppError forbidden, search-too-slow, search-busy
 */
export async function readDesk(
  platform: Pick<Platform, 'db' | 'searches' | 'settings' | 'secrets' | 'now'>,
  { caller, files, list, search, course, page }: ReadDesk,
): Promise<DeskAnswer> {
  const { db } = platform;
  const taught = await coursesTaught(db, caller.id);
  const permissions = { all: seesEveryQuestion(caller) };
  if (!hasQuestionInbox(caller, taught) || (list === 'all' && !permissions.all)) {
    throw new AppError('forbidden');
  }
  const read = async (from: Queryable) => {
    const condition = await deskCondition(from, { list, search, teacher: caller.id });
    return {
      rows: await deskQuestions(from, { condition, list, course, page }),
      courses: await deskCourses(from, condition),
    };
  };
  const { rows, courses } = await readList(platform, search, read);
  const total = courses
    .filter(({ id }) => course === undefined || id === course)
    .reduce((sum, counted) => sum + counted.count, 0);
  const present = await discussionPresenter(platform, rows, { caller, files });
  const data = rows.map((row) => {
    const discussion = present(row);
    return {
      ...discussion,
      course: row.course,
      lecture: row.lecture,
      teacher: row.teacher,
      waiting_since: row.since?.toISOString() ?? null,
      answered_at: row.answered?.toISOString() ?? null,
      permissions: {
        ...discussion.permissions,
        settle: row.teacher.id === caller.id && row.since !== null,
      },
    };
  });
  const questions = questionPage(data, {
    path: '/api/teacher-desk',
    parameters: { list, course, search },
    page,
    per_page: limits.deskPerPage,
    total,
  });
  return { questions, courses, permissions };
}
