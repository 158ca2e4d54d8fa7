import type { Queryable } from '../database/database.ts';
import type { JobWorker } from '../jobs/jobs.ts';

/** A rendered mail: right-to-left HTML and the same in plain text. */
export interface Mail {
  to: string;
  /** The address for replies; without it replies reach nobody. */
  replyTo?: string;
  /** The kind of mail, for its record: `sign-in-code`, `enrolment-code` … */
  template: string;
  subject: string;
  text: string;
  html: string;
  /** An address that turns this kind of mail off by a POST, for the mail program's own button (RFC 8058). */
  unsubscribe?: string;
  /** The time after which the mail is not delivered any more, such as a code's expiry. */
  usefulUntil?: Date;
  /** One of many of the same: mails to single people, such as codes, are delivered before it. */
  bulk?: boolean;
  /** Whether its record is deleted once it is settled, because the recipient's account is. */
  forgotten?: boolean;
}

export interface Mailer {
  /** Records the mail and queues it, inside the caller's transaction. @returns the id of its record */
  send(db: Queryable, mail: Mail): Promise<number>;
  /**
   * Takes mails back that wait in the queue. One that is being delivered at this moment may still arrive; its record then
   * says so.
   * @returns the ids of those that were withdrawn
   */
  withdraw(db: Queryable, ids: number[]): Promise<number[]>;
  /** The job workers that deliver queued mails and delete old records. */
  workers(): JobWorker[];
  /** The folder of mails for /dev/mail; null with a mail server. */
  folder: string | null;
  /** Closes the connections to the mail server; to be called after the jobs have stopped. */
  close(): Promise<void>;
}
