import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { BadgeProps } from '#ui/list/badge.tsx';

/** A role on the platform, and what anyone who has it may do. */
export const roleTexts: Record<Role, { name: string; may: string }> = {
  student: {
    name: wording`طالب`,
    may: wording`يشترك في الكورسات ويشاهدها، ويسأل ويقيّم ويراسل. لا يفتح الاستوديو إلا إذا أُضيف إلى فريق كورس.`,
  },
  teacher: {
    name: wording`معلّم`,
    may: wording`ينشئ كورسات، ويعدّل الكورسات التي هو معلّم فيها وينشرها، ويجيب عن استفساراتها، ويختار من يعمل معه فيها.`,
  },
  editor: {
    name: 'محرّر',
    may: wording`يكتب المقالات والخدمات ومعرض الأعمال وينشرها. لا يرى الطلاب ولا الكورسات التي لا يعمل فيها.`,
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

/** What a list of a role says where nobody has it. */
export const noneTexts: Record<Role, string> = {
  student: wording`لا طلاب بعد`,
  teacher: wording`لا معلّمين بعد`,
  editor: 'لا محرّرين بعد',
  admin: 'لا مشرفين',
};
