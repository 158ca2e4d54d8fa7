import type { AssessmentAction } from '@nibras/contract/assessment/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { grading } from './grading/studio/register.ts';
import { questions } from './questions/studio/register.ts';

/** What the studio has of this domain. */
export const assessmentStudio = studioParts<AssessmentAction>()([grading, questions]);
