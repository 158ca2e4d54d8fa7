import { z } from 'zod';

/** What a teaser needs, in every spelling that a server of the specification may send. */
const teaser = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  image: z.string().nullish().catch(null),
  small_description: z.string().nullish().catch(null),
  price: z
    .object({ starting: z.union([z.number(), z.string()]).nullish() })
    .nullish()
    .catch(null),
});
export type TeaserService = z.infer<typeof teaser>;

const answer = z.union([
  z.object({ services: z.array(z.unknown()) }),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => ({ services: data })),
]);

/** The services of an answer; those that cannot be shown are left out. Throws on no list at all. */
export function readServices(body: unknown): TeaserService[] {
  return answer.parse(body).services.flatMap((item) => {
    const read = teaser.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
