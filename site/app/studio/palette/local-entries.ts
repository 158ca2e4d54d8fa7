import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { ComponentType } from 'react';
import { type MenuEntry, mayOpen } from '#studio-kit/part/studio-part.ts';
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
  capability?: MenuEntry['capability'];
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
  words: room,
  icon,
  ...(capability && { capability }),
});

const all = [
  ...commands,
  ...rooms.flatMap(({ label: room, pages }) => pages.map((page) => asEntry(page, room))),
];

/** The commands and pages that contain every word of the search; all of them for an empty one. */
export function localEntries(
  search: string,
  capabilities: readonly ScreenCapability[] = [],
): LocalEntry[] {
  const words = foldArabic(search).split(' ').filter(Boolean);
  return all.filter((entry) => {
    if (!mayOpen(entry, capabilities)) return false;
    const { name, words: more = '' } = entry;
    const text = foldArabic(`${name} ${more}`);
    return words.every((word) => text.includes(word));
  });
}
