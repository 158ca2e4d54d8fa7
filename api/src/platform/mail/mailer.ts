import type { Queryable } from '../database/database.ts';
import type { JobWorker } from '../jobs/jobs.ts';

/** A mail that is ready to go: right to left HTML, and the same in plain text. */
export interface Mail {
  to: string;
  /** Whom an answer to this mail reaches; without it nobody. */
  replyTo?: string;
  /** What kind of mail it is, for the record: `sign-in-code`, `enrolment-code` … */
  template: string;
  subject: string;
  text: string;
  html: string;
  /** An address that turns this kind of mail off by a POST, for the mail program's own button (RFC 8058). */
  unsubscribe?: string;
  /** After this it is of no use to anyone, and is not delivered any more: a code's end. */
  usefulUntil?: Date;
}

export interface Mailer {
  /** Records the mail and queues it, inside the caller's transaction. */
  send(db: Queryable, mail: Mail): Promise<void>;
  /** The background work that delivers what `send` queued, and forgets old records. */
  workers(): JobWorker[];
  /** The folder in which undelivered mails are kept for reading at /dev/mail; null when there is a mail server. */
  folder: string | null;
  /** Closes the connections to the mail server; after the jobs have stopped. */
  close(): Promise<void>;
}
