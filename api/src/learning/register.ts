import { marksOf as marksOfExercises } from '#assessment/exercises/index.ts';
import { marksOf as marksOfQuizzes } from '#assessment/quizzes/index.ts';
import type { Feature } from '#platform/feature.ts';
import { canPay } from '#selling/can-pay.ts';
import { createSale } from '#selling/purchases/index.ts';
import { captions } from './captions/register.ts';
import { categories } from './categories/register.ts';
import { certificateDesign } from './certificate-design/register.ts';
import { issueByRule } from './certificates/index.ts';
import { certificates } from './certificates/register.ts';
import { createCompletion } from './completion/register.ts';
import { marksOfAll } from './courses/index.ts';
import { createCourses } from './courses/register.ts';
import { credentials } from './credentials/register.ts';
import { createEnrolment } from './enrolment/register.ts';
import { figures } from './figures/register.ts';
import { createLectures } from './lectures/register.ts';
import { reviews } from './reviews/register.ts';
import { seats } from './seats/register.ts';
import { staff } from './staff/register.ts';
import { tree } from './tree/register.ts';

/** The marks of quizzes and exercises. */
const readMarks = marksOfAll([marksOfQuizzes, marksOfExercises]);

export const learning: readonly Feature[] = [
  captions,
  categories,
  certificateDesign,
  certificates,
  createCompletion(issueByRule),
  createCourses(readMarks, canPay),
  credentials,
  createEnrolment(createSale(canPay)),
  figures,
  createLectures(readMarks),
  reviews,
  seats,
  staff,
  tree,
];
