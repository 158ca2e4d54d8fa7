import { people } from '#platform/database/schema/index.ts';
import { byPerson, clear, derived, describe, file, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(people, {
    group: 'account',
    title: 'الحسابات',
    purpose: 'بيانات الحساب التي يُعرف بها صاحبه ويُراسَل ويدخل بها.',
    retention: 'ما دام الحساب قائمًا. بعد حذفه يبقى سطر بلا بيانات باسم «حساب محذوف».',
    columns: {
      id: 'رقم الحساب',
      name: 'الاسم',
      email: 'البريد الإلكتروني، وبه يكون الدخول',
      emailVerifiedAt: 'متى تأكّد البريد بكود',
      pendingEmail: 'بريد جديد لم يتأكّد بعد',
      phoneNumber: 'رقم الهاتف',
      role: 'الدور في المنصة',
      passwordHash: secret('بصمة كلمة المرور؛ كلمة المرور نفسها لا تُحفظ'),
      photoPath: file('الصورة الشخصية'),
      title: 'المسمّى الوظيفي',
      bio: 'نبذة تعريفية',
      certificateName: 'الاسم على الشهادات إن اختلف عن اسم الحساب',
      lastSeenAt: 'آخر ظهور في المنصة',
      suspendedAt: 'متى أُوقف الحساب',
      suspendedReason: 'سبب إيقاف الحساب',
      mailDigest: 'هل تصل رسائل البريد بملخص غير المقروء',
      deletedAt: 'متى حُذف الحساب',
      createdAt: 'متى أُنشئ الحساب',
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      phoneDigits: derived('أرقام الهاتف وحدها، للبحث'),
    },
    links: [
      byPerson(people.id, {
        how: 'حساب الشخص نفسه.',
        exported: 'whole',
        deletion: clear(
          {
            name: 'حساب محذوف',
            email: ({ who }) => `deleted-${who.id}@invalid.invalid`,
            emailVerifiedAt: null,
            pendingEmail: null,
            phoneNumber: null,
            passwordHash: null,
            role: 'student',
            photoPath: null,
            title: null,
            bio: null,
            certificateName: null,
            lastSeenAt: null,
            suspendedAt: null,
            suspendedReason: null,
            mailDigest: 'off',
            deletedAt: ({ now }) => now,
          },
          'السطر يبقى بلا بيانات، لأن رسائل الآخرين ومشترياتٍ يحفظها القانون تشير إليه.',
        ),
      }),
    ],
  }),
];
