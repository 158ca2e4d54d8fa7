import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { Who } from '#platform/privacy/types.ts';

/** The names under which a job's data have the number of an account. */
const numberPaths = ['$.person', '$.personId'];

/**
 * Removes the jobs that have one of the person's addresses or the account's number, or push to one of their browsers. A
 * mail that is not sent for this reason says so in its record.
 */
export async function removeJobs(
  tx: Transaction,
  { mailer }: Pick<Platform, 'mailer'>,
  { id, emails }: Who,
): Promise<void> {
  const written = emails.map((address) => JSON.stringify(address).slice(1, -1));
  const numbered = numberPaths.map((path) => sql`job.data @@ ${`${path} == ${id}`}::jsonpath`);
  const { rows } = await tx.execute<{ mailId: number | null }>(sql`delete from pgboss.job
    where ${sql.join(numbered, sql` or `)}
      or exists (select from unnest(${sql.param(written)}::text[]) address
        where position(address in lower(concat(job.data, job.output))) > 0)
      or (job.data ->> 'deviceId')::int in
        (select ${deviceTokens.id} from ${deviceTokens} where ${deviceTokens.personId} = ${id})
    returning (job.data ->> 'mailId')::int as "mailId"`);
  const mails = rows.flatMap(({ mailId }) => mailId ?? []);
  if (mails.length > 0) await mailer.withdraw(tx, mails);
}
