import type { FirstStep } from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';
import { lockSetup } from '#platform/resource/change-setup.ts';

/** What people have said of the first steps; everything else follows from facts. */
export interface FirstStepsState {
  confirmed: FirstStep[];
  skipped: FirstStep[];
  dismissed: boolean;
  /** A test mail was sent by the set-up that holds now. */
  mailTested: boolean;
}

export const firstStepsName = 'first-steps';

const firstState: FirstStepsState = {
  confirmed: [],
  skipped: [],
  dismissed: false,
  mailTested: false,
};

export async function readState(db: Queryable): Promise<FirstStepsState> {
  const [row] = await db.select().from(settings).where(eq(settings.name, firstStepsName));
  return { ...firstState, ...(row?.value as Partial<FirstStepsState> | undefined) };
}

/** Stores the state, in the caller's transaction, which holds the lock of its changes. */
export async function storeState(tx: Transaction, value: FirstStepsState): Promise<void> {
  await tx
    .insert(settings)
    .values({ name: firstStepsName, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Records whether the present set-up of mails has sent a test. No entry of the log: it is a fact and no decision. */
export async function recordMailTest(
  db: { transaction<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> },
  mailTested: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSetup(tx, firstStepsName);
    const state = await readState(tx);
    if (state.mailTested !== mailTested) await storeState(tx, { ...state, mailTested });
  });
}

/** Hides the list of an installation that comes with its content. */
export const dismissFirstSteps = async (tx: Transaction): Promise<void> =>
  storeState(tx, { ...(await readState(tx)), dismissed: true });
