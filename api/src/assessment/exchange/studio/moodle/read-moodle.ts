import type { LeftOutProblem } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { exchange, questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionHint } from '@nibras/contract/assessment/questions/shapes.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { splitCode } from '../code-block.ts';
import { categoryName } from '../gift/gift-blocks.ts';
import { type Marker, parseMarker } from '../marker.ts';
import { withAccepted } from '../number-answers.ts';
import {
  type DraftQuestion,
  LeftOut,
  type Note,
  pointsOf,
  type ReadFile,
  type ReadQuestion,
  readOne,
  shortened,
  tagsOf,
} from '../read-question.ts';
import { readGaps } from './cloze.ts';
import { moodleKinds } from './moodle-kinds.ts';
import { innerText, moodleHtml } from './moodle-text.ts';
import {
  childOf,
  childrenOf,
  childText,
  parseXml,
  type XmlElement,
  XmlProblem,
} from './parse-xml.ts';
import { takePictures } from './take-pictures.ts';

/** Kinds that have none of ours, with why. */
const otherKinds: Record<string, LeftOutProblem> = {
  cloze: 'cloze',
  multianswer: 'cloze',
  calculated: 'calculated',
  calculatedsimple: 'calculated',
  calculatedmulti: 'calculated',
  ddimageortext: 'drag',
  ddmarker: 'drag',
  ddwtos: 'drag',
  gapselect: 'drag',
  random: 'random',
  randomsamatch: 'random',
  description: 'description',
};

/** What Moodle writes into these fields by itself. */
const standardFeedback =
  /^(?:your answer is (?:partially )?(?:correct|incorrect)\.?|إجابتك (?:صحيحة|خاطئة|غير صحيحة|صحيحة جزئيا)\.?)?$/i;

function noteCombinedFeedback(element: XmlElement, notes: Note[]): void {
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const text = textOfHtml(innerText(childOf(element, name)));
    if (!standardFeedback.test(text.normalize('NFKC').replace(/[\u064b-\u0652]/g, ''))) {
      notes.push({ note: 'general-feedback', detail: shortened(text) });
    }
  }
}

/** Hints cost what Moodle takes for a try, unless the file says what they cost here. */
function hintsOf(element: XmlElement, { costs }: Marker, notes: Note[]): QuestionHint[] {
  const penalty = Math.round(100 * Number(childText(element, 'penalty') || 0));
  const hints = childrenOf(element, 'hint').filter((hint) => innerText(hint).trim() !== '');
  if (hints.some((hint) => childOf(hint, 'clearwrong') || childOf(hint, 'shownumcorrect'))) {
    notes.push({ note: 'hint-options', detail: '' });
  }
  if (hints.length > limits.hints) {
    notes.push({ note: 'hints-further', detail: String(hints.length - limits.hints) });
  }
  return hints.slice(0, limits.hints).map((hint, at) => ({
    html: moodleHtml(hint, notes),
    cost: costs?.[at] ?? Math.min(100, Math.max(0, penalty)),
  }));
}

const tagTexts = (element: XmlElement) =>
  ['tags', 'coursetags'].flatMap((name) =>
    childrenOf(childOf(element, name) ?? { ...element, children: [] }, 'tag').map(innerText),
  );

/** The kind, the answers and the body of a question. @throws LeftOut */
function readKind(element: XmlElement, marker: Marker, notes: Note[]) {
  const type = element.attributes.type ?? '';
  const body = moodleHtml(childOf(element, 'questiontext'), notes);
  if (otherKinds[type] === 'cloze') {
    const gaps = readGaps(body, marker.language ?? null);
    if (!gaps) throw new LeftOut('cloze');
    return { kind: 'gaps' as const, ...gaps };
  }
  const read = Object.hasOwn(moodleKinds, type) ? moodleKinds[type] : undefined;
  if (!read) {
    throw new LeftOut(
      (Object.hasOwn(otherKinds, type) && otherKinds[type]) || 'kind-unknown',
      type,
    );
  }
  const { kind, answers } = read(element, notes);
  const split = marker.as === 'output' && kind === 'text' ? splitCode(body) : null;
  if (split) {
    const { accepted = [] } = answers;
    const language = marker.language ?? null;
    return {
      kind: 'output' as const,
      body: split.body,
      answers: { code: split.code, language, accepted },
    };
  }
  const marked = marker.whole ? { ...answers, partial: false } : withAccepted(answers, marker);
  return { kind, body, answers: marked };
}

function readElement(element: XmlElement, category: string | null, notes: Note[]): DraftQuestion {
  if (childText(element, 'hidden') === '1') throw new LeftOut('hidden');
  const marker = Object.assign({}, ...element.comments.map(parseMarker)) as Marker;
  const read = readKind(element, marker, notes);
  noteCombinedFeedback(element, notes);
  return {
    ...read,
    explanation: moodleHtml(childOf(element, 'generalfeedback'), notes),
    hints: hintsOf(element, marker, notes),
    points:
      read.kind === 'gaps'
        ? gapPoints(element, notes)
        : pointsOf(childText(element, 'defaultgrade'), notes),
    tags: tagsOf([...tagTexts(element), ...(category === null ? [] : [category])], notes),
  };
}

/** Moodle counts the points of such a question by its fields; a file of ours says them. */
const gapPoints = (element: XmlElement, notes: Note[]) =>
  pointsOf(childText(element, 'defaultgrade') || '1', notes);

const nameOf = (element: XmlElement) =>
  shortened(innerText(childOf(element, 'name'))) ||
  shortened(textOfHtml(innerText(childOf(element, 'questiontext'))));

/** Reads a file in Moodle's XML (https://docs.moodle.org/en/Moodle_XML_format). */
export function readMoodle(text: string): ReadFile {
  let top: XmlElement[];
  try {
    top = parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    return { problem: error.problem, detail: String(error.line) };
  }
  const quiz = top.find(({ name }) => name === 'quiz');
  if (!quiz) return { problem: 'xml-other', detail: top[0]?.name ?? '' };
  const elements = childrenOf(quiz, 'question');
  if (elements.length > exchange.questionsAtOnce) {
    return { problem: 'too-many', detail: String(elements.length) };
  }
  let category: string | null = null;
  const questions: ReadQuestion[] = [];
  for (const element of elements) {
    if (element.attributes.type === 'category') {
      category = categoryName(innerText(childOf(element, 'category')));
      continue;
    }
    const place = { line: element.line, name: nameOf(element) };
    const of = category;
    const pictures = takePictures(element);
    questions.push(readOne(place, (notes) => readElement(element, of, notes), pictures));
  }
  return { questions };
}
