const height = 64;
const width = 100;
const step = width / 10;

/** How many attempts got which part of the points; the table says it to screen readers. */
export function TenthsChart({ tenths }: { tenths: readonly number[] }) {
  const most = Math.max(1, ...tenths);
  return (
    <figure dir="ltr" className="max-w-xl">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
        aria-hidden="true"
      >
        {tenths.map((count, at) => {
          const size = Math.max(count > 0 ? 2 : 0.5, (count / most) * height);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the tenths are always the same ten
              key={at}
              x={at * step + 0.75}
              y={height - size}
              width={step - 1.5}
              height={size}
              className={count > 0 ? 'fill-accent-strong' : 'fill-line'}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-xs text-text-faint tabular-nums">
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </div>
      <figcaption dir="rtl" className="mt-1 text-sm text-text-soft">
        عدد المحاولات في كل عُشر من الدرجة
      </figcaption>
      {/* A table takes its own height, whatever its class says; the box around it does not. */}
      <div className="sr-only">
        <table>
          <tbody>
            {tenths.map((count, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tenths are always the same ten
              <tr key={at}>
                <th scope="row">{`من ${at * 10}% إلى ${at * 10 + 10}%`}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
