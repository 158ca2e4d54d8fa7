import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import {
  ArticlesIcon,
  CourseIcon,
  NextIcon,
  PortfolioIcon,
  ServicesIcon,
} from '#ui/ornament/icons.ts';

const ways = [
  {
    to: '/courses',
    get label() {
      return wording`تصفّح الكورسات`;
    },
    icon: CourseIcon,
  },
  {
    to: '/articles',
    get label() {
      return wording`اقرأ المقالات`;
    },
    icon: ArticlesIcon,
  },
  {
    to: '/services',
    get label() {
      return wording`اطّلع على الخدمات`;
    },
    icon: ServicesIcon,
  },
  { to: '/portfolio', label: 'شاهد أعمالنا', icon: PortfolioIcon },
];

/** Where to go on without a search. */
export function WaysOn({ className }: { className?: string }) {
  return (
    <nav aria-label="تصفّح بدلًا من البحث" className={className}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-raised px-4 py-2 font-medium text-text no-underline transition-colors hover:border-line-strong hover:bg-sunken"
            >
              <Icon className="size-5.5 shrink-0 text-accent-text" />
              {label}
              <NextIcon className="ms-auto size-4.5 text-text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
