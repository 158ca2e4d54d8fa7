/**
 * The kinds of events in a person's timeline. `account`: made, changed by the staff, signed in to; `purchases` with
 * transfers, refunds and codes; `orders` of services; `progress`: lectures and courses that were completed; `questions` with
 * reviews; `chats`: private messages between the reader and the person; `notices` and `mails` to the person; `requests`
 * about personal data.
 */
export const timelineKinds = [
  'account',
  'enrolments',
  'progress',
  'quizzes',
  'exercises',
  'certificates',
  'questions',
  'chats',
  'purchases',
  'orders',
  'notices',
  'mails',
  'requests',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
