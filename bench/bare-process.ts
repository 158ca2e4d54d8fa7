import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { bareSql } from './bare-sql.ts';

/**
 * The baseline of the product: bare Fastify. It sends bytes that it received by IPC, or the rows of one statement after
 * the statement that looks up the session, or inserts one row after it.
 */

export interface Page {
  path: string;
  headers: Record<string, string>;
  /** Base 64. */
  body: string;
}

const app = Fastify({ logger: false });
const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const { DATABASE_URL } = process.env;
const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 5 }) : null;

async function sessionOf(authorization: string): Promise<number> {
  if (!pool) throw new Error('DATABASE_URL is not set');
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const session = await pool.query({ ...bareSql.session, values: [hash] });
  const person = session.rows[0]?.id;
  if (!person) throw new Error('no such session');
  return person;
}

async function answer(name: keyof typeof bareSql, id: string, authorization: string) {
  const person = await sessionOf(authorization);
  const { rows } = await (pool as pg.Pool).query({
    ...bareSql[name],
    values: [Number(id), person],
  });
  return rows;
}

app.get<{ Params: { id: string } }>('/sql/course/:id', ({ params, headers }) =>
  answer('course', params.id, headers.authorization ?? ''),
);
app.get<{ Params: { id: string } }>('/sql/messages/:id', ({ params, headers }) =>
  answer('messages', params.id, headers.authorization ?? ''),
);
app.put<{ Body: { value: string } }>('/sql/insert', async ({ body, headers }) => {
  await sessionOf(headers.authorization ?? '');
  await pool?.query('insert into bench_inserts values (now(), $1)', [body.value]);
  return {};
});
app.get('/*', (request, reply) => {
  const page = pages.get(request.url);
  if (!page) return reply.code(404).send();
  return reply.headers(page.headers).send(page.body);
});

process.on('message', ({ path, headers, body }: Page) => {
  pages.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.({ stored: path });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
