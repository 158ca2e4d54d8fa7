import { savingTexts } from './saving-texts.ts';
import { usePresence } from './use-presence.ts';
import type { EditedAnyItem } from './use-studio-item.ts';

const names = new Intl.ListFormat('ar', { type: 'conjunction' });

/** «مفتوح الآن عند أحمد»: the others who have the same open. */
export const OpenAtOthers = ({ people }: { people: readonly { name: string }[] }) => (
  <p role="status" className="text-sm text-text-soft empty:hidden">
    {people.length > 0 && savingTexts.presence(names.format(people.map(({ name }) => name)))}
  </p>
);

/** The others who have the item open. Each page that edits an item has one. */
export function PresenceNote({ item: edited }: { item: EditedAnyItem }) {
  return <OpenAtOthers people={usePresence(edited)} />;
}
