/** The properties that nodemailer adds to an error. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Whether a mail server refused this mail permanently (a 5xx for its sender, recipient or content). Other failures may
 * be temporary: the network, a full mailbox, greylisting, and a wrong password that the operator corrects.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutTheMail && responseCode !== undefined && responseCode >= 500;
}

/** Returns the reason of a failed delivery for its record: the mail server's response where there is one. */
export function refusalReason(error: unknown): string {
  const { code, message, response } = error as SmtpError;
  return [code, response ?? message].filter(Boolean).join(': ').slice(0, 1000);
}
