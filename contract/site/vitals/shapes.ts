import { z } from 'zod';
import { vitalReports, vitals } from './limits.ts';
import { rateVital, type VitalName, vitalRatings } from './rate-vital.ts';

export const vitalNames = Object.keys(vitals) as [VitalName, ...VitalName[]];

/** Values above a day are not plausible. */
const maxPlausible = 24 * 60 * 60 * 1000;

const vital = z
  .object({
    name: z.enum(vitalNames),
    value: z.number().min(0).max(maxPlausible),
    rating: z.enum(vitalRatings),
  })
  .refine(({ name, value, rating }) => rating === rateVital(name, value), { path: ['rating'] });

/** The metrics of one visit of one page, each at most once. */
export const vitalsBody = z.object({
  /** The page's path without its query, which may contain personal data. */
  path: z
    .string()
    .max(vitalReports.pathMaxLength)
    .regex(/^\/[^\s?#\p{Cc}]*$/u),
  metrics: z
    .array(vital)
    .min(1)
    .max(vitalNames.length)
    .refine((metrics) => new Set(metrics.map(({ name }) => name)).size === metrics.length),
});
export type VitalsBody = z.output<typeof vitalsBody>;
