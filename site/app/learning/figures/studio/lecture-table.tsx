import type { CourseFigures } from '@nibras/contract/learning/figures/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { Link as TextLink } from '#ui/text/link.tsx';
import { mostStopped } from './most-stopped.ts';

const numberClass = 'px-2 py-2.5 text-center tabular-nums';

/** The lectures in their order: how many have begun, finished and stopped in each, with a bar for the first two. */
export function LectureTable({ figures }: { figures: CourseFigures }) {
  const { lectures } = figures;
  const most = mostStopped(figures);
  const largest = Math.max(1, ...lectures.map(({ begun }) => begun));
  return (
    <>
      <div className="overflow-x-auto rounded-lg border border-line bg-raised">
        <table className="w-full text-sm">
          <thead className="border-b border-line text-text-soft">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-start font-medium">
                {wording`المحاضرة`}
              </th>
              <th scope="col" className="w-1/4 px-2 text-start font-medium max-sm:hidden">
                {wording`{lecture:بدؤوها وأكملوها|بدؤوه وأكملوه} بالرسم`}
              </th>
              <th scope="col" className={cx(numberClass, 'font-medium')}>
                {wording`{lecture:بدؤوها|بدؤوه}`}
              </th>
              <th scope="col" className={cx(numberClass, 'font-medium')}>
                {wording`{lecture:أكملوها|أكملوه}`}
              </th>
              <th scope="col" className={cx(numberClass, 'font-medium')}>
                {wording`توقفوا {lecture:عندها|عنده}`}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lectures.map(({ id, name, chapter, begun, finished, stopped }) => (
              <tr key={id}>
                <th scope="row" className="px-4 py-2.5 text-start font-normal">
                  <TextLink to={`/studio/lectures/${id}`} className="font-semibold">
                    <bdi>{name}</bdi>
                  </TextLink>
                  <bdi className="block text-xs text-text-faint">{chapter}</bdi>
                </th>
                <td aria-hidden="true" className="px-2 max-sm:hidden">
                  <Bar begun={begun / largest} finished={finished / largest} />
                </td>
                <td className={numberClass}>{formatNumber(begun)}</td>
                <td className={numberClass}>{formatNumber(finished)}</td>
                <td
                  className={cx(
                    numberClass,
                    stopped === 0 && 'text-text-faint',
                    id === most?.id && 'bg-accent-soft font-semibold text-accent-text',
                  )}
                >
                  {formatNumber(stopped)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-read text-sm text-text-soft">
        {wording`«{lecture:أكملوها|أكملوه}»: من شاهدوا الفيديو إلى آخره، أو أتموا ما {lecture:فيها|فيه} من اختبار أو تمرين أو مهمة. ومن أكمل محاضرة{ًا} ولم يفتح ما {lecture:بعدها|بعده} يُحسب متوقفًا {lecture:عندها|عنده} أيضًا.`}
      </p>
    </>
  );
}

/** Parts of the largest number of all lectures, 0 to 1; the line begins where its text does. */
const Bar = ({ begun, finished }: { begun: number; finished: number }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-2 w-full rtl:-scale-x-100"
  >
    <rect width="100" height="8" className="fill-sunken" />
    <rect width={begun * 100} height="8" className="fill-line-strong" />
    <rect width={finished * 100} height="8" className="fill-accent-strong" />
  </svg>
);
