/** The subjects of codes by purpose, shared by the code that issues them and the code that checks them. */
export const codeSubjects = {
  /** A sign-in or registration with an address (lower case). */
  signIn: (email: string) => email,
  /** A person's new address, so that the code is not valid for a different one. */
  email: (personId: number, newEmail: string) => `${personId} ${newEmail}`,
  /** A person who confirms a session again through the current address. */
  confirm: (personId: number) => String(personId),
  enrolment: (personId: number, courseId: number) => `${personId} ${courseId}`,
} as const;

export type CodePurpose = 'sign-in' | 'email' | 'enrolment' | 'confirm';
