import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { SettingEntry, StudioPart } from '../part/studio-part.ts';
import { settingSubjects } from './subjects.ts';

/** All settings that the features register, in the order of their subjects. */
export function settingEntries(parts: readonly StudioPart[]): SettingEntry[] {
  const all = parts.flatMap(({ settings = [] }) => settings);
  return Object.keys(settingSubjects).flatMap((name) =>
    all.filter(({ subject }) => subject === name),
  );
}

/** Whether a text contains every word of a search, both folded as Arabic search folds them. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldArabic(text);
  return foldArabic(search)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** What a setting is found by: its name, its subject, and its other words. */
export const wordsOf = ({ subject, words = '' }: SettingEntry): string =>
  `${settingSubjects[subject].label} ${words}`;

/**
 * The settings that contain every word of a search and that the capabilities open; those whose own name contains them
 * come first. None for an empty search.
 */
export function findSettings(
  entries: readonly SettingEntry[],
  search: string,
  capabilities: readonly ScreenCapability[] = [],
): SettingEntry[] {
  if (search.trim() === '') return [];
  const isNamed = ({ name }: SettingEntry) => matchesSearch(name, search);
  const found = entries.filter(
    (entry) =>
      capabilities.includes(entry.capability) &&
      matchesSearch(`${entry.name} ${wordsOf(entry)}`, search),
  );
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

/** The page of a field that an address names by its hash, where it stands on another page than `pathname`. */
export function pageOfField(
  entries: readonly SettingEntry[],
  { pathname, hash }: { pathname: string; hash: string },
): string | null {
  if (hash === '') return null;
  const matches = entries.filter(({ to }) => to.endsWith(hash));
  if (matches.some(({ to }) => to === pathname + hash)) return null;
  return matches[0]?.to ?? null;
}
