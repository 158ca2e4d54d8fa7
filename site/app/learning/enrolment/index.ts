export { CodeDialogOnDemand } from './code-dialog-on-demand.tsx';
export { type EnrolAction, enrolAction, isMemberAction } from './enrol-action.ts';
export { EnrolButton } from './enrol-button.tsx';
export { enrolmentQuery } from './queries.ts';
export { useContinuedEnrolment } from './use-continued-enrolment.ts';
export { type Enrolment, useEnrolment } from './use-enrolment.ts';
export { useSignInFirst } from './use-sign-in-first.ts';
