import type { ItemFields } from '@nibras/contract/content/items/studio/item-fields.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { servicePrice } from '#content/services/studio/index.ts';
import { priceProblem } from '#selling/settings/studio/index.ts';
import type { ReadyPart } from '#studio-kit/details/ready-list.tsx';
import { linkProblem } from './fields/web-address.ts';

type ReadField<Kind extends 'service' | 'project'> = (field: keyof ItemFields[Kind]) => unknown;
type Names<Field extends string> = { [Name in Field]?: string };

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined;

const partsOf = <Field extends string>(
  read: (field: Field) => unknown,
  names: Names<Field>,
  isRequired: boolean,
) =>
  (Object.entries(names) as [Field, string][]).map(
    ([field, name]): ReadyPart => ({ field, name, isThere: isFilled(read(field)), isRequired }),
  );

/** A value that may be left out, but not be wrong; nothing where it is right. */
const wrongPart = (field: string, name: string, problem: string | null): ReadyPart[] =>
  problem === null ? [] : [{ field, name, isThere: false, isRequired: true }];

/**
 * What a service needs for its publication, and what its page is better with. One that was public already can be
 * corrected without what an import has left out.
 */
export function serviceParts(read: ReadField<'service'>, wasPublic = false): ReadyPart[] {
  const price = read('price_starting');
  const problem = typeof price === 'string' ? priceProblem(price, { texts: servicePrice }) : null;
  return [
    ...partsOf(read, { name: 'اسم' }, true),
    ...partsOf(read, { small_description: 'وصف مختصر' }, !wasPublic),
    ...wrongPart('price_starting', 'سعر صحيح', problem),
    ...partsOf(
      read,
      {
        image: 'صورة',
        user_description: 'تفاصيل ما تقدمه',
        description: 'مزايا',
        category_id: 'تصنيف',
        manager_id: 'مسؤول',
      },
      false,
    ),
  ];
}

/** What a project needs for its publication, and what its page is better with. */
export function projectParts(read: ReadField<'project'>, wasPublic = false): ReadyPart[] {
  const link = read('project_url');
  const problem = typeof link === 'string' ? linkProblem(link) : null;
  const hasPicture = isFilled(read('image')) || isFilled(read('images'));
  return [
    ...partsOf(read, { name: 'اسم' }, true),
    ...partsOf(read, { description: 'وصف' }, !wasPublic),
    ...wrongPart('project_url', 'رابط صحيح', problem),
    { field: 'image', name: 'صورة', isThere: hasPicture, isRequired: false },
    ...partsOf(
      read,
      {
        skills: 'مهارات',
        services: wording`خدمة {project:نُفّذ|نُفّذت} {service:ضمنها|ضمنه}`,
        completed_at: 'تاريخ الإنجاز',
      },
      false,
    ),
  ];
}
