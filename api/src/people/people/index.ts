export { lockAccounts } from './change-account.ts';
export { findPerson, type NamedPerson } from './find-person.ts';
export { invitedAccount } from './invited-account.ts';
export { personFound } from './list-people.ts';
export { spacedName } from './spaced-name.ts';
export { requireSeenStudent } from './student-access.ts';
