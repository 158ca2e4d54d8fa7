/** A mail on its way out, and the number under which its fate is kept. */
export interface OutgoingMail {
  mailId: number;
  /** Names the mail for receivers, the same at every try; absent from mails that an earlier version has queued. */
  messageKey?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where the mail program's own «unsubscribe» posts to. */
  unsubscribe?: string;
}

/** Where mails leave the house: a mail server, or a folder. */
export interface MailTransport {
  /** @throws what the mail server said */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
