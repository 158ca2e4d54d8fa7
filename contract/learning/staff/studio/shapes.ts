import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';
import { email, id, personName, picture, searchText } from '../../../wire.ts';

/** A person who works on a course. `first` is the teacher whom visitors see. */
export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  photo: picture,
  email: z.string(),
  role: z.enum(['teacher', 'assistant']),
  first: z.boolean(),
  /** Invited, and has not signed in yet. */
  invited: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffAnswer = z.object({ staff: z.array(staffMember) });
export const staffChangeAnswer = staffAnswer.extend({ undo: undoId });

export const staffParams = z.object({ id, person: id });
/**
 * `first` makes a teacher the one whom visitors see; the one before stays among the teachers. `email` is the person's
 * whole address: without it only a person is found whom the caller sees already, in a course of theirs.
 */
export const putStaffBody = z.object({
  role: z.enum(['teacher', 'assistant']),
  first: z.literal(true).optional(),
  email: email.optional(),
});

/** As an invitation to the platform (`invitationBody`), to one course: no role on the platform comes with it. */
export const staffInvitationBody = z.object({
  email,
  name: personName.optional(),
  role: z.enum(['teacher', 'assistant']),
});
export type StaffInvitationBody = z.output<typeof staffInvitationBody>;

/**
 * Admins find everybody by name or address. Others find those who teach or edit on the platform by name, and everybody
 * else only by their whole address, so that nobody can list the students.
 */
export const peopleQuery = z.object({ search: searchText });
export const foundPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  photo: picture,
  role: z.enum(['student', 'teacher', 'editor', 'admin']),
});
export type FoundPerson = z.infer<typeof foundPerson>;
export const peopleAnswer = z.object({ people: z.array(foundPerson) });

export const wholeAddress = email;
