import type {
  QuestionInboxAnswer,
  QuestionInboxList,
} from '@nibras/contract/conversation/discussions/shapes.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
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
    per_page: limits.questionInboxPerPage,
    total,
  });
  return { questions, courses, permissions };
}
