import type { ReadCourse } from '@nibras/contract/reading-course.ts';
import type { JsonLd } from '#platform/json-ld.ts';
import { readPrice } from '#ui/price-logic.ts';
import { courseMinutes } from './course-lengths.ts';

function offerOf(salary: string | null): JsonLd | null {
  const price = readPrice(salary);
  if (price.kind === 'words') return null;
  const free = price.kind === 'free';
  return {
    '@type': 'Offer',
    category: free ? 'Free' : 'Paid',
    price: free ? 0 : Number(price.text.replace(/[$,]/g, '')),
    priceCurrency: 'USD',
  };
}

/** schema.org's Course: what a search engine shows of it beside the title. */
export function courseJsonLd(course: ReadCourse): JsonLd {
  const { name, description, teacher, chapters, salary, rate, reviews } = course;
  const minutes = courseMinutes(chapters);
  return {
    '@type': 'Course',
    name,
    description,
    inLanguage: 'ar',
    provider: { '@type': 'Organization', '@id': '/#organization', url: '/' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: minutes > 0 ? `PT${minutes}M` : null,
      instructor: teacher.name ? { '@type': 'Person', name: teacher.name } : null,
    },
    offers: offerOf(salary),
    aggregateRating:
      rate !== null && reviews.length > 0
        ? { '@type': 'AggregateRating', ratingValue: rate, reviewCount: reviews.length }
        : null,
  };
}
