import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { PersonalDataRegister } from '#platform/privacy/personal-data-register.ts';
import type { Who } from '#platform/privacy/types.ts';
import { changeRows } from './change-rows.ts';
import { inOrder } from './order.ts';
import { pathsOf, unusedAmong } from './own-files.ts';
import { collectRows } from './own-rows.ts';
import { planDeletion, type Step } from './plan.ts';

interface Deleted {
  who: Who;
  choice: CertificateChoice;
  register: PersonalDataRegister;
  now: Date;
}

/** The steps that are about a row at least. All are collected before the first one changes anything. */
async function collect(tx: Transaction, { who, choice, register }: Deleted): Promise<Step[]> {
  const steps: Step[] = [];
  for (const step of planDeletion(register.entries, choice)) {
    if ((await collectRows(tx, step, who)) > 0) steps.push(step);
  }
  return steps;
}

/**
 * Does with all that is kept about a person what the register says, their account last, by a few statements for each
 * table however many rows there are.
 * @returns the files that no row names any more
 */
export async function applyRegister(tx: Transaction, deleted: Deleted): Promise<string[]> {
  const steps = await collect(tx, deleted);
  const paths = await pathsOf(tx, steps);
  for (const step of inOrder(steps)) await changeRows(tx, step, deleted);
  return unusedAmong(tx, deleted.register.entries, paths);
}
