import type { Feature } from '#platform/feature.ts';
import { exchange } from './exchange/register.ts';
import { exercises } from './exercises/register.ts';
import { grading } from './grading/register.ts';
import { questions } from './questions/register.ts';
import { quizzes } from './quizzes/register.ts';
import { statistics } from './statistics/register.ts';
import { videoQuestions } from './video-questions/register.ts';

export const assessment: readonly Feature[] = [
  exchange,
  exercises,
  grading,
  questions,
  quizzes,
  statistics,
  videoQuestions,
];
