import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { formatNumber } from '#ui/text/format-number.ts';

type WorkSectionProps = Pick<PersonAnswer, 'orders' | 'counts'>;

/** What a person ordered, and how much they wrote: what they wrote is theirs and is not shown. */
export function WorkSection({ orders, counts }: WorkSectionProps) {
  const written = [
    countLabel(counts.questions, rareNouns.inquiry),
    countLabel(counts.messages, rareNouns.message),
    countLabel(counts.reviews, 'review'),
  ];
  return (
    <Section title="الطلبات والمشاركات">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {written.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <p className="-mt-3 text-sm text-text-faint">
        الرسائل خاصة بأصحابها، فلا يظهر منها هنا إلا عددها.
      </p>
      {orders.length === 0 && (
        <p className="text-text-soft">{wording`لا طلبات خدمات من هذا الحساب.`}</p>
      )}
      {orders.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {orders.map(({ id, service, created_at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <span className="min-w-0 grow wrap-anywhere">
                <Link to={`/studio/orders/${id}`} className="text-link">
                  طلب رقم {formatNumber(id)}: <bdi>{service ?? 'طلب عام'}</bdi>
                </Link>
              </span>
              <DateText at={created_at} className="text-sm text-text-faint" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
