import { wording } from '@nibras/contract/text/wording.ts';
import { alone, type LogTexts, named } from '#studio-kit/part/log-texts.ts';

const roles: Record<string, string> = {
  student: wording`طالب`,
  teacher: wording`معلّم`,
  editor: 'محرّر',
  admin: 'مشرف',
};

/** Sentences about a person are written without a gender. */
export const accountLog = {
  nouns: { person: { the: 'حساب' } },
  actions: {
    'made-admin': { sentence: named('صار مشرفًا للمنصة حساب') },
    'role-changed': {
      name: 'تغيير دور حساب',
      sentence: ({ name, details: { from = '', to = '' } }) => ({
        before: 'تغيّر دور',
        name,
        after: `: من ${roles[from] ?? from} إلى ${roles[to] ?? to}`,
      }),
    },
    'person-invited': {
      name: 'دعوة إلى الفريق',
      sentence: ({ name, details: { to = '' } }) => ({
        before: 'دعوة إلى الفريق وصلت إلى حساب',
        name,
        after: `، والدور: ${roles[to] ?? to}`,
      }),
    },
    'code-issued': { name: 'إصدار كود دخول', sentence: named('صدر كود دخول لحساب') },
    'people-exported': { name: 'تصدير الأشخاص', sentence: alone('صُدّرت قائمة الأشخاص إلى ملف') },
    'person-signed-out': {
      name: 'تسجيل خروج من كل الأجهزة',
      sentence: named('تسجيل خروج من كل الأجهزة لحساب'),
    },
    'person-suspended': {
      name: 'إيقاف حساب',
      sentence: ({ name, details: { reason = '' } }) => ({
        before: 'أُوقف حساب',
        name,
        after: `، والسبب: ${reason}`,
      }),
    },
    'suspension-lifted': { name: 'رفع إيقاف حساب', sentence: named('رُفع الإيقاف عن حساب') },
    'alias-removed': {
      sentence: ({ name, details: { from = '' } }) => ({
        before: `أُزيل البريد ${from} من حساب`,
        name,
      }),
    },
    'people-merged': {
      name: 'دمج حسابين',
      sentence: ({ name, details }) => ({
        before: `دُمج حساب ${details.name ?? ''} (${details.from ?? ''}) في حساب`,
        name,
      }),
    },
  },
} satisfies LogTexts;
