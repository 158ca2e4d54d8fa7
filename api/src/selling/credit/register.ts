import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';

/** What people have to spend; codes add to it, purchases take from it. */
export const credit: Feature = { name: 'credit', personalData };
