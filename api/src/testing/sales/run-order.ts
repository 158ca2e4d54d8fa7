import { isDeepStrictEqual } from 'node:util';
import type { SaleEvent } from './events.ts';
import { Model, summaryOf } from './model.ts';
import type { Operation } from './operations.ts';
import type { Seen } from './seen.ts';
import type { Shop } from './shop.ts';

/** What does an operation and reads what is there afterwards. `outcome` is null where the process died meanwhile. */
export type Operate = (
  person: number,
  operation: Operation,
) => Promise<{ outcome: string | null; seen: Seen }>;

const nothing: Seen = {
  purchases: [],
  payments: [],
  cases: [],
  refunds: [],
  member: [],
  balance: 0,
  entitlements: 0,
};

/**
 * Lets events happen to a person, one after the other, and compares after each what is there with the model.
 * @throws Error at the first difference, with what has happened until then
 */
export async function runOrder(
  { shop, person, events }: { shop: Shop; person: number; events: readonly SaleEvent[] },
  operate: Operate,
): Promise<number> {
  const model = new Model(shop, String(person));
  const done: Operation[] = [];
  let seen = nothing;
  for (const event of events) {
    const step = model.step(event, seen);
    if (!step) continue;
    done.push(step.operation);
    const { outcome, seen: after } = await operate(person, step.operation);
    seen = after;
    const expected = { outcome: outcome === null ? null : step.outcome, ...model.expected(seen) };
    const found = { outcome, ...summaryOf(seen) };
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(expected)), found)) {
      throw new Error(
        `after ${JSON.stringify(done, null, 1)}\nexpected ${JSON.stringify(expected)}\nfound    ${JSON.stringify(found)}`,
      );
    }
  }
  return done.length;
}
