import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { ComponentType } from 'react';
import { SettingsIcon } from '#studio-kit/frame/icons.ts';
import { type MenuEntry, mayOpen } from '#studio-kit/part/studio-part.ts';
import { matchesSearch, settingEntries } from '#studio-kit/settings/find-settings.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';
import { ExternalIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { allParts } from '../parts.ts';
import { rooms } from '../rooms.ts';

/** A row of the search that the browser knows by itself. */
export interface LocalEntry {
  path: string;
  name: string;
  icon: ComponentType<{ className?: string }>;
  /** Other words that it is found by. */
  words?: string;
  /** The room or the subject that it belongs to, by which it is found too. */
  within?: string;
  capability?: MenuEntry['capability'];
  /** Offered only where it is searched for: there are too many of its kind for a list. */
  found?: boolean;
}

const commands: LocalEntry[] = [
  ...allParts
    .flatMap(({ commands = [] }) => commands)
    .map((command) => ({ ...command, icon: PlusIcon })),
  { path: '/', name: 'العودة إلى الموقع', icon: ExternalIcon, words: 'الصفحة الرئيسية الزوار' },
];

const asEntry = ({ to, label, icon, capability }: MenuEntry, room: string): LocalEntry => ({
  path: to,
  name: label,
  within: room,
  icon,
  ...(capability && { capability }),
});

const destinations = rooms.flatMap(({ label: room, pages }) =>
  pages.map((page) => asEntry(page, room)),
);

/** A setting that has an entry of the navigation is offered by that one alone. */
const settings = settingEntries(allParts)
  .filter(({ to }) => destinations.every(({ path }) => path !== to))
  .map(
    (entry): LocalEntry => ({
      path: entry.to,
      name: entry.name,
      icon: SettingsIcon,
      ...(entry.words && { words: entry.words }),
      within: settingSubjects[entry.subject].label,
      capability: entry.capability,
      found: true,
    }),
  );

const all: readonly LocalEntry[] = [...commands, ...destinations, ...settings];

/** The commands, pages and settings that contain every word of the search; all commands and pages for an empty one. */
export function localEntries(
  search: string,
  capabilities: readonly ScreenCapability[] = [],
): LocalEntry[] {
  const isEmpty = search.trim() === '';
  return all.filter((entry) => {
    if (!mayOpen(entry, capabilities)) return false;
    const { name, words = '', within = '', found } = entry;
    if (isEmpty) return !found;
    return matchesSearch(`${name} ${words} ${within}`, search);
  });
}

/** Whether what is typed is the beginning of some words of a text, both folded. */
export const beginsWords = (text: string, search: string): boolean =>
  ` ${foldArabic(text)}`.includes(` ${foldArabic(search.trim())}`);

/**
 * Separates the entries of a search that stand before what the server finds: those whose own words begin with what is
 * typed. Names come before other words.
 */
export function leadingEntries(entries: readonly LocalEntry[], search: string) {
  const named = entries.filter(({ name }) => beginsWords(name, search));
  const called = entries.filter(
    (entry) => !named.includes(entry) && beginsWords(entry.words ?? '', search),
  );
  const leading = [...named, ...called];
  return { leading, others: entries.filter((entry) => !leading.includes(entry)) };
}
