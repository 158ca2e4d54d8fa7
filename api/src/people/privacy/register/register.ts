import { getTableName } from 'drizzle-orm';
import { account } from './account.ts';
import { assessment } from './assessment.ts';
import { conversations } from './conversations.ts';
import { courses } from './courses.ts';
import { inbox } from './inbox.ts';
import { learning } from './learning.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { purchases } from './purchases.ts';
import { selling } from './selling.ts';
import { signIn } from './sign-in.ts';
import { studio } from './studio.ts';
import type { RegisterDomain, RegisterEntry } from './types.ts';

export { places } from './places.ts';
export type * from './types.ts';

/** The register of personal data: every table of the database, by domain (docs/behaviour/privacy.md). */
export const domains: readonly RegisterDomain[] = [
  account,
  signIn,
  learning,
  assessment,
  conversations,
  notices,
  purchases,
  inbox,
  studio,
  courses,
  pages,
  selling,
];

export const entries: readonly RegisterEntry[] = domains.flatMap((domain) => domain.entries);

/** The entry of a table by its name in the database. */
export const entryOf = (name: string): RegisterEntry | undefined =>
  entries.find(({ table }) => getTableName(table) === name);
