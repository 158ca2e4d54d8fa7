import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { drawableName } from '#platform/typst/drawable.ts';
import { issueCertificate } from './issue-certificate.ts';
import { lockWaiting, namesWaitedFor, stopWaiting } from './waiting-certificates.ts';

/** Issues the certificates of a person that wait for a name, in the caller's transaction. They go on waiting without one. */
export async function issueWaitingOf(
  platform: Platform,
  tx: Transaction,
  person: number,
): Promise<void> {
  for (const row of await lockWaiting(tx, person)) {
    const { courseId: course, completedAt, mark, granted, issuedBy, note } = row;
    const issued = await issueCertificate(platform, tx, {
      person,
      course,
      completedAt,
      mark,
      granted: granted ? { by: issuedBy, note } : null,
    });
    // Another way has given one meanwhile.
    if (issued === null) await stopWaiting(tx, { person, course });
  }
}

/** Issues what waits for people whose names can be printed by now, whatever changed them. */
export async function issueWaiting(platform: Platform): Promise<void> {
  for (const { person, name } of await namesWaitedFor(platform.db)) {
    if (drawableName(name) === null) continue;
    await platform.db.transaction((tx) => issueWaitingOf(platform, tx, person));
  }
}
