import { postSearchChoices } from '@nibras/contract/site/search/calls.ts';
import {
  type FoundKind,
  type OwnKind,
  publishedKindNames,
} from '@nibras/contract/site/search/search-kinds.ts';

/**
 * Counts that a result was opened, unless it is the user's own or a moment of a video (docs/behaviour/search.md#what-people-chose). The
 * web vitals, which every page has loaded, bring what sends it: shared otherwise, it would be one more request of each first view.
 */
export function reportChoice(q: string, kind: FoundKind | OwnKind, id: number): void {
  if (!publishedKindNames.some((one) => one === kind)) return;
  void import('#site/vitals/index.ts').then(
    ({ sendBeacon }) => sendBeacon(postSearchChoices.path, { q, kind, id }),
    // Offline, nothing could be sent either.
    () => {},
  );
}
