import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { monthName } from '#studio-kit/frame/month-name.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { mediaTrafficQuery } from '../calls.ts';

/** What was sent of a video this month, and in each of its last twelve months. */
export function MediaTraffic({ id }: { id: number }) {
  const { data, error } = useQuery(mediaTrafficQuery(id));
  return (
    <section aria-label="النقل" className="flex flex-col gap-2">
      <h3 className="text-base">ما أُرسل منه</h3>
      {error && <p className="text-sm text-danger">{errorText(error)}</p>}
      {!data && !error && <Skeleton className="h-6 w-48" />}
      {data && (
        <p className="text-sm text-text-soft">
          {data.now > 0 ? `هذا الشهر: ${formatBytes(data.now)}.` : 'لم يُرسل منه شيء هذا الشهر.'}
        </p>
      )}
      {data && data.months.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 text-text-soft">بالشهور</summary>
          <table className="w-full">
            <caption className="sr-only">ما أُرسل من الفيديو كل شهر</caption>
            <tbody className="divide-y divide-line">
              {data.months.map(({ month, bytes }) => (
                <tr key={month}>
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {monthName(month)}
                  </th>
                  <td className="py-1.5 text-end tabular-nums">{formatBytes(bytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
