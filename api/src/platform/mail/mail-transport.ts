/** A mail to deliver, with the id of its record. */
export interface OutgoingMail {
  mailId: number;
  /** Identifies the mail for receivers, the same at every attempt; absent in mails queued by an earlier version. */
  messageKey?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The address to which a mail program's unsubscribe button posts. */
  unsubscribe?: string;
}

/** Delivers mails: by a mail server, or into a folder. */
export interface MailTransport {
  /** @throws the mail server's error */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
