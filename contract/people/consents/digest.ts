import { type SwitchWording, wordingOf } from './switch-wording.ts';

/** The switch of digests of unread messages by mail, as the site shows it and the server keeps it. */
export const digestWording: SwitchWording = {
  title: 'التنبيه بالبريد',
  off: 'متوقف. فعّله لتصلك رسالة بريد واحدة تجمع رسائلك التي بقيت نصف ساعة بلا قراءة.',
  on: 'إن بقيت رسائل نصف ساعة بلا قراءة، أرسلنا رسالة بريد واحدة تجمعها.',
};

/** The links that switch digests without a sign-in: in their mails, and on the page to which these lead. */
export const digestLinkWording = {
  off: 'أعد تفعيل التنبيهات',
  on: 'أوقف هذه التنبيهات',
} as const;

/** @param given what is switched: on, or off */
export const digestConsent = (given: boolean): string =>
  wordingOf(digestWording.title, given ? digestWording.off : digestWording.on);

/** @param given what the link switches: on, or off */
export const digestLinkConsent = (given: boolean): string =>
  wordingOf(digestWording.title, given ? digestLinkWording.off : digestLinkWording.on);
