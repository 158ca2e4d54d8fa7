import { type SwitchWording, wordingOf } from './switch-wording.ts';

/** The switch of push messages in a browser, as the site shows it and the server keeps it. */
export const pushWording: SwitchWording = {
  title: 'الإشعارات على هذا الجهاز',
  off: 'لا تصلك إشعارات على هذا الجهاز إلا والموقع مفتوح أمامك. فعّلها لتصلك وإن كان مغلقًا.',
  on: 'تصلك الرسائل والإشعارات على هذا الجهاز وإن كان الموقع مغلقًا.',
};

/** The offer of push messages beside conversations and notifications. */
export const pushInvitationWording = {
  title: 'لا تفوّت ردًا',
  text: 'فعّل الإشعارات ليصلك كل رد وإن كان الموقع مغلقًا.',
} as const;

/** Where a person switches push messages on: by the switch, or by the offer. */
export const pushPlaces = ['switch', 'invitation'] as const;
export type PushPlace = (typeof pushPlaces)[number];

/** @param given what is switched: on, or off */
export const pushConsent = (given: boolean, place: PushPlace): string => {
  if (!given) return wordingOf(pushWording.title, pushWording.on);
  return place === 'invitation'
    ? wordingOf(pushInvitationWording.title, pushInvitationWording.text)
    : wordingOf(pushWording.title, pushWording.off);
};
