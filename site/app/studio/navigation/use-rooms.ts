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

/** The entry that a page of the studio belongs to: the one with the longest address that it is below. */
export const entryOf = (pathname: string): MenuEntry | undefined =>
  rooms
    .flatMap(({ pages }) => pages)
    .filter(
      ({ to, exact, parts = [] }) =>
        (exact ? pathname === to : below(to, pathname)) ||
        parts.some((part) => below(part, pathname)),
    )
    .toSorted((one, other) => other.to.length - one.to.length)[0];

/** The entry that the current page belongs to. */
export const useCurrentEntry = (): MenuEntry | undefined =>
  entryOf(pagePath(useLocation().pathname));
