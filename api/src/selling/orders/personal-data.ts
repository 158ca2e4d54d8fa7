import { orders } from '#platform/database/schema/index.ts';
import {
  byCondition,
  byPerson,
  describe,
  isAddressOfNoOther,
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { forever, noLaw, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(orders, {
    group: 'inbox',
    title: 'طلبات الخدمات',
    purpose: 'طلب خدمة من المنصة، ليُردّ على صاحبه.',
    retention: forever,
    columns: {
      id: words.id,
      serviceId: 'رقم الخدمة',
      personId: 'رقم الحساب إن كان داخلًا',
      name: 'الاسم',
      phone: 'الهاتف',
      email: 'البريد',
      country: 'البلد',
      jobTitle: 'المسمّى الوظيفي',
      description: 'نص الطلب',
      state: 'الحالة',
      origin: secret('بصمة الشبكة، لكشف الرسائل المزعجة'),
      createdAt: words.createdAt,
      searchText: words.searchText,
    },
    links: [
      byPerson(orders.personId, {
        how: 'صاحب الطلب.',
        exported: 'whole',
        deletion: remove(noLaw),
      }),
      byCondition([orders.email], {
        belongs: isAddressOfNoOther(orders.email, orders.personId),
        how: 'كُتب بريده في الطلب، وليس الطلب من حساب غيره.',
        exported: 'whole',
        deletion: remove(noLaw),
      }),
    ],
  }),
];
