import { sql } from 'drizzle-orm';
import {
  certificateCorrections,
  certificates,
  completions,
  enrolments,
  entitlements,
  favourites,
  progress,
  reviews,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byStaff,
  clear,
  describe,
  keep,
  others,
  remove,
} from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { withAccount, withCourse, words } from './words.ts';

const person = 'رقم الحساب';

const nameIfValid = sql`case when ${certificates.revokedAt} is null then ${certificates.name} else 'حساب محذوف' end`;

/** A teacher's name on papers of others, which say what they said. */
const namesTeacher: Belongs = ({ name }) => sql`${certificates.paper} ->> 'teacher' = ${name}`;

/** Courses that somebody has joined, and what came of it. */
export const learning: RegisterDomain = {
  name: 'learning',
  title: 'التعلّم والشهادات',
  entries: [
    describe(enrolments, {
      title: 'الاشتراكات في الكورسات',
      purpose: 'الكورسات التي انضم إليها الطالب وحتى متى.',
      retention: withAccount,
      columns: {
        id: words.id,
        courseId: words.course,
        personId: person,
        status: 'هل انضم أم ينتظر الكود',
        joinedAt: 'متى انضم',
        accessUntil: 'حتى متى له دخول',
        source: 'مصدر الاشتراك',
        endToldFor: 'موعد النهاية الذي أُخبر به بعد وقوعه',
        endingToldFor: 'موعد النهاية الذي أُخبر به قبل وقوعه',
        createdAt: words.createdAt,
      },
      links: [
        byPerson(enrolments.personId, {
          how: 'الطالب المشترك.',
          exported: 'whole',
          deletion: remove('لا اشتراك بلا حساب. ما دُفع يبقى في سجل المشتريات.'),
        }),
      ],
    }),
    describe(entitlements, {
      title: 'حقوق الدخول إلى الكورسات',
      purpose: 'لماذا للطالب دخول إلى كورس: شراء أو كود أو منحة، وحتى متى.',
      retention: withAccount,
      columns: {
        id: words.id,
        personId: person,
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
        codeId: 'الكود الذي استُعمل له',
        createdAt: words.createdAt,
      },
      links: [
        byPerson(entitlements.personId, {
          how: 'الطالب صاحب الحق.',
          exported: 'whole',
          deletion: remove('لا دخول بلا حساب. ما دُفع يبقى في سجل المشتريات.'),
        }),
        byStaff(entitlements.grantedBy, 'من منح الحق.'),
        byStaff(entitlements.revokedBy, 'من ألغى الحق.'),
      ],
    }),
    describe(favourites, {
      title: 'الكورسات المفضّلة',
      purpose: 'قائمة المفضّلة في حساب الطالب.',
      retention: withAccount,
      columns: { personId: person, courseId: words.course, createdAt: 'متى أُضيف' },
      links: [
        byPerson(favourites.personId, {
          how: 'صاحب القائمة.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
    describe(progress, {
      title: 'التقدّم في المحاضرات',
      purpose: 'أين وصل الطالب في كل محاضرة، ليكمل منها وتُحسب قواعد الإتمام.',
      retention: withAccount,
      columns: {
        personId: person,
        lectureId: words.lecture,
        status: 'هل شاهدها أو بدأها',
        position: 'أين توقّف، بالثواني',
        watchedAt: 'متى أتمّها',
        updatedAt: words.updatedAt,
      },
      links: [
        byPerson(progress.personId, {
          how: 'الطالب.',
          exported: 'whole',
          deletion: remove('لا حاجة إليه بلا حساب.'),
        }),
      ],
    }),
    describe(reviews, {
      title: 'تقييمات الكورسات',
      purpose: 'رأي الطالب في الكورس، ويظهر في صفحته العامة باسمه.',
      retention: withCourse,
      columns: {
        id: words.id,
        courseId: words.course,
        personId: person,
        rating: 'عدد النجوم',
        comment: 'نص التقييم',
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        hiddenAt: 'متى أخفته الإدارة',
        answer: 'ردّ المعلّم أو المنصة تحته',
        answeredAt: 'متى كان الرد',
        answeredBy: others('من كتب الرد'),
      },
      links: [
        byPerson(reviews.personId, {
          how: 'كاتب التقييم.',
          exported: 'whole',
          deletion: clear(
            { comment: '', answer: null, answeredAt: null, answeredBy: null },
            'النجوم تبقى بلا اسم ليظل متوسط الكورس صادقًا، ويُمحى النص والرد عليه.',
          ),
        }),
        byStaff(reviews.answeredBy, 'من كتب الرد.'),
      ],
    }),
    describe(completions, {
      title: 'إتمام الكورسات',
      purpose: 'متى أتمّ الطالب كل كورس لأول مرة.',
      retention: withAccount,
      columns: {
        personId: person,
        courseId: words.course,
        completedAt: 'متى أتمّه',
        congratulatedAt: 'متى ظهرت له التهنئة',
      },
      links: [
        byPerson(completions.personId, {
          how: 'الطالب.',
          exported: 'whole',
          deletion: remove('لا حاجة إليه بلا حساب؛ الشهادة لها سطرها.'),
        }),
      ],
    }),
    describe(certificates, {
      title: 'الشهادات',
      purpose: 'شهادات الإتمام كما طُبعت، ليتحقق منها من يُعرض عليه رمزها.',
      retention: 'بلا نهاية: رمزها مطبوع وقد يُسأل عنه في أي وقت.',
      columns: {
        id: words.id,
        code: 'رمز الشهادة',
        personId: person,
        courseId: words.course,
        name: 'الاسم على الشهادة',
        courseName: 'اسم الكورس كما طُبع',
        paper: 'ما طُبع غير ذلك: العبارات والمعلّم والموقّع والدرجة',
        completedAt: 'متى أتمّ الكورس',
        issuedAt: 'متى أُصدرت',
        issuedBy: others('من منحها يدويًا'),
        note: 'سبب المنح اليدوي',
        revokedAt: 'متى سُحبت',
        revokedBy: others('من سحبها'),
        revokedReason: 'سبب السحب',
        replacedBy: 'الشهادة التي حلّت محلها',
        statusIndex: 'موضعها في قائمة حالة الشهادات العامة',
        searchText: words.searchText,
      },
      links: [
        byPerson(certificates.personId, {
          how: 'صاحب الشهادة.',
          exported: 'whole',
          deletion: {
            do: 'choice',
            why: 'يختار صاحبها: تبقى صالحة باسمه لمن يتحقق من رمزها، أو تُسحب ويُمحى اسمه منها.',
            keep: clear(
              { personId: null, name: () => nameIfValid, note: '' },
              'تبقى كما طُبعت، بلا صلة بالحساب المحذوف. ومن التي سُحبت قبل ذلك يُمحى الاسم.',
            ),
            remove: clear(
              {
                personId: null,
                name: 'حساب محذوف',
                note: '',
                revokedAt: ({ now }) =>
                  sql`coalesce(${certificates.revokedAt}, ${now.toISOString()})`,
                revokedBy: null,
                revokedReason: 'حذف صاحبها حسابه.',
              },
              'تُسحب ويُمحى الاسم منها، ويبقى رمزها يقول إنها سُحبت.',
            ),
          },
        }),
        byCondition([certificates.paper], {
          belongs: namesTeacher,
          how: 'طُبع اسمه عليها معلّمًا للكورس.',
          exported: 'no',
          why: 'الشهادة لصاحبها، وقد يكون المعلّم غيره بالاسم نفسه.',
          deletion: keep('الشهادة لصاحبها، وتبقى كما طُبعت له.'),
        }),
        byStaff(certificates.issuedBy, 'من منح الشهادة.'),
        byStaff(certificates.revokedBy, 'من سحب الشهادة.'),
      ],
    }),
    describe(certificateCorrections, {
      title: 'طلبات تصحيح الاسم على الشهادة',
      purpose: 'طلب الطالب اسمًا آخر على شهادة صدرت، وما تقرر فيه.',
      retention: withAccount,
      columns: {
        id: words.id,
        certificateId: 'رقم الشهادة',
        personId: person,
        name: 'الاسم المطلوب',
        note: 'ما كتبه الطالب',
        state: 'حالة الطلب',
        answer: 'ما كُتب إليه',
        decidedBy: others('من قرر'),
        decidedAt: 'متى تقرر',
        createdAt: words.createdAt,
      },
      links: [
        byPerson(certificateCorrections.personId, {
          how: 'صاحب الطلب.',
          exported: 'whole',
          deletion: remove('فيها اسمه وما كتبه، ولا حاجة إليها بعد القرار.'),
        }),
        byStaff(certificateCorrections.decidedBy, 'من قرر في الطلب.'),
      ],
    }),
  ],
};
