import { staffRoles } from '@nibras/contract/people/people/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { roleTexts } from '../people-texts.ts';

/** A part in one course, which brings no role on the platform. */
export const courseParts = ['course-teacher', 'course-assistant'] as const;
type CoursePart = (typeof courseParts)[number];

/** What an invitation can give: a role on the platform, or a part in one course. */
export const invitedRoles = [...staffRoles, ...courseParts] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const isCoursePart = (role: InvitedRole): role is CoursePart =>
  courseParts.some((part) => part === role);

const partTexts: Record<CoursePart, { name: string; may: string }> = {
  'course-teacher': {
    name: wording`معلّم في كورس واحد`,
    may: wording`يعدّل كورسًا تختاره وينشره، ويجيب عن استفساراته، ولا يرى غيره.`,
  },
  'course-assistant': {
    name: wording`مساعد في كورس واحد`,
    may: wording`يشاهد كورسًا تختاره كاملًا ويجيب عن استفساراته، ولا يرى غيره.`,
  },
};

export const invitedTexts: Record<InvitedRole, { name: string; may: string }> = {
  ...roleTexts,
  ...partTexts,
};
