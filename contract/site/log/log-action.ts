import type { AssessmentAction } from '../../assessment/log-actions.ts';
import type { ContentAction } from '../../content/log-actions.ts';
import type { ConversationAction } from '../../conversation/log-actions.ts';
import type { LearningAction } from '../../learning/log-actions.ts';
import type { PeopleAction } from '../../people/log-actions.ts';
import type { SellingAction } from '../../selling/log-actions.ts';
import type { SiteAction } from '../log-actions.ts';

/** What was done, as an entry of the audit log names it. */
export type LogAction =
  | AssessmentAction
  | ContentAction
  | ConversationAction
  | LearningAction
  | PeopleAction
  | SellingAction
  | SiteAction;
