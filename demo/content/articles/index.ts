import type { DemoArticle } from '../../types.ts';
import { arabicInterfaces } from './arabic-interfaces.ts';
import { craft } from './craft.ts';
import { data } from './data.ts';
import { firstSteps } from './first-steps.ts';
import { foundations } from './foundations.ts';
import { operations } from './operations.ts';
import { security } from './security.ts';
import { unpublished } from './unpublished.ts';

export const articles: DemoArticle[] = [
  ...arabicInterfaces,
  ...firstSteps,
  ...operations,
  ...craft,
  ...security,
  ...data,
  ...foundations,
  ...unpublished,
];
