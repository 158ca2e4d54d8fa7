import { importLines, imports } from '#platform/database/schema/index.ts';
import {
  byCondition,
  byPerson,
  byStaff,
  describe,
  isAddressOfNoOther,
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(imports, {
    group: 'inbox',
    title: 'قوائم الأشخاص المستوردة',
    purpose: 'قائمة أدخلها صاحب المنصة دفعة واحدة.',
    retention: 'بلا نهاية، بلا أسماء: الأسماء والعناوين في سطورها تُحذف بعد 30 يومًا.',
    columns: {
      id: words.id,
      personId: 'من استورد',
      courseId: words.course,
      validUntil: 'حتى متى الاشتراك',
      note: 'ملاحظة',
      mail: 'هل يُخبَرون بالبريد',
      clientKey: secret('معرّف يمنع الاستيراد مرتين'),
      lines: 'عدد السطور',
      state: 'الحالة',
      logId: 'سطرها في سجل التغييرات',
      createdAt: words.createdAt,
      finishedAt: 'متى انتهت',
    },
    links: [byStaff(imports.personId, 'من استورد القائمة.')],
  }),
  describe(importLines, {
    group: 'inbox',
    title: 'سطور القوائم المستوردة',
    purpose: 'أسماء من في القائمة وعناوينهم، حتى يُتمّ الاستيراد أو يُتراجع عنه.',
    retention: '30 يومًا.',
    columns: {
      importId: 'رقم القائمة',
      line: 'رقم السطر',
      name: 'الاسم',
      email: 'البريد',
      phone: 'الهاتف',
      personId: 'رقم الحساب',
      madePerson: 'هل أُنشئ الحساب بها',
      outcome: 'ما صار',
      enrolledBefore: 'هل كان مشتركًا',
    },
    links: [
      byPerson(importLines.personId, {
        how: 'حسابه في السطر.',
        exported: 'whole',
        deletion: remove('فيها اسمه وبريده وهاتفه.'),
      }),
      byCondition([importLines.email], {
        belongs: isAddressOfNoOther(importLines.email, importLines.personId),
        how: 'بريده في السطر، وليس فيه حساب غيره.',
        exported: 'whole',
        deletion: remove('فيها اسمه وبريده وهاتفه.'),
      }),
    ],
  }),
];
