import { z } from 'zod';
import { listSort } from '../../../content/items/studio/page.ts';
import { people as limits } from '../../../limits.ts';
import { runningText } from '../../../text/text.ts';
import {
  absentWhenEmpty,
  email,
  id,
  messageAnswer,
  personName,
  picture,
  searchText,
  timestamp,
} from '../../../wire.ts';
import { type Role, roles } from '../../auth/shapes.ts';
import { sessionDevice } from '../../security/shapes.ts';

/** `suspended` people cannot sign in. */
export const personStates = ['active', 'suspended'] as const;
export type PersonState = (typeof personStates)[number];

/** `created` is the usual order, the newest account first; names from the first letter. */
export const peopleSorts = ['created', 'name'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/**
 * `search` finds by any part of a name, an address or a phone number; `before` is the `next` of the page before.
 */
export const peopleListQuery = z.object({
  search: searchText,
  role: absentWhenEmpty(z.enum(roles).optional()),
  state: absentWhenEmpty(z.enum(personStates).optional()),
  sort: listSort(peopleSorts),
  before: absentWhenEmpty(id.optional()),
});
/** What is exported: the filters and the order of the list. */
export const peopleExportQuery = peopleListQuery.omit({ before: true });
export type PeopleExportQuery = z.output<typeof peopleExportQuery>;
export type PeopleListQuery = z.output<typeof peopleListQuery>;

const personFields = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  photo: picture,
  role: z.enum(roles),
  online: z.boolean(),
  last_seen_at: timestamp.nullable(),
  created_at: timestamp,
};

export const listedPerson = z.object({
  ...personFields,
  suspended: z.boolean(),
  /** Courses that the person has joined. */
  courses: z.int(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** `total` is counted up to `people.countedTo`; one more stands for more than that. */
export const peopleListAnswer = z.object({
  people: z.array(listedPerson),
  total: z.int(),
  next: z.int().nullable(),
});
export type PeopleListAnswer = z.infer<typeof peopleListAnswer>;

/** A course that the person has joined, or is about to join. `watched` of `lectures` are finished. */
export const personCourse = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(['pending', 'joined', 'ended']),
  enrolment_id: z.int(),
  /** When access ends or ended; null for no end. */
  access_until: timestamp.nullable(),
  joined_at: timestamp.nullable(),
  lectures: z.int(),
  watched: z.int(),
  /** When a lecture of it was last opened. */
  last_at: timestamp.nullable(),
});
export type PersonCourse = z.infer<typeof personCourse>;

export const personOrder = z.object({
  id: z.int(),
  /** Null for a general request. */
  service: z.string().nullable(),
  created_at: timestamp,
});

/** A mail without its text; `reason` is what the mail server said of the last failure. */
export const personMail = z.object({
  id: z.int(),
  subject: z.string(),
  to: z.string(),
  state: z.enum(['queued', 'sent', 'refused', 'withheld']),
  reason: z.string().nullable(),
  created_at: timestamp,
  settled_at: timestamp.nullable(),
});
export type PersonMail = z.infer<typeof personMail>;

export const personSession = z.object({
  id: z.int(),
  device: sessionDevice,
  created_at: timestamp,
  last_used_at: timestamp,
  /** Null while it is open. */
  ended_at: timestamp.nullable(),
});
export type PersonSession = z.infer<typeof personSession>;

/** A person's account, and what they did. */
export const personAnswer = z.object({
  person: z.object({
    ...personFields,
    /** The caller's own account, which they cannot demote, suspend or merge away. */
    own: z.boolean(),
    email_verified: z.boolean(),
    has_password: z.boolean(),
    suspended: z.object({ at: timestamp, reason: z.string() }).nullable(),
    aliases: z.array(z.object({ id: z.int(), email: z.string() })),
  }),
  courses: z.array(personCourse),
  /** Courses on whose staff the person is. */
  teaches: z.array(
    z.object({ id: z.int(), name: z.string(), role: z.enum(['teacher', 'assistant']) }),
  ),
  orders: z.array(personOrder),
  /** Messages are the person's own: the studio shows only how many there are. */
  counts: z.object({ questions: z.int(), messages: z.int(), reviews: z.int() }),
  mails: z.array(personMail),
  sessions: z.array(personSession),
});
export type PersonAnswer = z.infer<typeof personAnswer>;

/** What a teacher sees of a student. */
export const studentAnswer = z.object({
  person: z.object({
    id: z.int(),
    name: z.string(),
    /** Null where they have joined none of the reader's courses and only write to them. */
    email: z.string().nullable(),
    photo: picture,
    online: z.boolean(),
  }),
  /** Those in which the reader enrols people. */
  courses: z.array(personCourse),
  /** Their private conversation; null without one. */
  conversation: z.int().nullable(),
});
export type StudentAnswer = z.infer<typeof studentAnswer>;

export const personParams = z.object({ id });

export const roleBody = z.object({ role: z.enum(roles) });

/** The roles that open the studio, to which one is invited. */
export const staffRoles = ['teacher', 'editor', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

/**
 * The address gets a mail; one without an account gets that too, with `name` or the part before @ until they change it. An
 * existing account keeps its name.
 */
export const invitationBody = z.object({
  email,
  name: personName.optional(),
  role: z.enum(staffRoles),
});
export type InvitationBody = z.output<typeof invitationBody>;

/** The code is in no other response, and only its hash is stored. */
export const signInCodeAnswer = messageAnswer.extend({ code: z.string(), expires_at: timestamp });

export const signedOutAnswer = messageAnswer.extend({ ended: z.int() });

/** `tell` mails the person the reason. */
export const suspensionBody = z.object({
  reason: runningText(limits.reasonMaxLength),
  tell: z.boolean(),
});

export const aliasParams = z.object({ id, alias: id });

/** What comes along when an account is merged into another one. */
export const mergePreview = z.object({
  courses: z.int(),
  /** Courses that both have joined: progress is united. */
  shared_courses: z.int(),
  questions: z.int(),
  conversations: z.int(),
  orders: z.int(),
  /** Courses on whose staff the account is. */
  teaches: z.int(),
});
export type MergePreview = z.infer<typeof mergePreview>;
export const mergePreviewAnswer = z.object({
  keep: listedPerson,
  remove: listedPerson,
  moves: mergePreview,
});
export const mergePreviewParams = z.object({ id, other: id });

/**
 * The account of `person_id` ends in the one of the address. With `alias` its address signs in to that one from now on;
 * `tell` mails both addresses.
 */
export const mergeBody = z.object({ person_id: id, alias: z.boolean(), tell: z.boolean() });
