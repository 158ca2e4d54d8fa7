import { expect, test } from 'vitest';
import { courseData } from './course-data.ts';

type CourseFields = Parameters<typeof courseData>[0];

const courseJsonLd = (overrides: Partial<CourseFields> = {}) =>
  courseData({
    name: 'بايثون من الصفر',
    description: 'من أول سطر إلى أول برنامج',
    long_description: '',
    salary: null,
    rate: null,
    reviews: [],
    id: 7,
    chapters: [],
    free_videos: [],
    teacher: { name: 'كريم حسن' } as CourseFields['teacher'],
    ...overrides,
  });

const review = { rating: 4 } as CourseFields['reviews'][number];

test('the JSON-LD names the course, its provider and its teacher', () => {
  expect(courseJsonLd()).toMatchObject({
    '@type': 'Course',
    name: 'بايثون من الصفر',
    description: 'من أول سطر إلى أول برنامج',
    provider: { '@type': 'Organization', '@id': '/#organization' },
    hasCourseInstance: { courseMode: 'online', instructor: { name: 'كريم حسن' } },
  });
  expect(courseJsonLd({ description: '', long_description: '' }).description).toBe(
    'بايثون من الصفر',
  );
});

test.each([
  [null, { price: 0, priceCurrency: 'USD', category: 'Free' }],
  ['مجاني', { price: 0, category: 'Free' }],
  ['49', { price: 49, category: 'Paid' }],
  ['$1,250.50', { price: 1250.5, category: 'Paid' }],
])('the price %j becomes the offer %j', (salary, offer) => {
  expect(courseJsonLd({ salary }).offers).toMatchObject({ '@type': 'Offer', ...offer });
});

test('a price in words gives no offer', () => {
  expect(courseJsonLd({ salary: 'حسب الاتفاق' }).offers).toBeNull();
});

test('the rating is included only with reviews', () => {
  expect(courseJsonLd({ rate: 4.5 }).aggregateRating).toBeNull();
  expect(courseJsonLd({ reviews: [review] }).aggregateRating).toBeNull();
  expect(courseJsonLd({ rate: 4.5, reviews: [review, review] }).aggregateRating).toMatchObject({
    ratingValue: 4.5,
    reviewCount: 2,
    bestRating: 5,
  });
});

test('the workload is the sum of the lectures, omitted when no length is known', () => {
  const lecture = (timeLecture: string) => ({ timeLecture });
  const chapters = [
    { lectures: [lecture('12'), lecture('')] },
    { lectures: [lecture('30')] },
  ] as unknown as CourseFields['chapters'];
  expect(courseJsonLd({ chapters }).hasCourseInstance).toMatchObject({ courseWorkload: 'PT42M' });
  expect(courseJsonLd().hasCourseInstance).not.toHaveProperty('courseWorkload');
});

test('the chapters of free videos are clips that end where the next one begins', () => {
  const chapters = [
    { start: 0, title: 'مقدمة' },
    { start: 65, title: 'الدوال' },
  ];
  const video = { id: 3, name: 'الدرس', created_at: '2026-01-01T00:00:00.000Z', chapters };
  const clip = (startOffset: number, endOffset: number | null) =>
    expect.objectContaining({
      '@type': 'Clip',
      startOffset,
      endOffset,
      url: `/courses/7/lecture/3?t=${startOffset}`,
    });
  expect(courseJsonLd({ free_videos: [{ ...video, seconds: 200.4 }] }).hasPart).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      url: '/courses/7/lecture/3',
      duration: 'PT200S',
      hasPart: [clip(0, 65), clip(65, 200.4)],
    }),
  ]);
  const [unknown] = courseJsonLd({ free_videos: [{ ...video, seconds: null }] })
    .hasPart as object[];
  expect(unknown).toMatchObject({ hasPart: [{}, { endOffset: null }] });
  expect(unknown).not.toHaveProperty('duration');
  expect(courseJsonLd().hasPart).toBeNull();
});
