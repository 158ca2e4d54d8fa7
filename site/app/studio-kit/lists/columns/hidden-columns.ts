import { localStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';

const key = 'studio-columns';

const currentPerson = () => sessionStore.getState().user?.id ?? 0;

type Hidden = Record<string, string[]>;

function storedLists(person: number, store: typeof localStore): Hidden {
  try {
    const found = JSON.parse(store.getItem(key) ?? '{}') as { person?: number; lists?: unknown };
    if (found.person !== person || typeof found.lists !== 'object') return {};
    return (found.lists ?? {}) as Hidden;
  } catch {
    return {};
  }
}

/** The columns that this person has hidden in a list, in this browser. What is stored are those, so that a new column shows. */
export function hiddenColumns(
  list: string,
  { person = currentPerson(), store = localStore } = {},
): readonly string[] {
  const names: unknown = storedLists(person, store)[list];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Stores which columns of a list are hidden; the choice of another person is forgotten. */
export function hideColumns(
  list: string,
  names: readonly string[],
  { person = currentPerson(), store = localStore } = {},
): void {
  const { [list]: _, ...others } = storedLists(person, store);
  const lists = names.length > 0 ? { ...others, [list]: [...names] } : others;
  store.setItem(key, JSON.stringify({ person, lists }));
}
