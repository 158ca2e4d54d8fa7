import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { grade } from '#assessment/grading/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { questionVersions, videoAnswers } from '#platform/database/schema/index.ts';

/**
 * The texts that videos got for a question, as rows of `answer` (of `video_answers`) with its `version`: by any of the
 * question's versions that a text answers.
 */
export const textsInVideos = (question: number): SQL => sql`
  from question_versions version
  join video_answers answer on answer.question_version_id = version.id
  where version.question_id = ${question} and version.kind in ('text', 'number')
    and answer.answer ? 'text' and btrim(answer.answer ->> 'text') <> ''`;

/**
 * Grades texts again that videos got for a question, by the keys as they are now. It may be repeated. A completed lecture
 * asks for answers, not for right ones, so nothing but the verdicts changes.
 */
export async function gradeVideosAgain(
  db: Queryable,
  { question, texts }: { question: number; texts: readonly string[] },
): Promise<void> {
  const { rows } = await db.execute<{ version: number; text: string }>(sql`
    select distinct version.id as version, answer.answer ->> 'text' as text ${textsInVideos(question)}
      and answer.answer ->> 'text' = any(${sql.param(texts)}::text[])`);
  const ids = [...new Set(rows.map(({ version }) => version))];
  const versions = await db.select().from(questionVersions).where(anyOf(questionVersions.id, ids));
  for (const { version: id, text } of rows) {
    const version = versions.find((one) => one.id === id);
    if (!version) continue;
    const share = grade(version, { text }).share ?? 0;
    await db
      .update(videoAnswers)
      .set({ share })
      .where(
        and(
          eq(videoAnswers.questionVersionId, id),
          eq(sql`${videoAnswers.answer} ->> 'text'`, text),
          ne(videoAnswers.share, share),
        ),
      );
  }
}
