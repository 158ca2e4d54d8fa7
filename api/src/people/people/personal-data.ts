import { emailAliases, studentCounts } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(emailAliases, {
    group: 'account',
    title: 'عناوين بريد أخرى للحساب',
    purpose: 'عناوين يمكن الدخول بها إلى الحساب نفسه بعد دمج حسابين.',
    retention: withAccount,
    columns: {
      id: words.id,
      personId: 'رقم الحساب',
      email: 'عنوان البريد',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(emailAliases.personId, {
        how: 'صاحب العنوان.',
        exported: 'whole',
        deletion: remove('لا حاجة إليها بلا حساب.'),
      }),
    ],
  }),
  describe(studentCounts, {
    group: 'account',
    title: 'عدد الطلاب',
    purpose: 'تعدّه قاعدة البيانات بنفسها وتحدّثه مع كل تغيير.',
    retention: 'يتغير مع الحسابات.',
    columns: { part: 'الجزء', students: 'العدد' },
  }),
];
