import { postSearchChoices } from '@nibras/contract/site/search/calls.ts';
import {
  type FoundKind,
  type OwnKind,
  publishedKindNames,
} from '@nibras/contract/site/search/search-kinds.ts';
import { sendBeacon } from '#platform/api/send-beacon.ts';

/** Counts that a result was opened, unless it is the user's own or a moment of a video (docs/behaviour/search.md#what-people-chose). */
export function reportChoice(q: string, kind: FoundKind | OwnKind, id: number): void {
  const isCounted = publishedKindNames.some((one) => one === kind);
  if (isCounted) sendBeacon(postSearchChoices.path, { q, kind, id });
}
