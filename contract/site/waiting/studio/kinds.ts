/**
 * The kinds of what waits for a person. `questions` of students; `transfers`: their receipts; `orders` of services;
 * `messages` of the contact form; `chats`: private messages; `texts`: answers of quizzes that a person marks; `reports`
 * of what people wrote; `corrections` of names on certificates; `requests` about personal data; `cases`: payments that do
 * not fit.
 */
export const waitingKinds = [
  'questions',
  'transfers',
  'orders',
  'messages',
  'chats',
  'texts',
  'reports',
  'corrections',
  'requests',
  'cases',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
