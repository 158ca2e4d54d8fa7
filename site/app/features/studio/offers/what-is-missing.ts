import { priceProblem } from '../details/fields/price-input.ts';
import { linkProblem } from './fields/web-address.ts';
import { servicePrice } from './service-price.ts';

/** A field that should be filled; without a needed one nothing is published. */
export interface MissingField {
  field: string;
  text: string;
  needed: boolean;
}

type ReadField = (field: string) => unknown;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The fields that are empty, of those that are named with their texts. */
const emptyOf = (read: ReadField, texts: Record<string, string>, needed: boolean) =>
  Object.entries(texts)
    .filter(([field]) => isEmpty(read(field)))
    .map(([field, text]) => ({ field, text, needed }));

/** What a service still needs, and what its page is better with. */
export function serviceReadiness(read: ReadField): MissingField[] {
  const price = read('price_starting');
  const wrongPrice = typeof price === 'string' && priceProblem(price, servicePrice) !== null;
  return [
    ...emptyOf(read, { name: 'اكتب اسمها', small_description: 'اكتب وصفًا مختصرًا' }, true),
    ...(wrongPrice ? [{ field: 'price_starting', text: 'صحّح السعر', needed: true }] : []),
    ...emptyOf(
      read,
      {
        image: 'أضف صورة',
        user_description: 'اكتب ما تقدمه',
        description: 'اكتب مزاياها',
        category_id: 'اختر تصنيفًا',
        manager_id: 'اختر مسؤولًا عنها',
      },
      false,
    ),
  ];
}

/** What a project still needs, and what its page is better with. */
export function projectReadiness(read: ReadField): MissingField[] {
  const link = read('project_url');
  const wrongLink = typeof link === 'string' && linkProblem(link) !== null;
  const hasPicture = !isEmpty(read('image')) || !isEmpty(read('images'));
  return [
    ...emptyOf(read, { name: 'اكتب اسمه', description: 'اكتب وصفه' }, true),
    ...(wrongLink ? [{ field: 'project_url', text: 'صحّح الرابط', needed: true }] : []),
    ...(hasPicture ? [] : [{ field: 'image', text: 'أضف صورة', needed: false }]),
    ...emptyOf(
      read,
      {
        services: 'اختر الخدمة التي نُفّذ ضمنها',
        skills: 'أضف المهارات المستخدمة',
        completed_at: 'اكتب تاريخ الإنجاز',
      },
      false,
    ),
  ];
}
