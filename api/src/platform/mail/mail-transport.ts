/** A mail on its way out, and the number under which its fate is kept. */
export interface OutgoingMail {
  mailId: number;
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
