import type { FiguresAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { formatMoney } from '#ui/text/money.tsx';

/** What has been counted on each of the last days. */
export interface Measure {
  id: string;
  label: string;
  /** One for each day, today last. */
  values: readonly number[];
  format(value: number): string;
  /** The list of today's. */
  path?: string;
}

/** The measures in which anything has happened in these days; one for each currency of the income. */
export function measuresOf({ enrolments, lectures, income }: FiguresAnswer): Measure[] {
  const all: Measure[] = [
    ...(income ?? []).map(({ currency, net }) => ({
      id: `income-${currency}`,
      label: 'الدخل',
      values: net,
      format: (value: number) => formatMoney(value, currency),
    })),
    {
      id: 'enrolments',
      label: 'الاشتراكات',
      values: enrolments,
      format: formatNumber,
      path: '/studio/overview/joins',
    },
    {
      id: 'lectures',
      label: wording`محاضرات أُكملت`,
      values: lectures,
      format: formatNumber,
      path: '/studio/overview/finished',
    },
  ];
  return all.filter(({ values }) => values.some((value) => value !== 0));
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);

/** A measure today and yesterday, in the last seven days and in the seven before. */
export const comparedOf = ({ values }: Pick<Measure, 'values'>) => ({
  today: values.at(-1) ?? 0,
  yesterday: values.at(-2) ?? 0,
  week: sum(values.slice(-7)),
  weekBefore: sum(values.slice(-14, -7)),
});
