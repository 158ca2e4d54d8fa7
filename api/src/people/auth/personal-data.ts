import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  attempts,
  codes,
  firstAdminLinks,
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
  remove,
  secret,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

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

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(sessions, {
    group: 'sign-in',
    title: 'جلسات الدخول',
    purpose: 'الأجهزة التي سُجّل الدخول منها، ليراها صاحبها ويخرج منها.',
    retention: '30 يومًا بعد آخر استخدام، و90 يومًا على الأكثر؛ والجلسة المنتهية تُحذف بعد يوم.',
    columns: {
      id: words.id,
      family: secret('معرّف الجلسة الداخلي'),
      personId: 'رقم الحساب',
      accessHash: secret('بصمة مفتاح الدخول'),
      accessExpiresAt: 'متى ينتهي مفتاح الدخول',
      refreshHash: secret('بصمة مفتاح التجديد'),
      refreshExpiresAt: 'متى تنتهي الجلسة إن لم تُستخدم',
      revokedAt: 'متى أُنهيت الجلسة',
      provenAt: 'متى تأكّد صاحبها بكود آخر مرة',
      userAgent: 'المتصفح والنظام كما عرّف بهما الجهاز نفسه',
      lastUsedAt: 'آخر استخدام',
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
    group: 'sign-in',
    title: 'مفاتيح تجديد مستخدمة',
    purpose: 'كشف من يحاول استخدام مفتاح جلسة مسروق مرة ثانية.',
    retention: '30 يومًا.',
    columns: {
      refreshHash: secret('بصمة المفتاح'),
      sessionId: 'رقم الجلسة',
      usedAt: 'متى استُخدم',
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
    group: 'sign-in',
    title: 'أكواد التحقق',
    purpose: 'كود الدخول أو تأكيد البريد أو الاشتراك في كورس، حتى يُستخدم.',
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
    group: 'sign-in',
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
    group: 'sign-in',
    title: 'روابط أول مشرف',
    purpose: 'رابط لمرة واحدة يصنع أول مشرف للمنصة.',
    retention: '24 ساعة.',
    columns: { hash: secret('بصمة الرابط'), expiresAt: 'متى تنتهي صلاحيته' },
  }),
];
