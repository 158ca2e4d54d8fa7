import { expect, test } from 'vitest';
import { courseData } from './course-data.ts';

type Given = Parameters<typeof courseData>[0];

const made = (given: Partial<Given> = {}) =>
  courseData({
    name: 'بايثون من الصفر',
    description: 'من أول سطر إلى أول برنامج',
    long_description: '',
    salary: null,
    rate: null,
    reviews: [],
    chapters: [],
    teacher: { name: 'كريم حسن' } as Given['teacher'],
    ...given,
  });

const review = { rating: 4 } as Given['reviews'][number];

test('a course names itself, its provider and its teacher', () => {
  expect(made()).toMatchObject({
    '@type': 'Course',
    name: 'بايثون من الصفر',
    description: 'من أول سطر إلى أول برنامج',
    provider: { '@type': 'Organization', '@id': '/#organization' },
    hasCourseInstance: { courseMode: 'online', instructor: { name: 'كريم حسن' } },
  });
  expect(made({ description: '', long_description: '' }).description).toBe('بايثون من الصفر');
});

test.each([
  [null, { price: 0, priceCurrency: 'USD', category: 'Free' }],
  ['مجاني', { price: 0, category: 'Free' }],
  ['49', { price: 49, category: 'Paid' }],
  ['$1,250.50', { price: 1250.5, category: 'Paid' }],
])('the price %j is offered as %j', (salary, offer) => {
  expect(made({ salary }).offers).toMatchObject({ '@type': 'Offer', ...offer });
});

test('a price in words is no offer', () => {
  expect(made({ salary: 'حسب الاتفاق' }).offers).toBeNull();
});

test('a rating is told only where there are reviews', () => {
  expect(made({ rate: 4.5 }).aggregateRating).toBeNull();
  expect(made({ reviews: [review] }).aggregateRating).toBeNull();
  expect(made({ rate: 4.5, reviews: [review, review] }).aggregateRating).toMatchObject({
    ratingValue: 4.5,
    reviewCount: 2,
    bestRating: 5,
  });
});

test('the workload is the sum of the lectures, and nothing where no length is known', () => {
  const lecture = (timeLecture: string) => ({ timeLecture });
  const chapters = [
    { lectures: [lecture('12'), lecture('')] },
    { lectures: [lecture('30')] },
  ] as unknown as Given['chapters'];
  expect(made({ chapters }).hasCourseInstance).toMatchObject({ courseWorkload: 'PT42M' });
  expect(made().hasCourseInstance).not.toHaveProperty('courseWorkload');
});
