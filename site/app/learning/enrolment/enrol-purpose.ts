import type { SignInPurpose } from '#platform/session/return-to.ts';

/** The action of `takeAction` that goes on with an enrolment. */
export const enrolActionKey = (courseId: number) => `enrol:${courseId}`;

/** Why a guest who wants to enrol is led to sign in. U+2068 and U+2069 isolate the course's name in the sentence. */
export const enrolPurpose = (courseId: number, courseName: string): SignInPurpose => ({
  reason: `لتشترك في «\u2068${courseName}\u2069»`,
  action: enrolActionKey(courseId),
});
