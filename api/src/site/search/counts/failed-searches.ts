import { failedSearches as limits } from '@nibras/contract/site/search/limits.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { createBatch } from './batch.ts';
import { type CountedSearch, writeFailedSearches } from './failed-queries.ts';
import { isCountable, searchKey, shownSearch } from './search-key.ts';
import { createDailyLimit, type Visitor } from './visitors.ts';

type Services = Pick<Platform, 'db' | 'settings' | 'now' | 'log'>;
type Outcome = CountedSearch['outcome'];

/** What a search has found: something with all of its words, only what is near, or nothing. */
export function outcomeOf({ groups }: SearchAnswer): Outcome {
  if (groups.some(({ nearest }) => !nearest)) return 'found';
  return groups.length > 0 ? 'nearest' : 'nothing';
}

interface Search {
  input: string;
  visitor: Visitor;
  outcome: Outcome;
}

/** The last search of a visitor, which may go on. */
interface Waiting {
  search: Search;
  key: string;
  at: number;
}

const mostWaiting = 5_000;

const goesOn = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

function createCounter(platform: Services) {
  const isWithinLimit = createDailyLimit({
    things: limits.perVisitor,
    times: limits.timesPerVisitor,
  });
  const waiting = new Map<Visitor, Waiting>();
  let isSweepDue = false;
  const batch = createBatch<CountedSearch>({
    write: (searches) => writeFailedSearches(platform, searches),
    onError: (error) => platform.log.warn({ err: error }, 'failed searches were not counted'),
  });

  function count({ search: { input, visitor, outcome }, key }: Waiting): void {
    if (outcome !== 'found' && !(isCountable(input) && isWithinLimit(visitor, key))) return;
    batch.add(key, (before) => ({
      query: key,
      written: shownSearch(input),
      outcome,
      times: (before?.times ?? 0) + 1,
    }));
  }

  function countBefore(moment: number): void {
    for (const [visitor, one] of waiting) {
      if (one.at > moment) break;
      waiting.delete(visitor);
      count(one);
    }
  }

  function sweep(): void {
    isSweepDue = false;
    countBefore(platform.now().getTime() - limits.settleAfter);
    if (waiting.size > 0) sweepLater();
  }

  function sweepLater(): void {
    if (isSweepDue) return;
    isSweepDue = true;
    setTimeout(sweep, limits.settleAfter).unref();
  }

  return {
    /**
     * Notes a search of the page of results. It counts once its visitor searches for something else or for nothing more, since the page
     * also searches while they type.
     */
    note(search: Search): void {
      const key = searchKey(search.input);
      if (key === '') return;
      const at = platform.now().getTime();
      const before = waiting.get(search.visitor);
      if (before) waiting.delete(search.visitor);
      const isTyping = before && goesOn(before.key, key) && at - before.at < limits.settleAfter;
      if (before && !isTyping) count(before);
      if (waiting.size >= mostWaiting) countBefore(at);
      waiting.set(search.visitor, { search, key, at });
      sweepLater();
    },

    /** Counts and writes everything at once. */
    async flush(): Promise<void> {
      countBefore(Number.POSITIVE_INFINITY);
      await batch.flush();
    },
  };
}

const counters = new WeakMap<Services, ReturnType<typeof createCounter>>();

/** The counter of a process. */
export function failedSearchCounter(platform: Services): ReturnType<typeof createCounter> {
  const known = counters.get(platform);
  if (known) return known;
  const counter = createCounter(platform);
  counters.set(platform, counter);
  return counter;
}
