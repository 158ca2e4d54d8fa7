import type { WaitingThing } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { Queryable } from './database/database.ts';
import type { Person } from './http/access.ts';

/** How many things wait for a person's decision; null for those who decide none of the kind. */
export type CountWaiting = (db: Queryable, caller: Person) => Promise<number | null>;

export type WaitingCounts = Readonly<Partial<Record<WaitingThing, CountWaiting>>>;
