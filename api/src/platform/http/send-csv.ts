import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a file for spreadsheets while its lines are read. @param name of the file, without its ending */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string>,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));
