import { tmpdir } from 'node:os';
import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { RequestUpload } from './request-upload.ts';
import type { UploadLimits } from './upload-limits.ts';
import { receiveFile, type UploadedFile } from './uploaded-file.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What a body may hold, in whatever form it comes, besides a file: bytes. */
export const bodyLimit = megabyte;

/** Every field is held in memory until the form is whole: 50 of these are the most that one call can take. */
const fieldLimit = 64 * kilobyte;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The field in which a route takes one file; without this it takes none. It is held in memory as its bytes, or
     * on disk as a `UploadedFile` where `onDisk` says so.
     */
    file?: { field: string; maxBytes: number; onDisk?: boolean };
  }
  interface FastifyRequest {
    /** Files that are held until the answer goes out. */
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

/** A file's bytes, or null above the limit. It is read to its end either way: else it would hold up the connection. */
async function bytesOf(file: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= maxBytes ? Buffer.concat(chunks) : null;
}

interface FormReading {
  folder: string;
  upload: RequestUpload | null;
}
type FileTaking = FormReading & { maxBytes: number; onDisk?: boolean };

/** A file in the way that its route takes it, or null above the limit. */
async function fileOf(
  request: FastifyRequest,
  part: MultipartFile,
  { maxBytes, onDisk, folder, upload }: FileTaking,
): Promise<Buffer | UploadedFile | null> {
  const content = upload ? upload.counted(part.file) : part.file;
  if (!onDisk) return bytesOf(content, maxBytes);
  const name = part.filename ?? '';
  const held = await receiveFile(content, { name, maxBytes, folder });
  if (held) request.uploadedFiles = [...(request.uploadedFiles ?? []), held];
  return held;
}

/** The values of a form by their names; a name that is given twice holds a list. */
async function formValues(request: FastifyRequest, reading: FormReading): Promise<Values> {
  const taken = request.routeOptions.config.file;
  const values: Values = {};
  let refused: Error | null = null;
  const keep = (name: string, value: unknown) => {
    values[name] = name in values ? [values[name], value].flat() : value;
  };
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('body-too-large');
      keep(name, part.value);
    } else if (taken?.field === name) {
      try {
        const file = await fileOf(request, part, { ...taken, ...reading });
        if (file) keep(name, file);
        else refused ??= tooLarge(name, taken.maxBytes);
      } catch (error) {
        // What the disk said. The parts after it are read too, or the sender would never hear of it.
        if (!(error instanceof Error && 'errno' in error)) throw error;
        refused ??= error;
      }
    } else {
      await bytesOf(part.file, 0);
      refused ??= refusedFile(name, 'هذا الحقل لا يقبل ملفًا.');
    }
  }
  if (refused) throw refused;
  return values;
}

/** Lets go of held files once the answer is known, whatever it is. */
function releaseFiles(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
) {
  const held = request.uploadedFiles?.splice(0) ?? [];
  Promise.all(held.map((file) => file.close())).catch((error: unknown) =>
    request.log.warn({ err: error }, 'a held file could not be closed'),
  );
  done(null, payload);
}

/** What a form without a file stays below: a larger one is asked for room before anything of it is read. */
const plainForm = fieldLimit;

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
  // Told before it is read; a form of unknown length meets the limits of its parts.
  if (length > bodyLimit + (file?.maxBytes ?? 0)) {
    throw file ? tooLarge(file.field, file.maxBytes) : new AppError('body-too-large');
  }
  const upload = uploadOf(request, uploads);
  if (upload && file && !(length <= plainForm)) {
    await upload.begin(Math.min(file.maxBytes, length || file.maxBytes));
  }
  try {
    await readFormInto(request, { folder, upload });
    await upload?.complete();
  } finally {
    await upload
      ?.end()
      .catch((error: unknown) => request.log.warn({ err: error }, 'an upload was not settled'));
  }
}

async function readFormInto(request: FastifyRequest, reading: FormReading) {
  try {
    request.body = await formValues(request, reading);
  } catch (error) {
    // Limits carry their status, and a full disk its `errno`; an error without either is the parser's, about a form
    // that is none.
    const ours = error instanceof Error && ('statusCode' in error || 'errno' in error);
    if (error instanceof AppError || ours) throw error;
    throw new AppError('bad-request', { cause: error });
  }
}

interface BodyOptions {
  /** Where files are held that a route takes on disk. */
  folder?: string;
  /** What people may send; null for no limit but that of each file. */
  uploads?: UploadLimits | null;
}

/**
 * Bodies come as JSON, multipart or urlencoded (docs/behaviour/general.md#failures), anything else is 415. An empty body is none, whatever
 * its type says. A file where the route takes none is told by its field's name.
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
  app.addHook('onSend', releaseFiles);
}
