import { enrolments, entitlements } from '#platform/database/schema/index.ts';
import { byPerson, byStaff, describe, others, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(enrolments, {
    group: 'learning',
    title: 'الاشتراكات في الكورسات',
    purpose: 'الكورسات التي {student:اشترك|اشتركت} فيها الطالب وحتى متى.',
    retention: withAccount,
    columns: {
      id: words.id,
      courseId: words.course,
      personId: words.person,
      status: 'هل بدأ الاشتراك أم ينتظر الكود',
      joinedAt: 'متى اشترك',
      accessUntil: 'حتى متى',
      source: 'مصدر الاشتراك',
      endToldFor: 'موعد النهاية الذي أُخبر به بعد وقوعه',
      endingToldFor: 'موعد النهاية الذي أُخبر به قبل وقوعه',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(enrolments.personId, {
        how: 'الطالب {المشترك|المشتركة}.',
        exported: 'whole',
        deletion: remove('لا اشتراك بلا حساب. ما دُفع يبقى في سجل المشتريات.'),
      }),
    ],
  }),
  describe(entitlements, {
    group: 'learning',
    title: 'حقوق الدخول إلى الكورسات',
    purpose: 'لماذا للطالب دخول إلى كورس: شراء أو كود أو منحة، وحتى متى.',
    retention: withAccount,
    columns: {
      id: words.id,
      personId: words.person,
      courseId: words.course,
      source: 'المصدر',
      validFrom: 'من متى',
      validUntil: 'حتى متى',
      days: 'كم يومًا',
      revokedAt: 'متى أُلغي',
      grantedBy: others('من منحه من فريق المنصة'),
      note: 'ملاحظة مانحه',
      revokedBy: others('من ألغاه من فريق المنصة'),
      importId: 'القائمة المستوردة التي جاء منها',
      lineId: 'بند الشراء الذي دُفع فيه',
      codeId: 'الكود الذي استُخدم له',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(entitlements.personId, {
        how: 'الطالب {صاحب|صاحبة} الحق.',
        exported: 'whole',
        deletion: remove('لا دخول بلا حساب. ما دُفع يبقى في سجل المشتريات.'),
      }),
      byStaff(entitlements.grantedBy, 'من منح الحق.'),
      byStaff(entitlements.revokedBy, 'من ألغى الحق.'),
    ],
  }),
];
