import { exchange } from '@nibras/contract/assessment/limits.ts';
import { splitCode } from '../code-block.ts';
import { withAccepted } from '../number-answers.ts';
import {
  type DraftQuestion,
  LeftOut,
  type Note,
  type ReadFile,
  readOne,
  shortened,
  tagsOf,
} from '../read-question.ts';
import { giftAnswers } from './gift-answers.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { chat, formatOf, giftHtml, hideEscaped, plainText, shownText } from './gift-text.ts';
import { plainGift } from './plain-gift.ts';

/** The parts of a question: its title, what stands before the braces, in them, and behind them. */
function partsOf(text: string) {
  const title = /^\s*::([\s\S]*?)::/.exec(text);
  const body = title ? text.slice(title[0].length) : text;
  const [open, close] = [body.indexOf('{'), body.indexOf('}')];
  if (open >= 0 && close < open) {
    throw new LeftOut(close < 0 ? 'brace-open' : 'brace-close', plainText(body.slice(open)));
  }
  if (open < 0 && close >= 0) throw new LeftOut('brace-close', plainText(body));
  if (open < 0) throw new LeftOut('description');
  const after = body.slice(close + 1);
  if (/[{}]/.test(after)) throw new LeftOut('braces-many', plainText(after));
  return { before: body.slice(0, open), inside: body.slice(open + 1, close), after };
}

/** What a question is called in a report: its title, or else its text. */
function nameOf(hidden: string): string {
  const title = /^\s*::([\s\S]*?)::/.exec(hidden)?.[1];
  const text = title ?? hidden.replace(/^\s*\[\w+\]/, '').replace(/\{[\s\S]*$/, '');
  return shortened(shownText(text));
}

/** The text of a question whose answers fill a gap in it: «القاهرة عاصمة {…} منذ قرون.» */
function bodyOf(before: string, after: string, context: Parameters<typeof giftHtml>[1]): string {
  const hasAfter = plainText(after) !== '';
  return giftHtml(hasAfter ? `${before.trimEnd()} _____ ${after.trimStart()}` : before, context);
}

function readBlock(
  { tags, category, marker }: GiftBlock,
  hidden: string,
  { notes, isMarkdown }: { notes: Note[]; isMarkdown: boolean },
): DraftQuestion {
  const { before, inside, after } = partsOf(hidden);
  const [answers = '', ...general] = inside.split('####');
  const written = isMarkdown ? chat : undefined;
  const fallback = formatOf(before) ?? written;
  const read = giftAnswers(answers, { notes, fallback, exact: marker.exact === true });
  const question: DraftQuestion = {
    kind: read.kind,
    body: bodyOf(before, after, { notes, fallback: written }),
    answers: marker.whole
      ? { ...read.answers, partial: false }
      : withAccepted(read.answers, marker),
    explanation: giftHtml(general.join('####'), { notes, fallback }),
    hints: [],
    points: 1,
    tags: tagsOf([...tags, ...(category === null ? [] : [category])], notes),
  };
  const split = marker.as === 'output' && read.kind === 'text' ? splitCode(question.body) : null;
  if (!split) return question;
  const { accepted = [] } = read.answers;
  const { language = null } = marker;
  return {
    ...question,
    kind: 'output',
    body: split.body,
    answers: { code: split.code, language, accepted },
  };
}

/** Reads a text in GIFT (https://docs.moodle.org/en/GIFT_format). */
export function readGift(source: string): ReadFile {
  const { text, isMarkdown } = plainGift(source);
  const blocks = giftBlocks(text);
  if (blocks.length > exchange.questionsAtOnce) {
    return { problem: 'too-many', detail: String(blocks.length) };
  }
  return {
    questions: blocks.map((block) => {
      const hidden = hideEscaped(block.text);
      const place = { line: block.line, name: nameOf(hidden) };
      return readOne(place, (notes) => readBlock(block, hidden, { notes, isMarkdown }));
    }),
  };
}
