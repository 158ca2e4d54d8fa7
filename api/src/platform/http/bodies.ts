import { tmpdir } from 'node:os';
import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { RequestUpload } from './uploads/request-upload.ts';
import type { UploadLimits } from './uploads/upload-limits.ts';
import { receiveFile, type UploadedFile } from './uploads/uploaded-file.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The maximum size of a body of any type without its file, in bytes. */
export const bodyLimit = megabyte;

/** Fields stay in memory until the whole form is parsed, so one request can take at most 50 times this, in bytes. */
const fieldLimit = 64 * kilobyte;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The form field in which a route accepts one file; without it the route accepts none. The file is a buffer in
     * memory, or with `onDisk` an `UploadedFile`.
     */
    file?: { field: string; maxBytes: number; onDisk?: boolean };
  }
  interface FastifyRequest {
    /** Uploaded files that are closed when the response is sent. */
    uploadedFiles: UploadedFile[] | null;
  }
}

type Values = Record<string, unknown>;

const refusedFile = (field: string, message: string) =>
  new AppError('invalid-input', { errors: { [field]: [message] } });

function tooLarge(field: string, maxBytes: number) {
  const message = `حجم الملف أكبر من ${maxBytes / megabyte} ميجابايت. اختر ملفًا أصغر.`;
  return new AppError('body-too-large', { message, errors: { [field]: [message] } });
}

/** Reads a file's bytes, or null above the limit. It is read to its end either way, or the connection would stall. */
async function readBytes(file: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= maxBytes ? Buffer.concat(chunks) : null;
}

interface ReadFormOptions {
  folder: string;
  upload: RequestUpload | null;
}
type ReadFileOptions = ReadFormOptions & { maxBytes: number; onDisk?: boolean };

/** Browsers write a quote and line ends in a file's name as these three escapes, and a `%` as it is (WHATWG HTML, multipart/form-data). */
const sentName = (name: string): string => name.replace(/%22/g, '"').replace(/%0d|%0a/gi, ' ');

/** Reads a file in the form that its route expects, or returns null above the limit. */
async function readFile(
  request: FastifyRequest,
  part: MultipartFile,
  { maxBytes, onDisk, folder, upload }: ReadFileOptions,
): Promise<Buffer | UploadedFile | null> {
  const content = upload ? upload.count(part.file) : part.file;
  if (!onDisk) return readBytes(content, maxBytes);
  const name = sentName(part.filename ?? '');
  const uploaded = await receiveFile(content, { name, maxBytes, folder });
  if (uploaded) request.uploadedFiles = [...(request.uploadedFiles ?? []), uploaded];
  return uploaded;
}

/** Reads the values of a form by their names; a repeated name yields a list. */
async function readFormValues(request: FastifyRequest, options: ReadFormOptions): Promise<Values> {
  const accepted = request.routeOptions.config.file;
  const values: Values = {};
  let refusal: Error | null = null;
  const addValue = (name: string, value: unknown) => {
    values[name] = name in values ? [values[name], value].flat() : value;
  };
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('body-too-large');
      addValue(name, part.value);
    } else if (accepted?.field === name) {
      try {
        const file = await readFile(request, part, { ...accepted, ...options });
        if (file) addValue(name, file);
        else refusal ??= tooLarge(name, accepted.maxBytes);
      } catch (error) {
        // A disk error. The remaining parts are still read, or the client would not receive the response.
        if (!(error instanceof Error && 'errno' in error)) throw error;
        refusal ??= error;
      }
    } else {
      await readBytes(part.file, 0);
      refusal ??= refusedFile(name, 'هذا الحقل لا يقبل ملفًا.');
    }
  }
  if (refusal) throw refusal;
  return values;
}

/** Closes uploaded files once the response is known, whatever it is. */
function closeFiles(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
) {
  const files = request.uploadedFiles?.splice(0) ?? [];
  Promise.all(files.map((file) => file.close())).catch((error: unknown) =>
    request.log.warn({ err: error }, 'an uploaded file could not be closed'),
  );
  done(null, payload);
}

/** A form above this size, in bytes, may contain a file, so its upload is reserved before it is read. */
const reserveAbove = fieldLimit;

function uploadOf(request: FastifyRequest, uploads: UploadLimits | null): RequestUpload | null {
  const { file } = request.routeOptions.config;
  const { caller } = request;
  if (!file || !caller || !uploads) return null;
  const { field } = file;
  return new RequestUpload((bytes) => uploads.reserve({ personId: caller.id, bytes, field }));
}

async function readForm(request: FastifyRequest, { folder, uploads }: Required<BodyOptions>) {
  if (!request.isMultipart()) return;
  const { file } = request.routeOptions.config;
  const length = Number(request.headers['content-length']);
  // Refused before it is read; a form of unknown length is limited by its parts.
  if (length > bodyLimit + (file?.maxBytes ?? 0)) {
    throw file ? tooLarge(file.field, file.maxBytes) : new AppError('body-too-large');
  }
  const upload = uploadOf(request, uploads);
  if (upload && file && !(length <= reserveAbove)) {
    await upload.begin(Math.min(file.maxBytes, length || file.maxBytes));
  }
  try {
    await parseForm(request, { folder, upload });
    await upload?.complete();
  } finally {
    await upload
      ?.end()
      .catch((error: unknown) =>
        request.log.warn({ err: error }, 'the reservation of an upload was not released'),
      );
  }
}

async function parseForm(request: FastifyRequest, options: ReadFormOptions) {
  try {
    request.body = await readFormValues(request, options);
  } catch (error) {
    // Limits carry a status and a full disk an `errno`; an error without either is the parser's, for a malformed form.
    const ours = error instanceof Error && ('statusCode' in error || 'errno' in error);
    if (error instanceof AppError || ours) throw error;
    throw new AppError('bad-request', { cause: error });
  }
}

interface BodyOptions {
  /** The folder for files of routes with `onDisk`. */
  folder?: string;
  /** The upload limits of people; null for only the limit of each file. */
  uploads?: UploadLimits | null;
}

/**
 * Accepts bodies as JSON, multipart or urlencoded (docs/behaviour/general.md#failures); anything else is 415. An empty
 * body counts as none, whatever its type. A file that the route does not accept is refused with an error for its field.
 */
export async function acceptBodies(
  app: ApiServer,
  { folder = tmpdir(), uploads = null }: BodyOptions = {},
): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldSize: fieldLimit, fileSize: Infinity, fields: 50, files: 10, parts: 60 },
  });
  app.decorateRequest('uploadedFiles', null);
  app.addHook('preValidation', (request) => readForm(request, { folder, uploads }));
  app.addHook('onSend', closeFiles);
}
