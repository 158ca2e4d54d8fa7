import { type WaitingKind, waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { useLocation, useParams } from 'react-router';
import { listHref } from '#studio-kit/lists/list-frame.tsx';
import type { WaitingFilter } from './queries.ts';

const inboxPath = '/studio/inbox';

export interface ThingKey {
  kind: WaitingKind;
  id: string;
}

export const keyOf = ({ kind, id }: ThingKey) => `${kind}/${id}`;

/** The filter and the opened thing that the page's address names, and the addresses with others. */
export function useFilter() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const path = useParams();
  const kindOf = (name: string | null | undefined) => waitingKinds.find((one) => one === name);
  const course = Number(params.get('course'));
  const assigned = (['mine', 'none'] as const).find((one) => one === params.get('assigned'));
  const filter: WaitingFilter = {
    kind: kindOf(params.get('kind')),
    course: Number.isInteger(course) && course > 0 ? course : undefined,
    assigned,
    snoozed: params.get('snoozed') === 'only' ? 'only' : undefined,
  };
  const opensOldest = params.get('open') === 'oldest';
  const openKind = kindOf(path.kind);
  const open: ThingKey | null = openKind && path.thing ? { kind: openKind, id: path.thing } : null;
  return {
    filter,
    open,
    /** Whether the oldest thing is to be opened as soon as the list is there. */
    opensOldest,
    /** The list with another filter, without an opened thing. */
    hrefWith: (changes: Record<string, string | number | undefined>) =>
      listHref(inboxPath, search, { ...changes, open: undefined }),
    hrefOf: (thing: ThingKey | null) =>
      listHref(thing ? `${inboxPath}/${keyOf(thing)}` : inboxPath, search, {
        open: undefined,
      }),
  };
}
