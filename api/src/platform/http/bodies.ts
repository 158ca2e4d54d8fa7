import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { ApiServer } from './feature.ts';

const kilobyte = 1024;

/** What a body may hold, in whatever form it comes: bytes. */
export const bodyLimit = 1024 * kilobyte;

/** Every field is held in memory until the form is whole: 50 of these are the most that one call can take. */
const fieldLimit = 64 * kilobyte;

/** The values of a form by their names; a name that is given twice holds a list. */
async function formValues(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (part.type === 'file') {
      // Read to its end and kept nowhere: an unread file would hold up the connection.
      part.file.resume();
      errors[name] = ['هذا الحقل لا يقبل ملفًا.'];
    } else if (part.valueTruncated) {
      throw new AppError('body-too-large');
    } else {
      values[name] = name in values ? [values[name], part.value].flat() : part.value;
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
  return values;
}

async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) return;
  // Told before it is read; a form of unknown length meets the limits of its fields.
  if (Number(request.headers['content-length']) > bodyLimit) throw new AppError('body-too-large');
  try {
    request.body = await formValues(request);
  } catch (error) {
    // Limits carry their status; an error without one is the parser's, about a form that is none.
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new AppError('bad-request', { cause: error });
  }
}

/**
 * Bodies come as JSON, multipart or urlencoded (DESIGN §5), anything else is 415. An empty body is none, whatever
 * its type says. No route takes files: one is told by its field's name.
 */
export async function acceptBodies(app: ApiServer): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    limits: { fieldSize: fieldLimit, fields: 50, files: 10, parts: 60 },
  });
  app.addHook('preValidation', readForm);
}
