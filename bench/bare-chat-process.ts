import Fastify from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';

/** A minimal chat server: for each message one durable insert before the response, and one event to the receiver. */

const app = Fastify({ logger: false });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 });
await pool.query(
  'create table if not exists bare_messages (id int generated always as identity primary key, body text)',
);
const io = new Server(app.server, { serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  const { token, conversation } = socket.handshake.auth;
  void socket.join([`person.${token}`, `conversation.${conversation}`]);
});

app.post<{ Body: { conversation_id: number; body: string } }>(
  '/api/messages',
  async ({ body: { conversation_id: conversation, body }, headers }) => {
    const { rows } = await pool.query(
      'insert into bare_messages (body) values ($1) returning id, body',
      [body],
    );
    const [message] = rows;
    const writer = (headers.authorization ?? '').slice('Bearer '.length);
    io.to(`conversation.${conversation}`)
      .except(`person.${writer}`)
      .emit('new-message', { message });
    return { message };
  },
);
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
