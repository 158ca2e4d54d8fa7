import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#ui/text/link.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { courseIncomeQuery } from './queries.ts';

/** What a course has brought, in the line about it, and the way to its sales; nothing where it was not sold yet. */
export function CourseIncome({ course }: { course: number }) {
  const { data } = useQuery(courseIncomeQuery(course));
  if (!data || data.count === 0) return null;
  const sums = data.sums.map(({ net, currency }) => formatMoney(net, currency)).join(' و');
  return (
    <Link to={`/studio/purchases?course=${course}`} className="touch-target relative font-medium">
      {`${sums} من ${countLabel(data.count, rareNouns.sale, 'genitive')}`}
    </Link>
  );
}
