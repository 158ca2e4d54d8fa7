import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useCurrency } from '#ui/text/currency.ts';
import { daysText } from './code-texts.ts';
import type { CodesForm } from './codes-form.ts';

/** A card as it will be printed, with a code that is none. */
export function CardPreview({ form }: { form: CodesForm }) {
  const { siteName } = useSiteConfig();
  const sign = useCurrency()?.sign ?? '$';
  const [first, ...others] = form.courses;
  const opens =
    form.gives === 'credit'
      ? `رصيد ${form.amount || '…'} ${sign}`
      : `${first?.name ?? wording`اسم الكورس`}${others.length > 0 ? wording` وكورسات أخرى (${others.length})` : ''}`;
  const days = Number(foldDigits(form.access_days));
  const prefix = form.prefix ? `${foldDigits(form.prefix).toUpperCase()}-` : '';
  return (
    <figure className="xl:sticky xl:top-20">
      <div
        aria-hidden="true"
        className="mx-auto flex aspect-66/35 w-full max-w-sm flex-col rounded-md border border-dashed border-line-strong bg-[#fff] p-3 text-[#15183a]"
      >
        <div className="flex min-h-0 grow gap-3">
          <div className="min-w-0 grow text-[0.7rem] leading-normal">
            <p className="truncate text-[#5c5f78]">{siteName}</p>
            <p className="line-clamp-2 text-sm leading-snug font-bold">
              <bdi>{opens}</bdi>
            </p>
            {form.printed_price && (
              <p className="text-sm font-bold">
                {form.printed_price} {sign}
              </p>
            )}
            {form.gives === 'courses' && days > 0 && (
              <p className="text-[#5c5f78]">مدة الاشتراك: {daysText(days)}</p>
            )}
          </div>
          <SampleQr />
        </div>
        <p
          dir="ltr"
          className="mt-2 truncate rounded-sm border border-[#15183a] py-0.5 text-center text-sm font-bold"
        >
          {prefix}XXXX-XXXX-XXXX
        </p>
      </div>
      <figcaption className="mt-2 text-center text-sm text-text-faint">
        شكل البطاقة. تُقرأ بالكاميرا، أو يُكتب كودها في صفحة التفعيل.
      </figcaption>
    </figure>
  );
}

/** The three corners of a QR code: it stands for one and leads nowhere. */
function SampleQr() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 21 21"
      className="size-20 shrink-0 self-start"
      shapeRendering="crispEdges"
    >
      {[
        [0, 0],
        [14, 0],
        [0, 14],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" fill="none" stroke="currentColor" />
          <rect x={x + 2} y={y + 2} width="3" height="3" fill="currentColor" />
        </g>
      ))}
      <path
        d="M8 1h1v2h2v1h-3zM11 0h2v1h-2zM9 6h3v2h-2v1h-1zM1 9h2v1h2v2h-1v-1h-3zM6 9h1v1h-1zM8 11h2v1h1v2h-2v-1h-1zM12 9h1v2h2v-1h2v2h-3v1h-2zM17 8h2v1h1v2h-1v-1h-2zM9 16h2v1h2v2h-1v1h-2v-2h-1zM14 15h2v2h-1v1h-1zM18 14h2v2h-2zM16 18h3v1h1v1h-3v-1h-1z"
        fill="currentColor"
      />
    </svg>
  );
}
