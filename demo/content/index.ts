import type { DemoContent } from '../types.ts';
import { articles } from './articles/index.ts';
import { categories } from './categories.ts';
import { certificates } from './certificates.ts';
import { courses } from './courses/index.ts';
import { messages, orders } from './inbox.ts';
import { discussions, enrolments, favourites } from './learning.ts';
import { deletions, people } from './people.ts';
import { projects } from './projects/index.ts';
import { exerciseAttempts, quizAttempts } from './quiz-attempts.ts';
import { bundles, channels, coupons, purchases } from './selling.ts';
import { services } from './services/index.ts';
import { skills } from './skills.ts';

/** The whole demo content. */
export const content: DemoContent = {
  people,
  categories,
  skills,
  courses,
  articles,
  services,
  projects,
  enrolments,
  quizAttempts,
  exerciseAttempts,
  channels,
  purchases,
  bundles,
  coupons,
  certificates,
  deletions,
  favourites,
  discussions,
  orders,
  messages,
};
