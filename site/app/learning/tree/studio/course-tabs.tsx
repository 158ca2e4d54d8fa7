import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { pagePath } from '#platform/navigation/page-path.ts';
import { AllLinks } from '#studio-kit/lists/all-links.tsx';
import { useCurrentInView } from '#studio-kit/lists/use-current-in-view.ts';
import { cx } from '#ui/class-names.ts';
import { treeQuery } from './queries.ts';

/** `enrol` is for those who may give access to the course. */
const tabs: { path: string; label: string; enrol?: true }[] = [
  { path: '', label: 'المحتوى' },
  { path: '/details', label: 'التفاصيل' },
  { path: '/questions', label: 'بنك الأسئلة' },
  { path: '/members', label: 'المشتركون', enrol: true },
  { path: '/marks', label: 'الدرجات' },
  { path: '/figures', label: 'الأرقام' },
  { path: '/staff', label: 'فريق العمل' },
  { path: '/history', label: 'النسخ السابقة' },
];

/** The pages of one course in the studio. */
export function CourseTabs({ courseId }: { courseId: number }) {
  const pathname = pagePath(useLocation().pathname);
  const { data } = useQuery(treeQuery(courseId));
  const mayEnrol = data?.course.permissions.enrol === true;
  const addressOf = (path: string) => `/studio/courses/${courseId}${path}`;
  const shown = tabs.filter(({ enrol }) => !enrol || mayEnrol);
  const row = useCurrentInView<HTMLUListElement>(`${pathname} ${mayEnrol}`);
  return (
    <nav aria-label={wording`صفحات الكورس`} className="relative mb-6">
      <ul
        ref={row}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] last:pe-0 [&:not(:last-child)]:pe-12"
      >
        {shown.map(({ path, label }) => (
          <li key={path} className="shrink-0">
            <Link
              to={addressOf(path)}
              aria-current={pathname === addressOf(path) ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11 items-center border-b-2 px-4 font-medium whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-3',
                pathname === addressOf(path)
                  ? 'border-text text-text'
                  : 'border-transparent text-text-soft hover:text-text forced-colors:border-[Canvas]',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <AllLinks
        row={row}
        label={wording`صفحات الكورس`}
        links={shown.map(({ path, label }) => ({ to: addressOf(path), label }))}
      />
    </nav>
  );
}
