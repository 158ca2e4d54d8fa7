import { useLocation } from 'react-router';
import { pagePath } from '#platform/navigation/page-path.ts';
import { useSession } from '#platform/session/session-store.ts';
import { type DestinationGroup, destinationGroups } from '../destinations.ts';

/** The groups of the navigation that the signed-in user may open; empty ones are left out. */
export function useDestinations(): DestinationGroup[] {
  const capabilities = useSession(({ user }) => user?.capabilities);
  return destinationGroups
    .map(({ label, destinations }) => ({
      label,
      destinations: destinations.filter(
        ({ capability }) => !capability || capabilities?.includes(capability),
      ),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}

const below = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The address of the entry that a page belongs to: the longest one that it is below. */
export function destinationOf(pathname: string): string | undefined {
  return destinationGroups
    .flatMap(({ destinations }) => destinations)
    .filter(
      ({ to, exact, parts = [] }) =>
        (exact ? pathname === to : below(to, pathname)) ||
        parts.some((part) => below(part, pathname)),
    )
    .map(({ to }) => to)
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The address of the entry that the current page belongs to. */
export const useCurrentDestination = (): string | undefined =>
  destinationOf(pagePath(useLocation().pathname));
