import { searchChoices as limits } from '@nibras/contract/site/search/limits.ts';
import type { SearchChoice } from '@nibras/contract/site/search/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { createBatch } from './batch.ts';
import { type CountedChoice, writeChoices } from './choice-queries.ts';
import { isCountable, searchKey } from './search-key.ts';
import { createDailyLimit, type Visitor } from './visitors.ts';

type Services = Pick<Platform, 'db' | 'settings' | 'now' | 'log'>;

function createCounter(platform: Services) {
  const isWithinLimit = createDailyLimit({ things: limits.perVisitor, times: 1 });
  const batch = createBatch<CountedChoice>({
    write: (choices) => writeChoices(platform, choices),
    onError: (error) => platform.log.warn({ err: error }, 'choices were not counted'),
  });
  return {
    /** Notes that a visitor has opened a result; each counts once a day. */
    note({ q, kind, id }: SearchChoice, visitor: Visitor): void {
      const query = searchKey(q);
      const key = `${query} ${kind} ${id}`;
      if (!isCountable(q) || !isWithinLimit(visitor, key)) return;
      batch.add(key, (before) => ({ query, kind, id, times: (before?.times ?? 0) + 1 }));
    },
    flush: batch.flush,
  };
}

const counters = new WeakMap<Services, ReturnType<typeof createCounter>>();

/** The counter of a process. */
export function choiceCounter(platform: Services): ReturnType<typeof createCounter> {
  const known = counters.get(platform);
  if (known) return known;
  const counter = createCounter(platform);
  counters.set(platform, counter);
  return counter;
}
