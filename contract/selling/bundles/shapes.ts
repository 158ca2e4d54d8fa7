import { z } from 'zod';
import { courseCard } from '../../learning/courses/shapes.ts';
import { currencies } from '../../site/site.ts';
import { absentWhenEmpty, id, pageNumber, picture } from '../../wire.ts';
import { amount } from '../purchases/shapes.ts';

const shared = {
  id: z.int(),
  name: z.string(),
  /** In minor units (`money.ts`), as all of these. */
  price: amount,
  /** What its courses cost one by one. */
  regular: amount,
  /** What a buyer of the bundle saves; 0 for nothing. */
  saving: amount,
  currency: z.enum(currencies),
};

/** A bundle as a list names it. */
export const bundleCard = z.object({
  ...shared,
  courses: z.array(z.object({ id: z.int(), name: z.string(), image: picture })),
  updated_at: z.string(),
});
export type BundleCard = z.infer<typeof bundleCard>;

/** Those that are offered; with `course`, those in which it is, the cheapest first. */
export const bundlesQuery = z.object({
  page: pageNumber,
  course: absentWhenEmpty(id.optional()),
});
export const bundlesAnswer = z.object({
  bundles: z.array(bundleCard),
  last_page: z.int(),
});

export const bundleParams = z.object({ id });
export const bundleDetail = z.object({
  ...shared,
  description: z.string(),
  courses: z.array(courseCard),
});
export type BundleDetail = z.infer<typeof bundleDetail>;
export const bundleAnswer = z.object({ bundle: bundleDetail });

/** The purchase to be paid, and its page. */
export const bundlePurchaseAnswer = z.object({
  message: z.string(),
  purchase: z.object({ id: z.int(), url: z.string() }),
});
