import {
  deleteStudioMediaById,
  getStudioMedia,
  getStudioMediaById,
  getStudioMediaByIdUses,
  getStudioMediaQuota,
  postStudioMediaByIdRestore,
  postStudioMediaByIdStream,
  putStudioMediaById,
  putStudioMediaQuota,
} from '@nibras/contract/content/media/studio/calls.ts';
import type { FastifyReply } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import type { SignedInRequest } from '#platform/http/access.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { changeMedia } from './change-media.ts';
import { findMedia } from './find-media.ts';
import { presentMedia, presentUse } from './present.ts';
import { findFfmpeg } from './processing/ffmpeg.ts';
import { mediaList } from './queries.ts';
import { spaceOf, writeQuotas } from './quota.ts';
import { removeMedia, restoreMedia } from './remove-media.ts';
import { streamsOf } from './streams/queries.ts';
import { remakeStream } from './streams/remake-stream.ts';
import { streamRoutes } from './streams/routes.ts';
import { routes as unfinishedRoutes } from './uploads/routes.ts';
import { usesOf } from './uses.ts';

export const routes: Routes = (serve, platform) => {
  const { db } = platform;

  /** The caller, and what the presenter needs. */
  const open = (request: SignedInRequest, reply: FastifyReply) => ({
    caller: request.caller,
    ...filesFor(platform, request, reply),
  });

  /** One file as the caller sees it. */
  const present = async (id: number, options: ReturnType<typeof open>) => {
    const { row, uses } = await findMedia(db, { id, caller: options.caller });
    const streams = await streamsOf(db, [id]);
    return { media: presentMedia(platform, row, uses, { ...options, streams }) };
  };

  unfinishedRoutes(serve, platform);
  streamRoutes(serve, platform);

  serve(getStudioMedia, async (request, reply) => {
    const options = open(request, reply);
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (connection) =>
      mediaList(connection, query, options.caller),
    );
    const paths = rows.map(({ path }) => path);
    const uses = await usesOf(db, paths, options.caller);
    const streams = await streamsOf(
      db,
      rows.map(({ id }) => id),
    );
    return {
      media: rows.map((row) => presentMedia(platform, row, uses, { ...options, streams })),
      meta: boundedMeta(query, total),
    };
  });

  serve(getStudioMediaById, async (request, reply) => {
    const options = open(request, reply);
    return present(request.params.id, options);
  });

  serve(putStudioMediaById, async (request, reply) => {
    const options = open(request, reply);
    const { caller } = options;
    const { id } = request.params;
    await changeMedia(platform, { id, caller, ...request.body });
    return present(id, options);
  });

  serve(deleteStudioMediaById, async (request, reply) => {
    const { caller } = open(request, reply);
    await removeMedia(platform, { id: request.params.id, caller });
    return { message: 'حُذف الملف' };
  });

  serve(postStudioMediaByIdRestore, async (request, reply) => {
    const options = open(request, reply);
    const { id } = request.params;
    await restoreMedia(platform, { id, caller: options.caller });
    return present(id, options);
  });

  serve(postStudioMediaByIdStream, async (request, reply) => {
    const options = open(request, reply);
    const { id } = request.params;
    await remakeStream(platform, { id, caller: options.caller });
    return present(id, options);
  });

  serve(getStudioMediaByIdUses, async (request, reply) => {
    const { caller } = open(request, reply);
    const { uses } = await findMedia(db, { id: request.params.id, caller });
    return { uses: uses.map((use) => presentUse(use, caller)) };
  });

  const quota = async (person: number) => {
    const { used, max, fileMax } = await spaceOf(db, person);
    const ffmpeg = (await findFfmpeg(platform)) !== null;
    return { used, max, file_max: fileMax, ffmpeg };
  };

  serve(getStudioMediaQuota, (request) => quota(request.caller.id));

  serve(putStudioMediaQuota, async (request) => {
    const { max, file_max: fileMax } = request.body;
    await writeQuotas(db, { max, fileMax });
    return quota(request.caller.id);
  });
};
