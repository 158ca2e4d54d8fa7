import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  attempts,
  codes,
  deviceTokens,
  firstAdminLinks,
  onlinePeople,
  onlineProcesses,
  sessions,
  usedRefreshTokens,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byRow,
  describe,
  isPerson,
  others,
  remove,
  secret,
} from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { words } from './words.ts';

/**
 * Subjects of codes and limits begin with the account's number or an address, or have a new address after the number; some
 * end with a network (`platform/codes/subjects.ts`, `platform/codes/tries.ts`).
 */
const isSubject =
  (column: PgColumn): Belongs =>
  ({ id, emails }) =>
    sql`(split_part(${column}, ' ', 1) = ${String(id)}
      or lower(split_part(${column}, ' ', 1)) = any(${sql.param(emails)}::text[])
      or lower(split_part(${column}, ' ', 2)) = any(${sql.param(emails)}::text[]))`;

/** Signing in, and the browsers of an account. */
export const signIn: RegisterDomain = {
  name: 'sign-in',
  title: 'الدخول والأجهزة',
  entries: [
    describe(sessions, {
      title: 'جلسات الدخول',
      purpose: 'الأجهزة التي سُجّل الدخول منها، ليراها صاحبها ويخرج منها.',
      retention: '30 يومًا بعد آخر استعمال، و90 يومًا على الأكثر؛ والجلسة المنتهية تُحذف بعد يوم.',
      columns: {
        id: words.id,
        family: secret('معرّف الجلسة الداخلي'),
        personId: 'رقم الحساب',
        accessHash: secret('بصمة مفتاح الدخول'),
        accessExpiresAt: 'متى ينتهي مفتاح الدخول',
        refreshHash: secret('بصمة مفتاح التجديد'),
        refreshExpiresAt: 'متى تنتهي الجلسة إن لم تُستعمل',
        revokedAt: 'متى أُنهيت الجلسة',
        provenAt: 'متى تأكّد صاحبها بكود آخر مرة',
        userAgent: 'المتصفح والنظام كما عرّف بهما الجهاز نفسه',
        lastUsedAt: 'آخر استعمال',
        createdAt: 'متى بدأت الجلسة',
      },
      links: [
        byPerson(sessions.personId, {
          how: 'صاحب الجلسة.',
          exported: 'whole',
          deletion: remove('الدخول ينتهي مع الحساب.'),
        }),
      ],
    }),
    describe(usedRefreshTokens, {
      title: 'مفاتيح تجديد مستعملة',
      purpose: 'كشف من يحاول استعمال مفتاح جلسة مسروق مرة ثانية.',
      retention: '30 يومًا.',
      columns: {
        refreshHash: secret('بصمة المفتاح'),
        sessionId: 'رقم الجلسة',
        usedAt: 'متى استُعمل',
        seed: secret('بذرة المفتاح التالي، تُمحى بعد دقائق'),
      },
      links: [
        byRow(usedRefreshTokens.sessionId, sessions.id, {
          belongs: isPerson(sessions.personId),
          how: 'عن طريق جلسة الدخول.',
          exported: 'whole',
          deletion: remove('تُحذف مع الجلسات.'),
        }),
      ],
    }),
    describe(codes, {
      title: 'أكواد التحقق',
      purpose: 'كود الدخول أو تأكيد البريد أو الانضمام إلى كورس، حتى يُستعمل.',
      retention: 'يومًا بعد انتهاء صلاحية الكود.',
      columns: {
        id: words.id,
        purpose: 'لأي شيء الكود',
        subject: 'البريد أو رقم الحساب الذي طُلب له',
        codeHash: secret('بصمة الكود؛ الكود نفسه لا يُحفظ'),
        askedFrom: 'الشبكة التي طُلب منها',
        wrongTries: 'محاولات خاطئة من الشبكة نفسها',
        wrongTriesElsewhere: 'محاولات خاطئة من شبكات أخرى',
        name: 'الاسم الذي كُتب عند إنشاء الحساب',
        expiresAt: 'متى تنتهي صلاحيته',
        createdAt: words.createdAt,
      },
      links: [
        byCondition([codes.subject], {
          belongs: isSubject(codes.subject),
          how: 'البريد أو رقم الحساب الذي طُلب له الكود.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
    describe(attempts, {
      title: 'عدّادات المحاولات',
      purpose: 'حدود تمنع تخمين الأكواد وكلمات المرور وإغراق البريد بالرسائل.',
      retention: 'يومًا واحدًا.',
      columns: {
        id: words.id,
        kind: 'ما يُعدّ',
        subject: 'البريد أو رقم الحساب أو الشبكة',
        at: 'متى',
      },
      links: [
        byCondition([attempts.subject], {
          belongs: isSubject(attempts.subject),
          how: 'البريد أو رقم الحساب الذي تُعدّ له المحاولات.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
    describe(firstAdminLinks, {
      title: 'روابط أول مدير',
      purpose: 'رابط لمرة واحدة يصنع أول مدير للمنصة.',
      retention: '24 ساعة.',
      columns: { hash: secret('بصمة الرابط'), expiresAt: 'متى تنتهي صلاحيته' },
    }),
    describe(deviceTokens, {
      title: 'متصفحات تصلها الإشعارات',
      purpose: 'إرسال الإشعارات إلى المتصفحات التي وافق صاحبها على ذلك.',
      retention: 'حتى يوقفها صاحبها أو تنتهي جلسة الدخول أو يرفضها المتصفح.',
      columns: {
        id: words.id,
        personId: 'رقم الحساب',
        endpoint: secret('عنوان المتصفح لدى خدمة الإشعارات'),
        subscription: secret('مفاتيح تشفير الإشعارات'),
        deviceName: 'اسم الجهاز',
        sessionId: 'رقم الجلسة التي فعّلتها',
        createdAt: words.createdAt,
        lastUsedAt: 'آخر إشعار وصله',
      },
      links: [
        byPerson(deviceTokens.personId, {
          how: 'صاحب المتصفح.',
          exported: 'whole',
          deletion: remove('لا إشعارات بعد حذف الحساب.'),
        }),
      ],
    }),
    describe(onlineProcesses, {
      title: 'خوادم تعمل الآن',
      purpose: 'معرفة الخوادم التي تتصل بها الصفحات المفتوحة.',
      retention: 'دقائق بعد توقف الخادم.',
      columns: { id: 'معرّف الخادم', beatAt: 'آخر مرة كان يعمل' },
    }),
    describe(onlinePeople, {
      title: 'المتصلون الآن',
      purpose: 'إظهار من هو متصل الآن في المحادثات.',
      retention: 'ما دامت صفحة مفتوحة.',
      columns: { processId: others('معرّف الخادم'), personId: 'رقم الحساب', since: 'منذ متى' },
      links: [
        byPerson(onlinePeople.personId, {
          how: 'المتصل.',
          exported: 'whole',
          deletion: remove('لا اتصال بعد حذف الحساب.'),
        }),
      ],
    }),
  ],
};
