import {
  postStudioCoursesByIdQuestionsImport,
  postStudioCoursesByIdQuestionsImportCheck,
} from '@nibras/contract/assessment/exchange/studio/calls.ts';
import type { ExchangeCheck } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** A text with questions as it is sent: what was pasted, or the bytes of a file. */
export interface ExchangedText {
  content: Blob;
  course: number;
}

function formOf({ content }: ExchangedText): FormData {
  const form = new FormData();
  form.set('questions', content, 'questions.txt');
  return form;
}

/** What an import of this text would make. */
export async function checkQuestions(
  text: ExchangedText,
  signal: AbortSignal,
): Promise<ExchangeCheck> {
  const { check } = await makeCall(postStudioCoursesByIdQuestionsImportCheck, {
    params: { id: text.course },
    form: formOf(text),
    signal,
  });
  return check;
}

/** Imports the questions of a text. The same key again, after a lost answer, makes nothing twice. */
export async function importQuestions(text: ExchangedText, key: string) {
  const form = formOf(text);
  form.set('client_key', key);
  return makeCall(postStudioCoursesByIdQuestionsImport, { params: { id: text.course }, form });
}
