import type { ImportCheck, ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { useId } from 'react';
import { columnKinds, columnNames } from './import-texts.ts';

interface ColumnsTableProps {
  check: ImportCheck;
  onColumns(columns: ImportColumn[]): void;
}

/** What each column of the list is, over its first lines; anyone who sees it otherwise chooses it. */
export function ColumnsTable({ check, onColumns }: ColumnsTableProps) {
  const heading = useId();
  const { columns, headings, preview } = check;
  const choose = (at: number, chosen: ImportColumn) =>
    onColumns(columns.map((column, index) => changed(column, index === at, chosen)));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        الأعمدة
      </h2>
      <p className="mb-3 text-sm text-text-soft">
        هكذا فهمنا أعمدة القائمة. صحّح ما أخطأناه، ونتذكره للقائمة القادمة بالعناوين نفسها.
      </p>
      <section
        aria-label="أعمدة القائمة وأول أسطرها"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-raised"
      >
        <table className="w-full min-w-max text-start text-sm [&_td]:max-w-56 [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-start">
          <thead className="border-b border-line">
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col" className="align-bottom font-medium">
                  <ColumnChoice
                    name={headings?.[at] || `العمود ${at + 1}`}
                    column={column}
                    onChoose={(chosen) => choose(at, chosen)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {preview.map((cells, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <tr key={line}>
                {columns.map((column, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={at}
                    className={column === 'ignored' ? 'truncate text-text-faint' : 'truncate'}
                  >
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Only one column has the addresses, and one the numbers: the other one lets go of it. */
function changed(column: ImportColumn, isChosen: boolean, chosen: ImportColumn): ImportColumn {
  if (isChosen) return chosen;
  const isSingle = chosen === 'email' || chosen === 'phone' || chosen === 'name';
  return isSingle && column === chosen ? 'ignored' : column;
}

function ColumnChoice(props: {
  name: string;
  column: ImportColumn;
  onChoose(column: ImportColumn): void;
}) {
  const { name, column, onChoose } = props;
  return (
    <label className="flex max-w-56 min-w-36 flex-col gap-1.5">
      <bdi className="truncate" title={name}>
        {name}
      </bdi>
      <select
        value={column}
        onChange={({ target }) => {
          const chosen = columnKinds.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2.5 font-normal"
      >
        {columnKinds.map((one) => (
          <option key={one} value={one}>
            {columnNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
