import type { AssessmentAction } from '../../assessment/register.ts';
import type { ContentAction } from '../../content/register.ts';
import type { ConversationAction } from '../../conversation/register.ts';
import type { LearningAction } from '../../learning/register.ts';
import type { PeopleAction } from '../../people/register.ts';
import type { SellingAction } from '../../selling/register.ts';
import type { SiteAction } from '../register.ts';

/** What was done, as an entry of the audit log names it. */
export type LogAction =
  | AssessmentAction
  | ContentAction
  | ConversationAction
  | LearningAction
  | PeopleAction
  | SellingAction
  | SiteAction;
