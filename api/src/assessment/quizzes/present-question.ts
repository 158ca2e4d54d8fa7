import type {
  AskedQuestion,
  ReviewedQuestion,
} from '@nibras/contract/assessment/quizzes/shapes.ts';
import { grade, keyOf } from '#assessment/grading/index.ts';
import type { AttemptQuestion } from './queries.ts';
import type { Shown } from './show-rules.ts';

/** Parts in the order of an attempt. */
function arranged<Part extends { id: string }>(
  parts: readonly Part[],
  arrangement: readonly string[],
) {
  const place = new Map(arrangement.map((id, index) => [id, index]));
  return [...parts].sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

/** What a learner needs to answer a question. Each kind names its parts; nothing of the key is copied from elsewhere. */
function askedParts({ asked, version }: AttemptQuestion): Partial<AskedQuestion> {
  const { kind, answers } = version;
  const shown = (parts: readonly { id: string; html: string }[] = []) =>
    arranged(
      parts.map(({ id, html }) => ({ id, html })),
      asked.arrangement,
    );
  switch (kind) {
    case 'single':
    case 'multiple':
      return { choices: shown(answers.choices) };
    case 'match': {
      const pairs = answers.pairs ?? [];
      const rights = pairs.map(({ rightId, right }) => ({ id: rightId, html: right }));
      return {
        lefts: pairs.map(({ id, left }) => ({ id, html: left })),
        rights: shown([...rights, ...(answers.extras ?? [])]),
      };
    }
    case 'order':
      return { items: shown(answers.items) };
    case 'gaps':
      return {
        code: answers.code ?? '',
        language: answers.language ?? null,
        gaps: answers.gaps?.length ?? 0,
      };
    case 'output':
      return { code: answers.code ?? '', language: answers.language ?? null };
    case 'number':
      return {
        unit: answers.number?.unit ?? '',
        unit_needed: answers.number?.unitNeeded ?? false,
      };
    default:
      return {};
  }
}

/** A question as it is asked, without its key. */
export function presentUnanswered(question: AttemptQuestion): AskedQuestion {
  const { asked, version } = question;
  return {
    position: asked.position,
    kind: version.kind,
    html: version.html,
    points: asked.points,
    ...askedParts(question),
    hint_costs: version.hints.map(({ cost }) => cost),
    hints: version.hints.slice(0, asked.hintsOpened).map(({ html }) => html),
    answer: asked.answer,
    save: asked.save,
  };
}

/** A question of an attempt that is over, with what may be shown of it. */
export function presentReviewed(question: AttemptQuestion, shown: Shown): ReviewedQuestion {
  const { asked, version } = question;
  const presented = presentUnanswered(question);
  return {
    ...presented,
    answer: shown.results ? presented.answer : null,
    score: shown.results ? asked.score : null,
    judged: shown.results ? grade(version, asked.answer ?? {}).judged : null,
    note: shown.results ? asked.note : '',
    key: shown.keys ? keyOf(version) : null,
  };
}
