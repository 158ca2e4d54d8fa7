import { z } from 'zod';
import { offers as limits } from '../../../limits.ts';
import { absentWhenEmpty, picture, searchText } from '../../../wire.ts';

/** What a service or a project can be related to. */
export const choiceKinds = ['course', 'service', 'project', 'skill', 'manager'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1)).max(limits.related));

/** Either some that are chosen already, by their ids, or those that a search finds. */
export const choicesQuery = z.object({
  kind: z.enum(choiceKinds),
  search: searchText,
  ids: absentWhenEmpty(idList.optional()),
});
export type ChoicesQuery = z.output<typeof choicesQuery>;

/** `detail` tells items of one name apart; `published` says whether visitors see it. */
export const choice = z.object({
  id: z.int(),
  name: z.string(),
  image: picture,
  detail: z.string(),
  published: z.boolean(),
  /** Of a course, as it is stored; null for free ones and for other kinds. */
  price: z.string().nullable(),
});
export type Choice = z.infer<typeof choice>;
export const choicesAnswer = z.object({ choices: z.array(choice) });
