import type {
  Discussion,
  InboxQuestion,
  QuestionInboxAnswer,
  QuestionInboxList,
} from '@nibras/contract/conversation/discussions/shapes.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, discussions } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { hasQuestionInbox, seesEveryQuestion } from './policy.ts';
import {
  coursesTaught,
  inboxQuestions,
  questionInboxCondition,
  questionInboxCourses,
} from './question-inbox-queries.ts';
import { questionPage } from './question-page.ts';
import { discussionPresenter, type Reading } from './read-discussions.ts';

interface ReadQuestionInbox extends Reading {
  list: QuestionInboxList;
  search: string;
  course: number | undefined;
  page: number;
}

type QuestionRow = Awaited<ReturnType<typeof inboxQuestions>>[number];

/** A question as those who answer it see it. */
const presentQuestion = (
  row: QuestionRow,
  discussion: Discussion,
  caller: Caller,
): InboxQuestion => ({
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
});

/**
 * One question, for the course's teacher and for those who moderate the course.
 * @throws AppError discussion-not-found
 */
export async function readOneQuestion(
  platform: Pick<Platform, 'db' | 'settings' | 'secrets' | 'now'>,
  { caller, files, discussion }: Reading & { discussion: number },
): Promise<{ question: InboxQuestion; staff: boolean }> {
  const { db } = platform;
  const own = or(
    eq(courses.teacherId, caller.id),
    can(caller, 'course:moderate')
      ? sql`true`
      : sql`${courses.id} in (${coursesWith(caller, 'course:moderate')})`,
  );
  const rows = await inboxQuestions(db, {
    condition: and(eq(discussions.id, discussion), visible(discussions), own),
    list: 'all',
    course: undefined,
    page: 1,
  });
  const row = orThrow(rows[0], 'discussion-not-found');
  const present = await discussionPresenter(platform, rows, { caller, files });
  const question = presentQuestion(row, present(row), caller);
  return { question, staff: !question.permissions.reply };
}

/**
 * A list of the teacher's question inbox (docs/behaviour/discussions.md#waiting-questions): what waits for the caller, what the
 * caller has answered, or for admins what waits in every course.
 * @throws AppError forbidden, search-too-slow, search-busy
 */
export async function readQuestionInbox(
  platform: Pick<Platform, 'db' | 'searches' | 'settings' | 'secrets' | 'now'>,
  { caller, files, list, search, course, page }: ReadQuestionInbox,
): Promise<QuestionInboxAnswer> {
  const { db } = platform;
  const taught = await coursesTaught(db, caller.id);
  const permissions = { all: seesEveryQuestion(caller) };
  if (!hasQuestionInbox(caller, taught) || (list === 'all' && !permissions.all)) {
    throw new AppError('forbidden');
  }
  const read = async (from: Queryable) => {
    const condition = await questionInboxCondition(from, { list, search, teacher: caller.id });
    return {
      rows: await inboxQuestions(from, { condition, list, course, page }),
      courses: await questionInboxCourses(from, condition),
    };
  };
  const { rows, courses: counted } = await readList(platform, search, read);
  const total = counted
    .filter(({ id }) => course === undefined || id === course)
    .reduce((sum, { count }) => sum + count, 0);
  const present = await discussionPresenter(platform, rows, { caller, files });
  const data = rows.map((row) => presentQuestion(row, present(row), caller));
  const questions = questionPage(data, {
    path: '/api/teacher-desk',
    parameters: { list, course, search },
    page,
    per_page: limits.questionInboxPerPage,
    total,
  });
  return { questions, courses: counted, permissions };
}
