import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import { type JsonLd, provider } from '#platform/json-ld.ts';
import { parsePrice } from '#ui/text/price-logic.ts';

type CourseFields = Pick<
  ParsedCourse,
  | 'name'
  | 'description'
  | 'long_description'
  | 'salary'
  | 'rate'
  | 'reviews'
  | 'chapters'
  | 'teacher'
>;

/** Search engines take no longer one. */
const descriptionMaxLength = 5_000;

function offerOf(salary: string | null): JsonLd | null {
  const price = parsePrice(salary);
  // A price in words («حسب الاتفاق») has no amount, which an Offer requires.
  if (price.kind === 'words') return null;
  const amount = price.kind === 'free' ? 0 : price.amount;
  const category = price.kind === 'free' ? 'Free' : 'Paid';
  return { '@type': 'Offer', price: amount, priceCurrency: 'USD', category };
}

function ratingOf({ rate, reviews }: CourseFields): JsonLd | null {
  if (rate === null || reviews.length === 0) return null;
  return {
    '@type': 'AggregateRating',
    ratingValue: rate,
    reviewCount: reviews.length,
    bestRating: 5,
    worstRating: 1,
  };
}

/** The JSON-LD of a course (schema.org Course): provider, offer, workload and rating. */
export function courseData(course: CourseFields): JsonLd {
  const minutes = course.chapters
    .flatMap(({ lectures }) => lectures)
    .reduce((sum, { timeLecture }) => sum + (Number(timeLecture) || 0), 0);
  return {
    '@type': 'Course',
    name: course.name,
    description: (course.description || course.long_description || course.name).slice(
      0,
      descriptionMaxLength,
    ),
    inLanguage: 'ar',
    provider,
    offers: offerOf(course.salary),
    aggregateRating: ratingOf(course),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      ...(minutes > 0 && { courseWorkload: `PT${minutes}M` }),
      ...(course.teacher.name && {
        instructor: { '@type': 'Person', name: course.teacher.name },
      }),
    },
  };
}
