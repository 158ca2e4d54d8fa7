import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import type { NounForms } from '#platform/plurals.ts';
import type { BadgeProps } from '#ui/list/badge.tsx';

/** A role on the platform, and what anyone who has it may do. */
export const roleTexts: Record<Role, { name: string; may: string }> = {
  student: {
    name: 'طالب',
    may: 'يشترك في الكورسات ويشاهدها، ويسأل ويقيّم ويراسل. لا يفتح الاستوديو إلا إذا أُضيف إلى فريق كورس.',
  },
  teacher: {
    name: 'معلّم',
    may: 'ينشئ كورسات، ويعدّل الكورسات التي هو معلّم فيها وينشرها، ويجيب عن استفساراتها، ويختار من يعمل معه فيها.',
  },
  editor: {
    name: 'محرّر',
    may: 'يكتب المقالات والخدمات ومعرض الأعمال وينشرها. لا يرى الطلاب ولا الكورسات التي لا يعمل فيها.',
  },
  admin: {
    name: 'مشرف',
    may: 'كل شيء: محتوى المنصة كله، وحسابات الناس وأدوارهم، والإعدادات.',
  },
};

export const roleTones: Record<Role, BadgeProps['tone']> = {
  student: 'neutral',
  teacher: 'link',
  editor: 'info',
  admin: 'lamp',
};

export const peopleNoun: NounForms = {
  zero: 'لا أشخاص',
  one: 'شخص واحد',
  two: 'شخصان',
  few: 'أشخاص',
  many: 'شخصًا',
  other: 'شخص',
};

export const questionsNoun: NounForms = {
  zero: 'لا استفسارات',
  one: 'استفسار واحد',
  two: 'استفساران',
  few: 'استفسارات',
  many: 'استفسارًا',
  other: 'استفسار',
};

export const messagesNoun: NounForms = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
};

export const conversationsNoun: NounForms = {
  zero: 'لا محادثات',
  one: 'محادثة واحدة',
  two: 'محادثتان',
  few: 'محادثات',
  many: 'محادثة',
  other: 'محادثة',
};

export const ordersNoun: NounForms = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: 'طلبات',
  many: 'طلبًا',
  other: 'طلب',
};

export const devicesNoun: NounForms = {
  zero: 'لا أجهزة',
  one: 'جهاز واحد',
  two: 'جهازان',
  few: 'أجهزة',
  many: 'جهازًا',
  other: 'جهاز',
};
