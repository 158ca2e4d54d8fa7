/** Signs of direction and joiners that editors and chats put beside the signs of GIFT. */
const marks = '[\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]{1,8}';
const before = new RegExp(
  `${marks}(?=\\s{0,8}(?:::|[=~#{}%]|//|->|\\$CATEGORY|(?:TRUE|FALSE|T|F)\\b))`,
  'gi',
);
const behind = new RegExp(`(::|[=~#{}%]|->|^)${marks}`, 'gm');

const fence = /^(`{3,}|~{3,})[ \t]{0,8}([\w-]*)$/;
/** Whether lines are questions: something stands in braces. */
const hasAnswers = (lines: readonly string[]) => /\{[^{}]*\}|\{\s*$/.test(lines.join('\n'));

interface Fenced {
  from: number;
  to: number;
}

/** The blocks of lines between fences that have questions inside. Fences around the code of a question have none. */
function fencedQuestions(lines: readonly string[]): Fenced[] {
  const blocks: Fenced[] = [];
  let open: { at: number; sign: string; language: string } | null = null;
  for (const [at, line] of lines.entries()) {
    const [, sign = '', language = ''] = fence.exec(line.trim()) ?? [];
    if (sign === '') continue;
    if (!open) open = { at, sign, language };
    else if (language === '' && sign.startsWith(open.sign)) {
      const inside = lines.slice(open.at + 1, at);
      const isNamed = /^(?:gift|txt|text|plaintext|moodle)?$/i.test(open.language);
      if (isNamed && hasAnswers(inside)) blocks.push({ from: open.at + 1, to: at });
      open = null;
    }
  }
  return blocks;
}

/**
 * A text in GIFT without what editors and assistants put around it: marks of direction beside its signs, and what stands
 * outside of fences that hold the questions. Lines keep their numbers.
 * @returns the text, and whether it was written by an assistant, who writes in Markdown
 */
export function plainGift(text: string): { text: string; isMarkdown: boolean } {
  const lines = text.split(/\r\n?|\n/);
  const fenced = fencedQuestions(lines);
  const isInside = (at: number) => fenced.some(({ from, to }) => at >= from && at < to);
  const kept = fenced.length === 0 ? lines : lines.map((line, at) => (isInside(at) ? line : ''));
  return {
    text: kept.join('\n').replace(before, '').replace(behind, '$1'),
    isMarkdown: fenced.length > 0,
  };
}
