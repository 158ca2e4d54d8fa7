import { failureText } from '@nibras/contract/errors.ts';
import { postLectureSeat, postLectureSeatByIdFree } from '@nibras/contract/learning/seats/calls.ts';
import type { SeatAnswer } from '@nibras/contract/learning/seats/shapes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lectureAddresses } from '#learning/lectures/index.ts';
import type { Routes } from '#platform/feature.ts';
import type { Caller } from '#platform/http/access.ts';
import { videosFor } from '#platform/storage/files-for.ts';
import { watchLecture } from './watch-lecture.ts';

interface SeatRequest {
  caller: Caller;
  body: { course_id: number; lecture_id: number };
}

/** Seats of the caller's sessions. */
export const memberRoutes: Routes = (serve, platform) => {
  async function answer(
    request: FastifyRequest & SeatRequest,
    reply: FastifyReply,
    free?: number,
  ): Promise<SeatAnswer | FastifyReply> {
    const { caller, body } = request;
    const place = { course: body.course_id, lecture: body.lecture_id };
    const found = await watchLecture(platform, {
      ...place,
      caller,
      ...(free !== undefined && { free }),
    });
    if ('lecture' in found) {
      const { video, stream, parts } = lectureAddresses(platform, {
        lecture: found.lecture,
        caller,
        ...videosFor(platform, request, reply),
      });
      return {
        videos: video,
        stream: stream.stream ?? null,
        sound_stream: stream.sound_stream ?? null,
        parts,
      };
    }
    return reply.status(409).send({
      message: failureText('seats-taken'),
      seats: found.seats,
      free_from: found.freeFrom?.toISOString() ?? null,
    });
  }

  serve(postLectureSeat, (request, reply) => answer(request, reply));
  serve(postLectureSeatByIdFree, (request, reply) => answer(request, reply, request.params.id));
};
