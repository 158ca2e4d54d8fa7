import { contactMessages } from '#platform/database/schema/index.ts';
import { byAddress, describe, remove, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { forever, noLaw, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(contactMessages, {
    group: 'inbox',
    title: 'رسائل «تواصل معنا»',
    purpose: 'رسالة إلى المنصة، ليُردّ على صاحبها.',
    retention: forever,
    columns: {
      id: words.id,
      name: 'الاسم',
      email: 'البريد',
      subject: 'الموضوع',
      message: 'النص',
      state: 'الحالة',
      origin: secret('بصمة الشبكة، لكشف الرسائل المزعجة'),
      createdAt: words.createdAt,
      searchText: words.searchText,
    },
    links: [
      byAddress(contactMessages.email, {
        how: 'كُتب بريده في الرسالة.',
        exported: 'whole',
        deletion: remove(noLaw),
      }),
    ],
  }),
];
