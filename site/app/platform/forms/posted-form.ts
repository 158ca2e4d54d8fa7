import { honeypotName, isHoneypotFilled } from '@nibras/contract/honeypot.ts';
import { data } from 'react-router';
import { ApiError } from '#platform/api/api-error.ts';
import { emptyValues, type TextValues } from './draft.ts';
import { type FailureWords, type FormOutcome, failedOutcome } from './failure.ts';

/** What a form knows of itself after it was posted without scripts. */
export type PostedForm<Name extends string = string> = {
  outcome: FormOutcome;
  /** What was typed, to stand in the fields again; empty after a success. */
  values: TextValues<Name>;
  errors: Partial<TextValues<Name>>;
};

type Posting<Name extends string> = {
  fields: readonly Name[];
  /** Sends what was typed, and answers the words of success. Throws as the API client does. */
  send(values: TextValues, form: FormData): Promise<string>;
  words: FailureWords;
};

/** What was typed, with what a robot wrote into the trap, for the server to know it by. */
export function withHoneypot(values: TextValues, trap: unknown): TextValues {
  return isHoneypotFilled(trap) ? { ...values, [honeypotName]: String(trap) } : values;
}

/** What is wrong with each field, in its first words. */
export function firstErrors<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): Partial<TextValues<Name>> {
  if (!(error instanceof ApiError)) return {};
  const told = fields.flatMap((field) => {
    const text = error.errors[field]?.[0];
    return text ? [[field, text]] : [];
  });
  return Object.fromEntries(told);
}

function statusOf(error: unknown): number {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 ? status : 503;
}

const unreadable: FormOutcome = {
  kind: 'failed',
  message: 'لم يصل ما كتبته كما ينبغي.',
  advice: 'املأ النموذج في هذه الصفحة ثم أرسله مرة أخرى.',
};

/** What was posted; a body of another type is 415, and one that is no form whatever it says is 400. */
async function readForm(request: Request): Promise<FormData | 400 | 415> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type)) return 415;
  return request.formData().catch(() => 400 as const);
}

/** The answer of a page's `action`: sends the form to the API from here, where the browser runs no scripts. */
export async function answerPost<Name extends string>(
  request: Request,
  { fields, send, words }: Posting<Name>,
) {
  const form = await readForm(request);
  const values = emptyValues(fields);
  if (!(form instanceof FormData)) {
    const refused: PostedForm<Name> = { outcome: unreadable, values, errors: {} };
    return data(refused, { status: form });
  }
  for (const field of fields) values[field] = String(form.get(field) ?? '');
  try {
    const message = await send(withHoneypot(values, form.get(honeypotName)), form);
    const sent: PostedForm<Name> = {
      outcome: { kind: 'sent', message },
      values: emptyValues(fields),
      errors: {},
    };
    return data(sent);
  } catch (error) {
    const failed: PostedForm<Name> = {
      outcome: failedOutcome(error, words),
      values,
      errors: firstErrors(error, fields),
    };
    return data(failed, { status: statusOf(error) });
  }
}
