import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import { type JsonLd, provider } from '#platform/json-ld.ts';
import { parsePrice } from '#ui/text/price-logic.ts';

type CourseFields = Pick<
  ParsedCourse,
  | 'id'
  | 'name'
  | 'description'
  | 'long_description'
  | 'salary'
  | 'rate'
  | 'reviews'
  | 'chapters'
  | 'free_videos'
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

/** The video of a free lecture, whose chapters search engines show as moments. */
function videoOf(course: number, video: CourseFields['free_videos'][number]): JsonLd {
  const url = `/courses/${course}/lecture/${video.id}`;
  const endOf = (at: number) => video.chapters[at + 1]?.start ?? video.seconds;
  return {
    '@type': 'VideoObject',
    name: video.name,
    description: video.chapters
      .map(({ title }) => title)
      .join('، ')
      .slice(0, descriptionMaxLength),
    uploadDate: video.created_at,
    ...(video.seconds !== null && { duration: `PT${Math.round(video.seconds)}S` }),
    isAccessibleForFree: true,
    url,
    hasPart: video.chapters.map(({ start, title }, at) => ({
      '@type': 'Clip',
      name: title,
      startOffset: start,
      endOffset: endOf(at),
      url: `${url}?t=${start}`,
    })),
  };
}

/** The JSON-LD of a course (schema.org Course): provider, offer, workload, rating and the videos of free lectures. */
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
    hasPart:
      course.free_videos.length > 0
        ? course.free_videos.map((video) => videoOf(course.id, video))
        : null,
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
