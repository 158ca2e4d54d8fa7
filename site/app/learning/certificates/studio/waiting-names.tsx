import type { StudioWaitingCertificate } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

interface WaitingNamesProps {
  waiting: readonly StudioWaitingCertificate[];
  /** Of all that wait, of which the list has the oldest. */
  count: number;
}

/** Certificates whose owners were asked for a name that can be printed. Nothing where none waits. */
export function WaitingNames({ waiting, count }: WaitingNamesProps) {
  if (count === 0) return null;
  return (
    <details className="mb-4 rounded-lg border border-line bg-raised px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        تنتظر اسمًا يُطبع: {countLabel(count, rareNouns.certificate)}
      </summary>
      <p className="mt-2 text-sm text-text-soft">
        {wording`في أسماء أصحابها أحرف لا تُطبع، فطلبنا منهم اختيار أسماء. {تصدر|يصدر} كل شهادة حالما يُختار {اسمها|اسمه}.`}
      </p>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {waiting.map(({ person, course, granted }) => (
          <li key={`${person.id}-${course.id}`} className="wrap-anywhere">
            <bdi className="font-semibold">{person.name}</bdi> <bdi dir="ltr">{person.email}</bdi>
            {' · '}«<bdi>{course.name}</bdi>»{granted && ' · مُنحت يدويًا'}
          </li>
        ))}
      </ul>
      {count > waiting.length && (
        <p className="mt-2 text-sm text-text-soft">
          هذه أقدم {countLabel(waiting.length, rareNouns.certificate, 'genitive')}.
        </p>
      )}
    </details>
  );
}
