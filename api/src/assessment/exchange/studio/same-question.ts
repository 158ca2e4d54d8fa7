import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';

interface Asked {
  kind: QuestionKind;
  body: string;
  answers: QuestionAnswers;
}

/** What a question asks and takes for right, whatever the random ids of its parts are. */
export function fingerprint({ kind, body, answers }: Asked): string {
  const withoutIds = JSON.stringify(answers, (name, value) =>
    name === 'id' || name === 'rightId' || name === 'feedback' ? undefined : value,
  );
  const sorted = Object.entries(JSON.parse(withoutIds) as object).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([kind, textOfHtml(body).replace(/\s+/g, ' '), sorted]);
}

/** The fingerprints of the questions of a bank, as they were written last, whose kinds and beginnings are among the given. */
export async function bankFingerprints(
  db: Queryable,
  course: number,
  asked: readonly Asked[],
): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  const { rows } = await db.execute<{ kind: QuestionKind; body: string; answers: QuestionAnswers }>(
    sql`select questions.kind, coalesce(drafts.fields ->> 'body', questions.body) as body,
        coalesce(drafts.fields -> 'answers', questions.answers) as answers
      from questions left join drafts on drafts.kind = 'question' and drafts.item_id = questions.id
      where questions.course_id = ${course} and questions.deleted_at is null
        and questions.kind = any(${sql.param(kinds)}::text[])`,
  );
  return new Set(rows.map(fingerprint));
}
