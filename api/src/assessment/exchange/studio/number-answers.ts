import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Marker } from './marker.ts';

type NumberKey = NonNullable<QuestionAnswers['number']>;

/** A number as Moodle reads it, in the spelling in which it comes back. */
const isPlain = (text: string) =>
  /^-?\d{1,12}(?:\.\d{1,9})?$/.test(text) && String(Number(text)) === text;

/** Further accepted answers of a number that other programs read: those that are numbers. */
export const furtherNumbers = ({ accepted = [] }: NumberKey): string[] => accepted.filter(isPlain);

/** All of them for an import here, where one is no number, such as «500 سم». */
export const acceptedMarker = ({ number }: QuestionAnswers): Pick<Marker, 'accepted'> =>
  number?.accepted && furtherNumbers(number).length < number.accepted.length
    ? { accepted: number.accepted }
    : {};

/** The answers with what the marker says of a number. */
export const withAccepted = (answers: QuestionAnswers, { accepted }: Marker): QuestionAnswers =>
  answers.number && accepted ? { ...answers, number: { ...answers.number, accepted } } : answers;
