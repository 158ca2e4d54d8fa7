import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** What the chat shows, from its URL: `/chat?c=12&m=345`, `/chat?search=…&page=2`, `/chat?c=12&find=…`. */
export interface ChatAddress {
  conversation: number | null;
  /** A message that a search found, in the open conversation. */
  found: number | null;
  /** The search in all conversations; `search` is '' without one. */
  search: ListAddress;
  /** The search in the open conversation; null while it is closed, '' before a word is typed. */
  find: ListAddress | null;
}

function idIn(params: URLSearchParams, name: string): number | null {
  const id = Number(foldDigits(params.get(name) ?? ''));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Parses the chat's URL; invalid values count as absent. */
export function readChatAddress(params: URLSearchParams): ChatAddress {
  const conversation = idIn(params, 'c');
  const isFinding = conversation !== null && params.has('find');
  const { page } = readListAddress(params);
  const find = (params.get('find') ?? '').trim();
  return {
    conversation,
    found: conversation === null ? null : idIn(params, 'm'),
    search: isFinding ? { page: 1, search: '' } : readListAddress(params),
    find: isFinding
      ? readListAddress(new URLSearchParams({ page: `${page}`, search: find }))
      : null,
  };
}

type Change = Partial<Record<'c' | 'm' | 'find' | 'search' | 'page', string | number | null>>;

/** The chat's URL with changed parameters; null removes one. */
export function chatHref(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  return query ? `/chat?${query}` : '/chat';
}
