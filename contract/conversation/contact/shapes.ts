import { z } from 'zod';
import { honeypotName } from '../../honeypot.ts';
import { contact } from '../../limits.ts';
import { honeypotField, oneLine, requiredEmail, runningText } from '../../text/text.ts';
import { personName } from '../../wire.ts';

export const contactBody = z.object({
  name: personName,
  email: requiredEmail,
  subject: oneLine(contact.subjectMaxLength),
  message: runningText(contact.messageMaxLength),
  [honeypotName]: honeypotField,
});
export type ContactBody = z.output<typeof contactBody>;
