import {
  rateVital,
  type VitalName,
  type VitalRating,
} from '@nibras/contract/site/vitals/rate-vital.ts';
import { vitalNames } from '@nibras/contract/site/vitals/shapes.ts';
import type { VitalsRow } from './summary.ts';

const marks: Record<VitalRating, string> = { good: '✓', 'needs-improvement': '!', poor: '✗' };

const formatValue = (name: VitalName, value: number) =>
  name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;

function cell(row: VitalsRow | undefined): string {
  if (!row) return '–';
  return `${formatValue(row.name, row.p75)} ${marks[rateVital(row.name, row.p75)]}`;
}

/** Formats the summary as a table for operators: one line per page, one column per metric. */
export function vitalsTable(rows: VitalsRow[]): string[] {
  const pages = [...new Set(rows.map(({ page }) => page))];
  const body = pages.map((page) => {
    const ofPage = rows.filter((row) => row.page === page);
    const visits = Math.max(...ofPage.map((row) => row.visits));
    const cells = vitalNames.map((name) => cell(ofPage.find((row) => row.name === name)));
    return [page, String(visits), ...cells];
  });
  const lines = [['page', 'visits', ...vitalNames], ...body];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
