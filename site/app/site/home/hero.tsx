import { wording } from '@nibras/contract/text/wording.ts';
import { lazy } from 'react';
import { Link } from 'react-router';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

const HeroLight = lazy(() => import('./hero-light.tsx'));
const CodeSheet = lazy(() => import('./code-sheet.tsx'));

/** The top of a guest's home page: the heading, an example program and a lantern. Dark in both themes. */
export function Hero({ className }: { className?: string | undefined }) {
  const [title, text] = useSiteConfig().hero ?? [];
  return (
    <section className={cx('dark relative isolate overflow-hidden bg-ink text-on-ink', className)}>
      <div className="page-width grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div className="relative z-1 flex flex-col items-start pt-12 pb-10 sm:pt-16 lg:py-24">
          <h1 className="flex flex-col gap-2 max-lg:pe-20">
            {/* It introduces the product's own title, and would contradict another. */}
            {!title && (
              <span className="text-xl font-medium text-accent">تعلّم البرمجة بالعربية</span>
            )}
            <span className="text-5xl leading-[1.28] font-bold">
              {title || 'سطرك الأول يُنير الطريق'}
            </span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-ink lg:text-on-ink-soft">
            {text ||
              wording`كورسات مسجلة تبدأ معك من الصفر وتمضي خطوة خطوة، ومعلّم {teacher:يقرأ|تقرأ} سؤالك تحت المحاضرة {teacher:ويجيب|وتجيب} عنه. لا تحتاج إلى أن تعرف شيئًا قبل أن تبدأ.`}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <Button asChild size="lg">
              <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/contact">{wording`ابدأ مشروعك معنا`}</Link>
            </Button>
          </div>
        </div>
        <div className="relative pb-14 lg:pt-64 lg:pb-16">
          <StaticIsland part={CodeSheet} of={{}} />
        </div>
      </div>
      <StaticIsland part={HeroLight} of={{}} />
      <StatisticsStrip />
    </section>
  );
}
