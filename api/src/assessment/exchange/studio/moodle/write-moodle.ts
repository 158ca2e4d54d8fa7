import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { withCode } from '../code-block.ts';
import { markerText } from '../marker.ts';
import { acceptedMarker, furtherNumbers } from '../number-answers.ts';
import type { DraftQuestion } from '../read-question.ts';
import { shortened } from '../read-question.ts';
import { writeGaps } from './cloze.ts';

/** Text that XML can hold, with what would end its section divided. */
const cdata = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no control characters
  `<![CDATA[${text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const text = (content: string) => `<text>${content === '' ? '' : cdata(content)}</text>`;
const html = (name: string, content: string) =>
  `    <${name} format="html">${text(content)}</${name}>`;

const answer = (fraction: number, content: string, more = '') =>
  `    <answer fraction="${Number(fraction.toFixed(5))}" format="html">${text(content)}${more}</answer>`;
const plainAnswer = (content: string, more = '') =>
  `    <answer fraction="100" format="moodle_auto_format">${text(content)}${more}</answer>`;

function choices(
  { choices: all = [], inOrder = false }: QuestionAnswers,
  isSingle: boolean,
): string[] {
  const right = Math.max(1, all.filter(({ correct }) => correct).length);
  const wrong = isSingle ? 0 : -100 / right;
  return [
    `    <single>${isSingle}</single>`,
    `    <shuffleanswers>${!inOrder}</shuffleanswers>`,
    '    <answernumbering>none</answernumbering>',
    ...all.map((choice) =>
      answer(
        choice.correct ? (isSingle ? 100 : 100 / right) : wrong,
        choice.html,
        `<feedback format="html">${text(choice.feedback)}</feedback>`,
      ),
    ),
  ];
}

const short = (value: number) => String(Number(value.toPrecision(12)));

function number({ number: key }: QuestionAnswers): string[] {
  if (!key) return [];
  const amount = Number(key.tolerance) || 0;
  const tolerance =
    key.toleranceIn === 'percent' ? Math.abs((Number(key.value) * amount) / 100) : amount;
  const units = [
    { name: key.unit, multiplier: '1' },
    ...key.units.map(({ name, factor }) => ({ name, multiplier: short(1 / Number(factor)) })),
  ];
  const unitLines = units.map(
    ({ name, multiplier }) =>
      `      <unit><multiplier>${multiplier}</multiplier><unit_name>${escapeHtml(name)}</unit_name></unit>`,
  );
  return [
    plainAnswer(key.value, `<tolerance>${short(tolerance)}</tolerance>`),
    ...furtherNumbers(key).map((text) => plainAnswer(text, '<tolerance>0</tolerance>')),
    ...(key.unit === ''
      ? ['    <showunits>3</showunits>']
      : [
          '    <units>',
          ...unitLines,
          '    </units>',
          `    <unitgradingtype>${key.unitNeeded ? 1 : 0}</unitgradingtype>`,
          '    <unitpenalty>1.0000000</unitpenalty>',
          '    <showunits>0</showunits>',
          '    <unitsleft>0</unitsleft>',
        ]),
  ];
}

const subquestion = (left: string, right: string) =>
  `    <subquestion format="html">${text(left)}<answer>${text(textOfHtml(right))}</answer></subquestion>`;

/** What Moodle calls a kind, and what follows the common elements. */
function ofKind({ kind, answers }: DraftQuestion): { type: string; lines: string[] } {
  const texts = (answers.accepted ?? []).map((accepted) =>
    plainAnswer(accepted.replaceAll('*', '\\*')),
  );
  switch (kind) {
    case 'single':
    case 'multiple':
      return { type: 'multichoice', lines: choices(answers, kind === 'single') };
    case 'true-false': {
      const lines = [true, false].map(
        (value) =>
          `    <answer fraction="${answers.correct === value ? 100 : 0}" format="moodle_auto_format"><text>${value}</text></answer>`,
      );
      return { type: 'truefalse', lines };
    }
    case 'text':
    case 'output': {
      const usecase = kind === 'output' || answers.exact ? 1 : 0;
      return { type: 'shortanswer', lines: [`    <usecase>${usecase}</usecase>`, ...texts] };
    }
    case 'number':
      return { type: 'numerical', lines: number(answers) };
    case 'match': {
      const { pairs = [], extras = [] } = answers;
      const lines = [
        ...pairs.map(({ left, right }) => subquestion(left, right)),
        ...extras.map((extra) => subquestion('', extra.html)),
      ];
      return { type: 'matching', lines: ['    <shuffleanswers>true</shuffleanswers>', ...lines] };
    }
    case 'order': {
      const items = (answers.items ?? []).map((item, at) => answer(at + 1, item.html));
      return {
        type: 'ordering',
        lines: [
          '    <layouttype>VERTICAL</layouttype>',
          '    <selecttype>ALL</selecttype>',
          ...items,
        ],
      };
    }
    case 'gaps':
      return { type: 'cloze', lines: [] };
    case 'essay':
      return {
        type: 'essay',
        lines: [
          '    <responseformat>editor</responseformat>',
          html('graderinfo', answers.guide ?? ''),
        ],
      };
  }
}

function bodyOf({ kind, body, answers }: DraftQuestion): string {
  if (kind === 'output') return withCode(body, answers.code ?? '', answers.language);
  return kind === 'gaps' ? withCode(body, writeGaps(answers), answers.language) : body;
}

function questionXml(question: DraftQuestion): string {
  const { kind, answers, hints, tags } = question;
  const { type, lines } = ofKind(question);
  const marker = markerText({
    ...(kind === 'output' && { as: 'output' }),
    ...((kind === 'output' || kind === 'gaps') &&
      answers.language && { language: answers.language }),
    ...(kind === 'multiple' && !answers.partial && { whole: true }),
    ...(kind === 'number' && acceptedMarker(answers)),
    costs: hints.map(({ cost }) => cost),
  });
  return [
    `  <question type="${type}">`,
    ...(marker ? [`    <!-- ${marker} -->`] : []),
    `    <name><text>${escapeHtml(shortened(textOfHtml(question.body)).slice(0, 80))}</text></name>`,
    html('questiontext', bodyOf(question)),
    html('generalfeedback', question.explanation),
    `    <defaultgrade>${question.points}</defaultgrade>`,
    `    <penalty>${((hints[0]?.cost ?? 0) / 100).toFixed(7)}</penalty>`,
    '    <hidden>0</hidden>',
    ...lines,
    ...hints.map((hint) => html('hint', hint.html)),
    ...(tags.length > 0
      ? ['    <tags>', ...tags.map((tag) => `      <tag>${text(tag)}</tag>`), '    </tags>']
      : []),
    '  </question>',
  ].join('\n');
}

/** Questions in Moodle's XML; every kind has a place in it. */
export const writeMoodle = (questions: readonly DraftQuestion[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.map(questionXml).join('\n')}\n</quiz>\n`;
