import {
  type FirstStep,
  type FirstStepsAnswer,
  firstSteps,
} from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { CanPay } from '#learning/courses/index.ts';
import { defaultSiteName } from '#platform/config/config.ts';
import { activePerson } from '#platform/database/active-person.ts';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { readState } from '../state.ts';

interface Facts extends Record<string, unknown> {
  course_id: number | null;
  lecture: boolean;
  legal: boolean;
  team: boolean;
  backup: boolean;
}

/** What the database says; each part ends at the first row that it finds. */
async function readFacts(db: Queryable): Promise<Facts> {
  const { rows } = await db.execute<Facts>(sql`select
    (select max(id) from courses where deleted_at is null) as course_id,
    exists (select from lectures join courses on courses.id = lectures.course_id
      where lectures.published and courses.published) as lecture,
    exists (select from pages where published and version > 0) as legal,
    (select count(*) from (select from ${people} where role <> 'student' and ${activePerson} limit 2) staff) > 1 as team,
    exists (select from settings where name = 'last-backup') as backup`);
  const [facts] = rows;
  if (!facts) throw new Error('the facts of the first steps were not read');
  return facts;
}

/** How far a new installation is: what follows from facts, and what people have said. */
export async function readFirstSteps(
  platform: Pick<Platform, 'db' | 'vault' | 'settings'>,
  canPay: CanPay,
): Promise<FirstStepsAnswer> {
  const { db, settings } = platform;
  const [facts, state, sells] = [
    await readFacts(db),
    await readState(db),
    await canPay(platform, null),
  ];
  const { siteName, logo, contact, socials } = settings();
  const isNamed = siteName !== defaultSiteName;
  const hasLogo = logo !== null;
  const isDone: Record<FirstStep, boolean> = {
    identity: isNamed && hasLogo,
    mail: state.mailTested,
    contact: contact.email !== '' && (contact.phone !== '' || Object.values(socials).some(Boolean)),
    course: facts.course_id !== null,
    lecture: facts.lecture,
    payment: sells,
    legal: facts.legal,
    visit: false,
    team: facts.team,
    backup: facts.backup,
  };
  return {
    steps: firstSteps.map((step) => {
      const done = isDone[step] || state.confirmed.includes(step);
      return { step, done, skipped: !done && state.skipped.includes(step) };
    }),
    dismissed: state.dismissed,
    course_id: facts.course_id,
    identity_left: isNamed === hasLogo ? null : isNamed ? 'logo' : 'name',
  };
}
