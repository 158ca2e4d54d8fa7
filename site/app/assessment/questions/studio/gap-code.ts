import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';

export type Gap = NonNullable<QuestionAnswers['gaps']>[number];
interface Gapped {
  code: string;
  gaps: Gap[];
}

const marker = /\[\[(\d{1,3})\]\]/g;

/** The gaps in the order in which the code has them, numbered from 1; answers without a place stay at the end. */
export function renumbered({ code, gaps }: Gapped): Gapped {
  const order: number[] = [];
  const next = code.replace(marker, (_, number: string) => {
    order.push(Number(number) - 1);
    return `[[${order.length}]]`;
  });
  const placed = order.map((at) => gaps[at] ?? { accepted: [''] });
  return { code: next, gaps: [...placed, ...gaps.filter((_, at) => !order.includes(at))] };
}

/** Makes a gap of a part of the code; the part is its first answer. Unchanged where the part has a gap already. */
export function withGap({ code, gaps }: Gapped, from: number, to: number): Gapped {
  const part = code.slice(from, to);
  if (part.trim() === '' || part.includes('[[') || part.includes(']]') || part.includes('\n')) {
    return { code, gaps };
  }
  const lead = part.length - part.trimStart().length;
  const text = part.trim();
  const at = from + lead;
  const marked = `${code.slice(0, at)}[[${gaps.length + 1}]]${code.slice(at + text.length)}`;
  return renumbered({ code: marked, gaps: [...gaps, { accepted: [text] }] });
}

/** Takes a gap away: its first answer stands in the code again. */
export function withoutGap({ code, gaps }: Gapped, index: number): Gapped {
  const text = gaps[index]?.accepted[0] ?? '';
  const filled = code
    .replaceAll(`[[${index + 1}]]`, () => text)
    .replace(marker, (whole, number: string) =>
      Number(number) > index + 1 ? `[[${Number(number) - 1}]]` : whole,
    );
  return renumbered({ code: filled, gaps: gaps.filter((_, at) => at !== index) });
}

/** Whether the code has the gap. */
export const isPlaced = (code: string, index: number): boolean => code.includes(`[[${index + 1}]]`);
