import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { useLocation } from 'react-router';
import { pagePath } from '#platform/navigation/page-path.ts';
import { useSession } from '#platform/session/session-store.ts';
import { type MenuEntry, mayOpen } from '#studio-kit/part/studio-part.ts';
import { type Room, rooms } from '../rooms.ts';

/** A room with at least one page, on which it opens. */
export type OpenRoom = Omit<Room, 'pages'> & { pages: readonly [MenuEntry, ...MenuEntry[]] };

/** The rooms with the pages that a person of these capabilities may open; a room without one is left out. */
export const roomsFor = (capabilities: readonly ScreenCapability[] = []): OpenRoom[] =>
  rooms.flatMap((room) => {
    const [first, ...others] = room.pages.filter((entry) => mayOpen(entry, capabilities));
    return first ? [{ ...room, pages: [first, ...others] }] : [];
  });

/** The rooms that the signed-in person may open. */
export const useRooms = (): OpenRoom[] => roomsFor(useSession(({ user }) => user?.capabilities));

const below = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`);

/** How much of an address an entry names: the length of the longest of its addresses that it is below; 0 for none. */
const reach = ({ to, exact, parts = [] }: MenuEntry, pathname: string): number =>
  Math.max(
    0,
    ...[...(exact && pathname !== to ? [] : [to]), ...parts]
      .filter((address) => below(address, pathname))
      .map(({ length }) => length),
  );

/** The entry that a page of the studio belongs to: the one that names most of its address. */
export const entryOf = (pathname: string): MenuEntry | undefined =>
  rooms
    .flatMap(({ pages }) => pages)
    .filter((entry) => reach(entry, pathname) > 0)
    .toSorted((one, other) => reach(other, pathname) - reach(one, pathname))[0];

/** The entry that the current page belongs to. */
export const useCurrentEntry = (): MenuEntry | undefined =>
  entryOf(pagePath(useLocation().pathname));
