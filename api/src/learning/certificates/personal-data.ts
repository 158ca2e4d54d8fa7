import { sql } from 'drizzle-orm';
import {
  certificateCorrections,
  certificates,
  waitingCertificates,
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
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

const nameIfValid = sql`case when ${certificates.revokedAt} is null then ${certificates.name} else 'حساب محذوف' end`;

/** A teacher's name on papers of others, which say what they said. */
const namesTeacher: Belongs = ({ name }) => sql`${certificates.paper} ->> 'teacher' = ${name}`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(certificates, {
    group: 'learning',
    title: 'الشهادات',
    purpose: 'شهادات الإتمام كما طُبعت، ليتحقق منها من يُعرض عليه رمزها.',
    retention: 'بلا نهاية: رمزها مطبوع وقد يُسأل عنه في أي وقت.',
    columns: {
      id: words.id,
      code: 'رمز الشهادة',
      personId: words.person,
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
      replacedBy: 'الشهادة {التي حلّت محلها|الذي حلّ محله}',
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
        why: 'الشهادة {certificate:لصاحبها|لصاحبه}، وقد يكون المعلّم غيره بالاسم نفسه.',
        deletion: keep('الشهادة {لصاحبها، وتبقى كما طُبعت|لصاحبه، ويبقى كما طُبع} له.'),
      }),
      byStaff(certificates.issuedBy, 'من منح الشهادة.'),
      byStaff(certificates.revokedBy, 'من سحب الشهادة.'),
    ],
  }),
  describe(waitingCertificates, {
    group: 'learning',
    title: 'شهادات تنتظر اسمًا',
    purpose: 'شهادات في أسماء أصحابها أحرف لا تُطبع، فتصدر حين يختارون أسماء أخرى.',
    retention: 'حتى {تصدر|يصدر} الشهادة.',
    columns: {
      personId: words.person,
      courseId: words.course,
      completedAt: 'متى أتمّ الكورس',
      mark: 'الدرجة',
      issuedBy: others('من منحها يدويًا'),
      granted: 'هل مُنحت يدويًا',
      note: 'سبب المنح اليدوي',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(waitingCertificates.personId, {
        how: 'صاحب الشهادة.',
        exported: 'whole',
        deletion: remove('لم تصدر بعد، ولا حاجة إليها بلا حساب.'),
      }),
      byStaff(waitingCertificates.issuedBy, 'من منح الشهادة.'),
    ],
  }),
  describe(certificateCorrections, {
    group: 'learning',
    title: 'طلبات تصحيح الاسم على الشهادة',
    purpose: 'طلب الطالب اسمًا آخر على شهادة {certificate:صدرت|صدر}، وما تقرر فيه.',
    retention: withAccount,
    columns: {
      id: words.id,
      certificateId: 'رقم الشهادة',
      personId: words.person,
      name: 'الاسم المطلوب',
      note: 'ما {كتبه|كتبته} الطالب',
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
];
