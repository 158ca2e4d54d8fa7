import type { MenuEntry, MenuGroup } from '#studio-kit/part/studio-part.ts';
import { allParts } from './parts.ts';

export interface DestinationGroup {
  label: string;
  destinations: readonly MenuEntry[];
}

const groupNames: Record<MenuGroup, string> = {
  work: 'العمل',
  people: 'الناس',
  selling: 'البيع',
  order: 'التنظيم',
  review: 'المراجعة',
};

const entries = allParts
  .flatMap(({ menu = [] }) => menu)
  .toSorted((one, other) => one.place - other.place);

/** What the studio's navigation shows, in its order. */
export const destinationGroups: readonly DestinationGroup[] = Object.entries(groupNames).map(
  ([name, label]) => ({ label, destinations: entries.filter(({ group }) => group === name) }),
);
