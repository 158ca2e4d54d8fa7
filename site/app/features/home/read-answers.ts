import {
  readId,
  readList,
  readNumber,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from '@nibras/contract/reading.ts';
import * as z from 'zod/mini';

/** `GET /api/Statistics` of any server; a figure that is missing counts as none. */
export const readStatistics = z.looseObject({
  students: readWhole,
  courses: readWhole,
  projects: readWhole,
  articles: readWhole,
});
export type StatisticsFigures = Record<'students' | 'courses' | 'projects' | 'articles', number>;

const teaser = z.looseObject({
  id: readId,
  name: readText,
  image: readOptionalText,
  small_description: readText,
  price: readOr(z.looseObject({ starting: readNumber })),
});
export type TeaserService = z.output<typeof teaser>;

/** `GET /api/service`: the services stand under `services`, with some servers under `data`. */
export const readServices = z.pipe(
  z.looseObject({ services: readList(teaser), data: readList(teaser) }),
  z.transform(({ services, data }) =>
    (services.length > 0 ? services : data).filter(({ name }) => name !== ''),
  ),
);
