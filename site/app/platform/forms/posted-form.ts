import { honeypotName, isHoneypotFilled } from '@nibras/contract/honeypot.ts';
import { data } from 'react-router';
import { ApiError } from '#platform/api/api-error.ts';
import { emptyValues, type TextValues } from './draft.ts';
import { type FailureTexts, type FormOutcome, failedOutcome } from './failure.ts';

/** The state of a form that was posted without scripts. */
export type PostedForm<Name extends string = string> = {
  outcome: FormOutcome;
  /** The typed values, shown again after a failure; empty after a success. */
  values: TextValues<Name>;
  errors: Partial<TextValues<Name>>;
};

type PostOptions<Name extends string> = {
  fields: readonly Name[];
  /** Sends the values and returns the success message. Throws as the API client does. */
  send(values: TextValues, form: FormData): Promise<string>;
  words: FailureTexts;
};

/** The values with the filled honeypot, which the server uses to recognise robots. */
export function withHoneypot(values: TextValues, honeypot: unknown): TextValues {
  return isHoneypotFilled(honeypot) ? { ...values, [honeypotName]: String(honeypot) } : values;
}

/** The first error text of each field. */
export function firstErrors<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): Partial<TextValues<Name>> {
  if (!(error instanceof ApiError)) return {};
  const errors = fields.flatMap((field) => {
    const text = error.errors[field]?.[0];
    return text ? [[field, text]] : [];
  });
  return Object.fromEntries(errors);
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

/** The posted form; 415 for a body of another type, 400 for a body that does not parse. */
async function readForm(request: Request): Promise<FormData | 400 | 415> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type)) return 415;
  return request.formData().catch(() => 400 as const);
}

/** The response of a page's `action`: sends the form to the API from the server when the browser runs no scripts. */
export async function answerPost<Name extends string>(
  request: Request,
  { fields, send, words }: PostOptions<Name>,
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
