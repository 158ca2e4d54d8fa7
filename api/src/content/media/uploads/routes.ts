import { PassThrough, Readable } from 'node:stream';
import { getStudioUnfinishedUploads } from '@nibras/contract/content/media/studio/calls.ts';
import { mediaHeader, uploadsPath } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RawRoutes, Routes } from '#platform/feature.ts';
import { requireAccess, signedIn } from '#platform/http/access.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import { checkMetadata } from './check-metadata.ts';
import { finishUpload } from './finish-upload.ts';
import { unfinishedOf, uploadById } from './queries.ts';
import { createTusServer } from './tus-server.ts';

/** The bytes of a request until its end or the cut of the line: what has arrived is kept. */
function bodyOf({ raw }: FastifyRequest): PassThrough {
  const body = new PassThrough();
  raw.once('error', () => body.end());
  raw.once('close', () => body.end());
  return raw.pipe(body);
}

/** Reads the rest of a refused request, and closes its connection: nothing else must wait behind it. */
function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  raw.unpipe();
  raw.resume();
  if (!raw.complete) reply.header('Connection', 'close');
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The rest of the headers means nothing to tus, and some of them it refuses.
    if (/^(tus-|upload-|content-)/.test(name) && value !== undefined) {
      headers.set(name, String(value));
    }
  }
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers };
  if (request.method === 'PATCH') {
    init.body = Readable.toWeb(bodyOf(request)) as never;
    init.duplex = 'half';
  }
  return new Request(new URL(request.url.split('?')[0] ?? '', 'http://localhost'), init);
}

/** `/api/studio/uploads`: uploads that go on after a cut, by the protocol tus 1.0. */
/** Raw routes declare no access. */
const studio = { inSome: 'studio:open' } as const;

export const uploadRoutes: RawRoutes = (app, platform) => {
  const { db } = platform;
  const handle = createTusServer(platform);
  const params = z.object({ upload: z.string().max(100) });
  const config = {
    rateLimit: { max: limits.uploadRequestsPerMinute, timeWindow: 60_000 },
  };

  app.register(async (scope: ApiServer) => {
    // The handler reads the body itself, as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        await requireAccess(db, signedIn(request), { needs: studio, params: {} });
        checkMetadata(request.headers['upload-metadata']);
        const { status, headers } = await handle(toWebRequest(request), signedIn(request));
        return reply.status(status).headers(headers).send();
      } catch (error) {
        discardBody(request, reply);
        throw error;
      }
    };

    // The protocol is described by tus, not by the OpenAPI document.
    const hidden = { hide: true };
    scope.post(uploadsPath, { config, schema: hidden }, answer);
    scope.patch(`${uploadsPath}/:upload`, { config, schema: { ...hidden, params } }, answer);
    scope.delete(`${uploadsPath}/:upload`, { config, schema: { ...hidden, params } }, answer);
    scope.head(
      `${uploadsPath}/:upload`,
      { config, schema: { ...hidden, params } },
      async (request, reply) => {
        await requireAccess(db, signedIn(request), { needs: studio, params: {} });
        const { status, headers } = await handle(toWebRequest(request), signedIn(request));
        const upload = await uploadById(db, request.params.upload);
        // The response to the last bytes may have been lost: anyone who asks again gets what it said.
        if (upload && upload.received === upload.bytes) {
          reply.header(mediaHeader, String(await finishUpload(platform, upload.id)));
        }
        return reply.status(status).headers(headers).header('Cache-Control', 'no-store').send();
      },
    );
  });
};

export const routes: Routes = (serve, { db }) => {
  serve(getStudioUnfinishedUploads, async (request) => {
    const caller = signedIn(request);
    // A rendition of a browser is made anew: no file that can be chosen continues it.
    const rows = (await unfinishedOf(db, caller.id)).filter(({ metadata }) => !metadata.rendition);
    return {
      uploads: rows.map((row) => ({
        id: row.id,
        name: row.name,
        bytes: row.bytes,
        received: row.received,
        modified: row.modified,
        replaces: row.replacesId,
        expires_at: new Date(row.updatedAt.getTime() + limits.unfinishedFor).toISOString(),
      })),
    };
  });
};
