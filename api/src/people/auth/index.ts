export { endSessions } from './end-sessions.ts';
export { issueFirstAdminLink } from './first-admin/first-admin-link.ts';
export { makeAdmin } from './first-admin/make-admin.ts';
export { addFirstAdminPage, firstAdminPath } from './first-admin/page.ts';
export {
  confirmSession,
  isFresh,
  issueConfirmation,
} from './fresh-session.ts';
export { hashChosenPassword } from './hash-chosen-password.ts';
export { issueCodeAsOperator, issueConfirmationAsOperator } from './issue-code-as-operator.ts';
export { confirmationMail } from './mails.ts';
export { presentPerson } from './present.ts';
export { type PersonRow, personByEmail, personById } from './queries.ts';
export { refuseWeakPassword } from './weak-passwords.ts';
