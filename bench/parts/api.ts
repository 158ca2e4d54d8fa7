import { startBare } from '../bare.ts';
import type { Row } from '../report.ts';
import { startServer } from '../server.ts';
import type { Part } from './part.ts';
import { comparedToBare } from './same-bytes.ts';

const path = '/api/courses?page=1&per_page=8';

/** Figure 1: a public list. */
export const api: Part = async ({ worlds, load }) => {
  const server = await startServer({ databaseUrl: await worlds.database('main'), serve: 'api' });
  const bare = await startBare();
  const rows: Row[] = [];
  try {
    const kinds: [string, Record<string, string>][] = [
      [`GET ${path}`, {}],
      ['the same, compressed (br)', { 'accept-encoding': 'br' }],
    ];
    for (const [what, headers] of kinds) {
      const compared = { part: 'api', what, path, headers, product: server.address, bare, load };
      rows.push(await comparedToBare({ ...compared, least: 0.7, rounds: 5, seconds: 2 }));
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
  return {
    title: '1. A list for everybody',
    text:
      'Responses a second over 20 connections, without a sign-in, beside a bare Fastify route that sends the same bytes. ' +
      'All but the first come from the response cache (record 0043).',
    rows,
  };
};
