import { mediaHeader, uploadsPath } from '@nibras/contract/content/media/studio/shapes.ts';
import { Server } from '@tus/server';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { finishUpload } from './finish-upload.ts';
import { PartStore } from './part-store.ts';
import { uploadById } from './queries.ts';
import { startUpload } from './start-upload.ts';

const codes: Record<number, ConstructorParameters<typeof AppError>[0]> = {
  404: 'upload-not-found',
  409: 'upload-moved',
  410: 'upload-not-found',
  413: 'media-too-large',
};

/** The failure of a request; the library's own are objects with a status. */
function toError(error: Error | { status_code: number; body: string }): Error {
  if (error instanceof Error) return error;
  // 501: the request wants an extension of tus that the product does not offer.
  if (error.status_code >= 500 && error.status_code !== 501) return new Error(error.body);
  return new AppError(codes[error.status_code] ?? 'bad-request');
}

/** The headers of tus; what else the library sets, the product decides itself. */
const kept = /^(location|tus-|upload-|nibras-)/;

/** A request of the tus protocol, from a caller whose session was checked. */
export type Handle = (
  request: Request,
  caller: Caller,
) => Promise<{ status: number; headers: Record<string, string> }>;

/** Speaks tus 1.0: creation, termination, resumption. @throws AppError from the returned function */
export function createTusServer(platform: Platform): Handle {
  const callers = new WeakMap<Request, Caller>();
  const failures = new WeakMap<Request, Error>();
  const callerOf = (request: object) => {
    const caller = callers.get(request as Request);
    if (!caller) throw new AppError('unauthenticated');
    return caller;
  };

  const server = new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: new PartStore(platform),
    async onIncomingRequest(request, id) {
      const caller = callerOf(request);
      if (request.method === 'POST') return;
      const upload = await uploadById(platform.db, id);
      // Another person's upload is not even known.
      if (upload?.personId !== caller.id) throw new AppError('upload-not-found');
    },
    async onUploadCreate(request, { id, size, metadata = {} }) {
      const bytes = size ?? 0;
      await startUpload(platform, { id, bytes, metadata, caller: callerOf(request) });
      return {};
    },
    async onUploadFinish(_request, { id }) {
      return { headers: { [mediaHeader]: String(await finishUpload(platform, id)) } };
    },
    onResponseError(request, error) {
      failures.set(request as Request, toError(error));
      return undefined;
    },
  });

  return async (request, caller) => {
    callers.set(request, caller);
    const response = await server.handleWeb(request as never);
    const failure = failures.get(request);
    if (failure) throw failure;
    if (response.status >= 400) throw new AppError(codes[response.status] ?? 'bad-request');
    const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.test(name)));
    return { status: response.status, headers };
  };
}
