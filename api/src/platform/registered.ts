import { searchKinds } from '@nibras/contract/site/search/studio/shapes.ts';
import type { AllUndoActions } from './audit/undo.ts';
import type { Feature } from './feature.ts';
import {
  type PersonalDataRegister,
  personalDataRegister,
} from './privacy/personal-data-register.ts';
import type { StudioSearch } from './search/studio-search.ts';
import type { TimelineSource } from './timeline.ts';
import type { WaitingSources } from './waiting.ts';

/** What all features register to those that serve all of them, such as the undo. */
export interface Registered {
  undo: AllUndoActions;
  waiting: WaitingSources;
  timeline: readonly TimelineSource[];
  personalData: PersonalDataRegister;
  /** In the order of the kinds in the contract. */
  searches: readonly StudioSearch[];
}

/** @throws Error where two features register the same name */
function merged<Value>(
  parts: readonly Readonly<Partial<Record<string, Value>>>[],
): Record<string, Value> {
  const entries = parts.flatMap((part) =>
    Object.entries(part).flatMap(([name, value]): [string, Value][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) {
    const names = entries.map(([name]) => name);
    throw new Error(`Handed in twice: ${names.filter((name, at) => names.indexOf(name) < at)}`);
  }
  return all;
}

export const collectRegistered = (features: readonly Feature[]): Registered => ({
  undo: merged(features.map(({ undo = {} }) => undo)),
  waiting: merged(features.map(({ waiting = {} }) => waiting)),
  timeline: Object.values(
    merged(
      features.map(({ timeline = [] }) =>
        Object.fromEntries(timeline.map((source) => [source.name, source])),
      ),
    ),
  ),
  searches: features
    .flatMap(({ search }) => search ?? [])
    .toSorted((a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind)),
  personalData: personalDataRegister(features.flatMap(({ personalData = [] }) => personalData)),
});
