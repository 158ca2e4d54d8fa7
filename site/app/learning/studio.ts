import type { LearningAction } from '@nibras/contract/learning/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { captions } from './captions/studio/register.ts';
import { categories } from './categories/studio/register.ts';
import { certificateDesign } from './certificate-design/studio/register.ts';
import { certificates } from './certificates/studio/register.ts';
import { courses } from './courses/studio/register.ts';
import { enrolment } from './enrolment/studio/register.ts';
import { figures } from './figures/studio/register.ts';
import { lectures } from './lectures/studio/register.ts';
import { seats } from './seats/studio/register.ts';
import { staff } from './staff/studio/register.ts';
import { tree } from './tree/studio/register.ts';

/** What the studio has of this domain. */
export const learningStudio = studioParts<LearningAction>()([
  captions,
  categories,
  certificateDesign,
  certificates,
  courses,
  enrolment,
  figures,
  lectures,
  seats,
  staff,
  tree,
]);
