import { sql } from 'drizzle-orm';
import {
  consents,
  dataRequests,
  emailAliases,
  people,
  teacherFeatures,
  uploadQuotas,
} from '#platform/database/schema/index.ts';
import {
  byPerson,
  clear,
  derived,
  describe,
  file,
  keep,
  remove,
  secret,
  secretFile,
} from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { withAccount, words } from './words.ts';

/** Of a deleted account nothing waits: an export that is ready has no file any more, and one that waits is not made. */
const overAfterDeletion = sql`case when ${dataRequests.kind} = 'export' then case ${dataRequests.state}
  when 'ready' then 'done' when 'waiting' then 'cancelled' else ${dataRequests.state} end else ${dataRequests.state} end`;

/** The account itself, and what somebody has asked for and agreed to. */
export const account: RegisterDomain = {
  name: 'account',
  title: 'الحساب',
  entries: [
    describe(people, {
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
    describe(emailAliases, {
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
    describe(teacherFeatures, {
      title: 'مزايا المعلّم',
      purpose: 'ما كُتب عن المعلّم في صفحته العامة.',
      retention: withAccount,
      columns: {
        id: words.id,
        teacherId: 'رقم حساب المعلّم',
        name: 'النص',
        position: words.position,
      },
      links: [
        byPerson(teacherFeatures.teacherId, {
          how: 'المعلّم الذي كُتبت عنه.',
          exported: 'whole',
          deletion: remove('تصف صاحب الحساب.'),
        }),
      ],
    }),
    describe(uploadQuotas, {
      title: 'حصة الرفع اليومية',
      purpose: 'حجم ما رفعه الشخص منذ بداية اليوم، لئلا يملأ حساب واحد مساحة التخزين.',
      retention: 'سطر واحد لكل حساب، يبدأ من جديد كل يوم.',
      columns: { personId: 'رقم الحساب', since: 'منذ متى يُحسب', bytes: 'عدد البايتات' },
      links: [
        byPerson(uploadQuotas.personId, {
          how: 'من رفع الملفات.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
    describe(dataRequests, {
      title: 'طلبات البيانات',
      purpose: 'طلبات تنزيل البيانات وحذف الحساب، ومتى نُفّذت.',
      retention:
        'بلا نهاية: هي الدليل على أن الطلب نُفّذ في موعده. ملف البيانات نفسه يُحذف بعد 24 ساعة.',
      columns: {
        id: words.id,
        kind: 'تنزيل البيانات أو حذف الحساب',
        personId: 'رقم الحساب',
        state: 'حالة الطلب',
        certificates: 'ماذا يصير بالشهادات عند حذف الحساب',
        createdAt: 'متى طُلب',
        dueAt: 'الموعد الأخير لتنفيذه',
        remindedAt: 'متى ذُكّر صاحبه بموعد الحذف',
        finishedAt: 'متى انتهى',
        path: secretFile('مكان ملف البيانات في التخزين'),
        bytes: 'حجم الملف',
        expiresAt: 'حتى متى يمكن تنزيل الملف',
      },
      links: [
        byPerson(dataRequests.personId, {
          how: 'صاحب الطلب.',
          exported: 'whole',
          deletion: clear(
            { state: () => overAfterDeletion, path: null, expiresAt: null },
            'الدليل على تنفيذ الطلب، ولا يبقى فيه اسم ولا بريد. ملف البيانات يُحذف مع الحساب.',
          ),
        }),
      ],
    }),
    describe(consents, {
      title: 'الموافقات',
      purpose: 'ما وافق عليه الشخص أو سحب موافقته عليه، بالنص الذي رآه.',
      retention: 'بلا نهاية: هي الدليل على الموافقة وعلى سحبها.',
      columns: {
        id: words.id,
        personId: 'رقم الحساب',
        kind: 'موضوع الموافقة',
        wording: 'النص الذي ظهر له',
        given: 'هل وافق أم سحب موافقته',
        at: 'متى',
      },
      links: [
        byPerson(consents.personId, {
          how: 'من وافق.',
          exported: 'whole',
          deletion: keep('الدليل على الموافقة، ولا يبقى فيه اسم ولا بريد.'),
        }),
      ],
    }),
  ],
};
