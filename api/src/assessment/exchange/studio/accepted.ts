import { LeftOut, type Note, shortened } from './read-question.ts';

interface WeightedText {
  text: string;
  weight: number;
  feedback: string;
}

/** The texts that have all points. Those with a part of them and those with a wildcard are left out and noted. */
export function readAccepted(answers: readonly WeightedText[], notes: Note[]): string[] {
  const accepted: string[] = [];
  for (const { text, weight, feedback } of answers) {
    const told = shortened(weight === 100 || weight <= 0 ? text : `${text} (${weight}%)`);
    if (/(?<!\\)\*/.test(text) && weight > 0) {
      notes.push({ note: 'answer-wildcard', detail: told });
    } else if (weight >= 100) accepted.push(text.replaceAll('\\*', '*').trim());
    else if (weight > 0) notes.push({ note: 'answer-part', detail: told });
    if (feedback.trim() !== '')
      notes.push({ note: 'answer-feedback', detail: shortened(feedback) });
  }
  if (accepted.length === 0) throw new LeftOut(answers.length === 0 ? 'no-answers' : 'no-right');
  return accepted;
}
