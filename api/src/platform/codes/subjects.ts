/** What each kind of code is for: whoever issues it and whoever checks it must name it alike. */
export const codeSubjects = {
  /** Signing in, or becoming a member, with an address (lower case). */
  signIn: (email: string) => email,
  /** A person's new address: another new address asked for later makes the older code worthless. */
  email: (personId: number, newEmail: string) => `${personId} ${newEmail}`,
  /** A person who proves again, by the address in use, that a session is theirs. */
  confirm: (personId: number) => String(personId),
  enrolment: (personId: number, courseId: number) => `${personId} ${courseId}`,
} as const;

export type CodePurpose = 'sign-in' | 'email' | 'enrolment' | 'confirm';
