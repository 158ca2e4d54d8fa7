import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { lockAccounts } from './change-account.ts';
export { personFound } from './list-people.ts';
export { spacedName } from './spaced-name.ts';
export { undoRemoveAlias, undoRole, undoSuspension } from './undo.ts';

/** The accounts of everybody, for those who manage them. */
export const people: Feature = { name: 'people', routes };
