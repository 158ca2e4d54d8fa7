import { z } from 'zod';
import { vitalReports, vitals } from './limits.ts';
import { rateVital, type VitalName, vitalRatings } from './rate-vital.ts';

export const vitalNames = Object.keys(vitals) as [VitalName, ...VitalName[]];

/** No page takes longer than a day: what is above was not measured. */
const mostPlausible = 24 * 60 * 60 * 1000;

const vital = z
  .object({
    name: z.enum(vitalNames),
    value: z.number().min(0).max(mostPlausible),
    rating: z.enum(vitalRatings),
  })
  .refine(({ name, value, rating }) => rating === rateVital(name, value), { path: ['rating'] });

/** `POST /api/web-vitals`: what one visit of one page measured, each measure at most once. */
export const vitalsBody = z.object({
  /** The page's path, without what was asked of it: a query may be somebody's own. */
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
