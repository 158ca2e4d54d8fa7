import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import type { RunTable as Table } from '#assessment/runner/index.ts';

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? 'NULL'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A table that a program has made. */
export function RunTable({ table: { columns, rows, total } }: { table: Table }) {
  const more = (total ?? rows.length) - rows.length;
  return (
    <div className="run-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-label="جدول النتيجة" tabIndex={0} dir="ltr">
        <table>
          <thead>
            <tr>
              {columns.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name.
                <th key={at} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names and keep their order.
              <tr key={at}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their order.
                  <td key={column} dir="auto">
                    {shown(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p>لا صفوف في النتيجة.</p>}
      {more > 0 && <p>ولا يُعرض الباقي: {countLabel(more, rareNouns.row)}.</p>}
    </div>
  );
}
