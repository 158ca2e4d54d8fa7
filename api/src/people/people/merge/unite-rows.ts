import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Merging } from './move-references.ts';
import { uniteAttempts } from './unite-attempts.ts';
import { uniteCertificates } from './unite-certificates.ts';

/**
 * Unites what both accounts have of a kind of which a person has one: where the two rows differ, the row that stays gets
 * the better of the two. The rest follows by `moveReferences`.
 */
export async function uniteRows(tx: Transaction, { keep, remove }: Merging): Promise<void> {
  // Anyone who has joined with either account has joined. The pending row makes place for the joined one, so that nothing
  // is joined anew: that would give access beyond what was granted.
  await tx.execute(sql`delete from enrolments kept using enrolments gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.course_id = kept.course_id
      and kept.status = 'pending' and gone.status = 'joined'`);
  await tx.execute(sql`update enrolments kept
    set joined_at = least(kept.joined_at, gone.joined_at), created_at = least(kept.created_at, gone.created_at)
    from enrolments gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.course_id = kept.course_id
      and gone.status = 'joined'`);
  // What was finished with either account is finished; one goes on where one was last.
  await tx.execute(sql`update progress kept
    set status = case when 'endWatch' in (kept.status, gone.status) then 'endWatch'
        when 'inProgress' in (kept.status, gone.status) then 'inProgress' else 'notStarted' end,
      position = case when gone.updated_at > kept.updated_at then gone.position else kept.position end,
      watched_at = least(kept.watched_at, gone.watched_at),
      ended_at = least(kept.ended_at, gone.ended_at),
      updated_at = greatest(kept.updated_at, gone.updated_at)
    from progress gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.lecture_id = kept.lecture_id`);
  await tx.execute(sql`update course_staff kept set role = 'teacher' from course_staff gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.course_id = kept.course_id
      and gone.role = 'teacher'`);
  // The newer opinion counts.
  await tx.execute(sql`delete from reviews kept using reviews gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.course_id = kept.course_id
      and gone.updated_at > kept.updated_at`);
  // Both took part in one conversation: what was read with either account is read.
  await tx.execute(sql`update participants kept
    set last_read_message_id = greatest(kept.last_read_message_id, gone.last_read_message_id),
      mailed_message_id = greatest(kept.mailed_message_id, gone.mailed_message_id)
    from participants gone
    where kept.person_id = ${keep} and gone.person_id = ${remove}
      and gone.conversation_id = kept.conversation_id`);
  // The keys only recognise a message that is sent again, and two equal ones would cost a message.
  await tx.execute(sql`update messages set client_key = null
    where person_id = ${remove} and client_key is not null`);
  // A teacher's page lists them in order: those of the other account follow.
  await tx.execute(sql`delete from teacher_features gone using teacher_features kept
    where gone.teacher_id = ${remove} and kept.teacher_id = ${keep} and kept.name = gone.name`);
  await tx.execute(sql`update teacher_features set position = position + (
      select coalesce(max(position), -1) + 1 from teacher_features where teacher_id = ${keep})
    where teacher_id = ${remove}`);
  // What was completed with either account was completed then, and is not celebrated again.
  await tx.execute(sql`update completions kept
    set completed_at = least(kept.completed_at, gone.completed_at),
      congratulated_at = least(kept.congratulated_at, gone.congratulated_at)
    from completions gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.course_id = kept.course_id`);
  // Of two programs for one exercise the one that was written last is kept.
  await tx.execute(sql`delete from exercise_works kept using exercise_works gone
    where kept.person_id = ${keep} and gone.person_id = ${remove} and gone.lecture_id = kept.lecture_id
      and gone.saved_at > kept.saved_at`);
  await uniteCertificates(tx, { keep, remove });
  await uniteAttempts(tx, { keep, remove });
  // They belong to tabs that are closed by now.
  await tx.execute(sql`delete from online_people where person_id = ${remove}`);
  await tx.execute(sql`delete from sessions where person_id = ${remove}`);
}
