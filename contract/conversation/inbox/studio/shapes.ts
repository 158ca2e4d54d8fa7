import { z } from 'zod';
import { listSort, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { inbox as limits } from '../../../limits.ts';
import { oneLine, runningText } from '../../../text/text.ts';
import { absentWhenEmpty, id, searchText, timestamp } from '../../../wire.ts';

/** What the inbox has: orders of services, and the messages of the contact page. */
export const inboxKinds = ['order', 'message'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const orderStates = ['new', 'answered', 'agreed', 'declined', 'archived', 'spam'] as const;
export type InboxState = (typeof orderStates)[number];
/** A message is not agreed on. */
export const messageStates = ['new', 'answered', 'archived', 'spam'] as const;

export const statesOf: Record<InboxKind, readonly InboxState[]> = {
  order: orderStates,
  message: messageStates,
};

/** The Arabic names of the states, in the gender of the kind. */
export const stateNames: Record<InboxKind, Record<InboxState, string>> = {
  order: {
    new: 'جديد',
    answered: 'رُدّ عليه',
    agreed: 'اتُّفق عليه',
    declined: 'اعتُذر عنه',
    archived: 'مؤرشف',
    spam: 'مزعج',
  },
  message: {
    new: 'جديدة',
    answered: 'رُدّ عليها',
    agreed: 'اتُّفق عليها',
    declined: 'اعتُذر عنها',
    archived: 'مؤرشفة',
    spam: 'مزعجة',
  },
};

const state = z.enum(orderStates);

/** By what a list is sorted: by when they were sent. */
export const inboxSorts = ['created'] as const;

/** Which of them a list or an export has. */
const filters = {
  search: searchText,
  /** Without one, what is neither archived nor spam; in a search, what is not spam. */
  state: absentWhenEmpty(state.optional()),
  /** Orders of one service; of contact messages nothing. */
  service: absentWhenEmpty(id.optional()),
  /** The newest first, or with `-created` the oldest. */
  sort: listSort(inboxSorts),
};
export const inboxQuery = z.object({
  ...filters,
  /** The `next` of the page before. */
  before: absentWhenEmpty(id.optional()),
});
export type InboxQuery = z.output<typeof inboxQuery>;
export const inboxExportQuery = z.object(filters);
export type InboxFilters = z.output<typeof inboxExportQuery>;

/** An order or message of a list. */
export const inboxItem = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** The service of an order, null for a general request; the subject of a message. */
  about: z.string().nullable(),
  /** The beginning of its text, in one line. */
  excerpt: z.string(),
  state,
  created_at: timestamp,
  /** Answers that were mailed, and notes of the staff. */
  answers: z.int(),
  notes: z.int(),
});
export type InboxItem = z.infer<typeof inboxItem>;

/** How many there are in each state, of all that the caller sees. */
export const inboxCounts = z.object({
  new: z.int(),
  answered: z.int(),
  agreed: z.int(),
  declined: z.int(),
  archived: z.int(),
  spam: z.int(),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

/** A page; `next` leads to the one after it, null at the end. */
export const inboxAnswer = z.object({
  items: z.array(inboxItem),
  next: z.int().nullable(),
  counts: inboxCounts,
  /** The services whose orders the caller sees, for the filter; none for messages. */
  services: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type InboxAnswer = z.infer<typeof inboxAnswer>;

export const mailStates = ['queued', 'sent', 'refused'] as const;
export type MailState = (typeof mailStates)[number];

const entry = { id: z.int(), at: timestamp, by: studioPerson.nullable() };
/** What happened to an order or message since it arrived. */
export const threadEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mail'),
    ...entry,
    /** A receipt, which has no text of its own. */
    automatic: z.boolean(),
    subject: z.string(),
    body: z.string(),
    state: z.enum(mailStates),
    /** The mail server's words, while it is tried again and after it was given up. */
    reason: z.string().nullable(),
    settled_at: timestamp.nullable(),
  }),
  z.object({ type: z.literal('note'), ...entry, body: z.string(), own: z.boolean() }),
  z.object({ type: z.literal('state'), ...entry, from: state, to: state }),
]);
export type ThreadEntry = z.infer<typeof threadEntry>;

export const inboxDetail = inboxItem.omit({ excerpt: true }).extend({
  text: z.string(),
  /** Null for messages. */
  phone: z.string().nullable(),
  country: z.string().nullable(),
  job_title: z.string().nullable(),
  service_id: z.int().nullable(),
  /** The account with which it was sent; null for a visitor's. */
  person_id: z.int().nullable(),
  /** Others from the same address that the caller sees. */
  others: z.int(),
  /** Whether further ones from the same address or network go to the spam. */
  blocked: z.boolean(),
  /** The newest other one that is new, to go on with; null without one. */
  next_new: z.int().nullable(),
  /** From the first to the last. */
  thread: z.array(threadEntry),
});
export type InboxDetail = z.infer<typeof inboxDetail>;
export const inboxDetailAnswer = z.object({ item: inboxDetail });

export const inboxStateBody = z.object({ ids: z.array(id).min(1).max(limits.atOnce), state });
/** `undo` is null where all were in that state already. */
export const inboxStateAnswer = z.object({ changed: z.int(), undo: undoId.nullable() });

/** Made by the browser; the same for an answer that is sent again. */
const answerKey = z.string().regex(/^[\w-]{8,64}$/);
export const answerBody = z.object({
  body: runningText(limits.answerMaxLength),
  /** The state that the order or message gets; null leaves it as it is. */
  state: state.nullable(),
  key: answerKey,
  /** The id of the last answer that the writer has seen, 0 for none: a newer one refuses the call (409). */
  seen: z.int().min(0),
});
/** `undo` is the log's entry of the mark; null where the state did not change. */
export const answerAnswer = inboxDetailAnswer.extend({ undo: undoId.nullable() });
export type AnswerBody = z.output<typeof answerBody>;

export const noteBody = z.object({ body: runningText(limits.noteMaxLength) });
export const noteParams = z.object({ id, note: id });
export const noteChangeAnswer = inboxDetailAnswer.extend({ undo: undoId });

/** A ready text. `{الاسم}` and the like in it are replaced in the browser when it is chosen. */
const replyTemplate = z.object({
  name: z.string(),
  body: z.string(),
  /** The state that an answer with it marks; null for `answered`. */
  state: state.nullable(),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;
const savedTemplate = replyTemplate.extend({
  name: oneLine(limits.templateNameMaxLength),
  body: runningText(limits.answerMaxLength),
});
export const templateParams = z.object({ kind: z.enum(inboxKinds) });
/** `version` is 0 while the list is the program's own. */
const templates = z.object({ version: z.int().min(0), templates: z.array(replyTemplate) });
export const templatesAnswer = templates;
export const putTemplatesBody = templates.extend({
  templates: z.array(savedTemplate).max(limits.templates),
});
export const templatesChangeAnswer = templates.extend({ undo: undoId });
export type TemplatesAnswer = z.infer<typeof templatesAnswer>;

/** What the first page of the studio shows of orders or messages. */
const inboxSummaryPart = z.object({
  counts: inboxCounts,
  /** Since midnight in the site's time zone, without spam. */
  today: z.int(),
  /** The newest that are neither archived nor spam. */
  newest: z.array(inboxItem),
});
export type InboxSummaryPart = z.infer<typeof inboxSummaryPart>;
/** Null for what the caller may not answer. */
export const inboxSummaryAnswer = z.object({
  orders: inboxSummaryPart.nullable(),
  messages: inboxSummaryPart.nullable(),
});
export type InboxSummary = z.infer<typeof inboxSummaryAnswer>;
