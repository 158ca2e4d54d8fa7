import type { MyQuestionsAnswer } from '@nibras/contract/conversation/discussions/shapes.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { courses, discussions, lectures, messages } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import type { Caller } from '#platform/http/access.ts';
import { pageWindow } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { optionalTime, placeColumns } from './queries.ts';
import { questionPage } from './question-page.ts';

const ofConversation = sql`${messages.conversationId} = ${discussions.conversationId} and ${visible(messages)}`;
const replies = sql<number>`(select count(*)::int from ${messages} where ${ofConversation})`;
const answeredAt = optionalTime(sql`(select max(${messages.createdAt}) from ${messages}
  where ${ofConversation} and ${messages.personId} <> ${discussions.personId})`);

/** A page of what a person has asked, answered or not, the newest first. */
export async function readOwnQuestions(
  { db }: Pick<Platform, 'db'>,
  { caller, page }: { caller: Caller; page: number },
): Promise<MyQuestionsAnswer> {
  const own = and(eq(discussions.personId, caller.id), visible(discussions));
  const window = { page, per_page: limits.ownPerPage };
  const { limit, offset } = pageWindow(window);
  const rows = await db
    .select({
      id: discussions.id,
      description: discussions.description,
      createdAt: discussions.createdAt,
      ...placeColumns,
      replies,
      answeredAt,
    })
    .from(discussions)
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .where(own)
    .orderBy(desc(discussions.createdAt), desc(discussions.id))
    .limit(limit)
    .offset(offset);
  const data = rows.map(({ createdAt, answeredAt: answered, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    answered_at: answered?.toISOString() ?? null,
  }));
  const total = await db.$count(discussions, own);
  return { questions: questionPage(data, { path: '/api/my-questions', ...window, total }) };
}
