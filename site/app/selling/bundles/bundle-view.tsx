import type { BundleDetail } from '@nibras/contract/selling/bundles/shapes.ts';
import { CourseCard } from '#learning/courses/index.ts';
import { Section } from '#ui/text/section.tsx';
import { BundleHero } from './bundle-hero.tsx';

/** The contents of a bundle's page: what it costs and saves, and its courses. */
export function BundleView({ bundle }: { bundle: BundleDetail }) {
  const { description, courses } = bundle;
  return (
    <article>
      <BundleHero bundle={bundle} />
      <div className="page-width flex flex-col gap-12 pt-10 lg:pt-14">
        {description && (
          <Section title="عن الباقة">
            <p dir="auto" className="max-w-read text-start text-lg whitespace-pre-line">
              {description}
            </p>
          </Section>
        )}
        <Section title="ما في الباقة">
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </article>
  );
}
