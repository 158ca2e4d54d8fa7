import type { IncomingMessage } from 'node:http';
import { realtime as limits, presence } from '@nibras/contract/limits.ts';
import { personRoom, realtimePath, type ServerEvents } from '@nibras/contract/realtime.ts';
import type { Logger } from 'pino';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { isAllowedOrigin, requestedHost } from '../http/allowed-origin.ts';
import type { SharedRedis } from '../redis/open-redis.ts';
import { createActiveConversations } from './active-conversations.ts';
import { authenticateSocket, type TabData } from './authenticate-socket.ts';
import { liveSessions } from './live-sessions.ts';
import { openPresence, type PresenceTimings } from './presence.ts';
import { onlineAmong } from './presence-queries.ts';
import type { Live, Payload, Realtime } from './realtime.ts';
import { registerSocketHandlers } from './register-socket-handlers.ts';

interface Needs {
  config: Pick<Config, 'siteOrigins' | 'publicUrl' | 'trustProxy'>;
  db: Database;
  /** What joins several processes; null for one that is alone. */
  redis: SharedRedis | null;
  log: Logger;
  now: () => Date;
  /** Tests go faster. */
  timings?: PresenceTimings;
}

/** The room of a person's tabs whose browser carries the files' cookie for a host. */
const cookieRoom = (personId: number, host: string) => `cookie.${personId}.${host}`;
const sessionRoom = (sessionId: number) => `session.${sessionId}`;

/** Names in Redis; a process that was away for longer than so many events has lost those before them. */
const streams = { streamName: 'nibras:live', channelPrefix: 'nibras:live', maxLen: 10_000 };

/** Real time over Socket.IO. Sockets are taken once `listen` was called. */
export function openRealtime({ config, db, redis, log, now, timings = presence }: Needs): Realtime {
  let parts: readonly Live[] = [];
  let closing = false;

  const io = new Server<DefaultEventsMap, ServerEvents, DefaultEventsMap, TabData>({
    path: realtimePath,
    serveClient: false,
    perMessageDeflate: false,
    // Without one this process reaches its own sockets only; while Redis is away, so it is with one.
    adapter: redis?.adapter(streams),
    maxHttpBufferSize: limits.packetMaxBytes,
    connectTimeout: limits.handshakeWithin,
    cors: config.siteOrigins.length > 0 ? { origin: config.siteOrigins } : undefined,
    // Who comes while we leave is sent on to look again.
    allowRequest: (request, answer) => answer(null, !closing && isAllowedOrigin(request, config)),
  });

  const askedHosts = new WeakMap<object, string>();
  const looking = createActiveConversations(redis);
  const here = openPresence(
    { db, log },
    {
      timings,
      async told(changes) {
        if (changes.length === 0) return;
        for (const part of parts) await part.presence?.(changes);
      },
    },
  );

  /** Sessions end in other ways than by signing out here: by time, by another process, by a stolen token. */
  async function closeEnded() {
    const held = new Set([...io.of('/').sockets.values()].map(({ data }) => data.sessionId));
    const live = await liveSessions(db, [...held], now());
    endSessions([...held].filter((id) => !live.has(id)));
  }
  function endSessions(sessionIds: readonly number[]) {
    if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
  }

  io.use(
    authenticateSocket({
      db,
      now,
      tabsOf: (id) => io.of('/').adapter.rooms.get(personRoom(id))?.size ?? 0,
    }),
  );
  io.on('connection', (socket) => {
    const { personId, sessionId } = socket.data;
    void socket.join([personRoom(personId), sessionRoom(sessionId)]);
    const host = askedHosts.get(socket.conn) ?? '';
    if (socket.handshake.auth.filesCookie === true) void socket.join(cookieRoom(personId, host));
    here.come(personId);
    const tab = {
      id: socket.id,
      personId,
      look: (conversationId: number | null) => looking.show(tab, conversationId),
    };
    socket.on('disconnect', () => {
      here.go(personId);
      tab.look(null);
    });
    registerSocketHandlers(socket, { tab, parts, log });
    if (redis?.eventLoss.isLosing()) socket.emit('events-incomplete');
  });

  /**
   * A look at a stream that has held nothing yet begins "from now", each time anew; what is told between two looks
   * would be missed. An entry that says nothing gives every process a place to go on from.
   */
  function markStream() {
    const { streamName, maxLen } = streams;
    redis?.client.xadd(streamName, 'MAXLEN', '~', maxLen, '*', 'beat', '').catch(() => undefined);
  }

  // Whichever process could not tell the others: tabs of every process may have missed something of it.
  redis?.eventLoss.onChange((losing) => {
    if (losing) io.local.emit('events-incomplete');
    else io.emit('catch-up');
  });
  redis?.client.on('ready', markStream);

  let sweep: NodeJS.Timeout | undefined;
  return {
    emit<Event extends keyof ServerEvents>(
      personIds: readonly number[],
      event: Event,
      payload: Payload<Event>,
      {
        exceptSocket = null,
        withCookie = null,
      }: {
        exceptSocket?: string | null;
        withCookie?: { host: string; payload: Payload<Event> } | null;
      } = {},
    ) {
      if (personIds.length === 0) return;
      const except = exceptSocket ? [exceptSocket] : [];
      const send = (rooms: string[], excepted: string[], content: Payload<Event>) => {
        const told = (content === undefined ? [] : [content]) as Parameters<ServerEvents[Event]>;
        io.to(rooms)
          .except(excepted)
          .emit(event, ...told);
      };
      const carrying = withCookie
        ? personIds.map((personId) => cookieRoom(personId, withCookie.host))
        : [];
      send(personIds.map(personRoom), [...except, ...carrying], payload);
      if (withCookie) send(carrying, except, withCookie.payload);
    },
    online: (personIds) => onlineAmong(db, personIds),
    peopleViewing: (conversationId) => looking.at(conversationId),
    connections: () => io.engine?.clientsCount ?? 0,
    endSessions,
    async listen(server, live) {
      parts = live;
      await here.start();
      io.attach(server);
      markStream();
      // The first request of every connection would else be kept as long as the connection lasts.
      io.engine.on('connection', (connection: { request: IncomingMessage | null }) => {
        askedHosts.set(connection, requestedHost(connection.request?.headers ?? {}, config));
        connection.request = null;
      });
      sweep = setInterval(() => {
        markStream();
        looking.repeat();
        closeEnded().catch((error: unknown) => log.warn({ err: error }, 'sessions not checked'));
      }, timings.heartbeat).unref();
    },
    async close() {
      if (closing) return;
      closing = true;
      if (sweep) {
        clearInterval(sweep);
        await here.stop();
        // The line is cut and not the sign-in: to the tabs it is a lost connection, and they look for another.
        io.engine.close();
      }
      await io.of('/').adapter.close();
    },
  };
}
