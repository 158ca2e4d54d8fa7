import type { moderationActions } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import type { Moderator } from './scope.ts';
import type { Thing } from './things.ts';

export type ModerationAction = (typeof moderationActions)[number];

/** Whether there is a place for an answer: below a review, or in a discussion that people see. */
export const isAnswerable = ({ kind, hiddenAt, discussionId }: Thing): boolean =>
  hiddenAt === null && (kind === 'review' || discussionId !== null);

/**
 * What a moderator may do with a thing now. Nobody but admins decides about what they wrote themselves.
 * @param open how many of its reports wait for a decision
 */
export function actionsOn(
  thing: Thing,
  open: number,
  { person, all }: Moderator,
): ModerationAction[] {
  if (thing.author.id === person && !all) return [];
  if (thing.hiddenAt !== null) return ['restore'];
  return [
    'hide' as const,
    ...(open > 0 ? (['dismiss'] as const) : []),
    ...(isAnswerable(thing) ? (['answer'] as const) : []),
  ];
}
