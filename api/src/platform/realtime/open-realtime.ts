import type { IncomingMessage } from 'node:http';
import {
  personRoom,
  realtimePath,
  type ServerEvents,
} from '@nibras/contract/conversation/realtime.ts';
import { realtime as limits, presence } from '@nibras/contract/limits.ts';
import type { Logger } from 'pino';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { isAllowedOrigin, requestedHost } from '../http/origin/allowed-origin.ts';
import type { SharedRedis } from '../redis/open-redis.ts';
import { createActiveConversations } from './active-conversations.ts';
import { authenticateSocket, type TabData } from './authenticate-socket.ts';
import { liveSessions } from './live-sessions.ts';
import { openPresence, type PresenceTimings } from './presence.ts';
import { onlineAmong } from './presence-queries.ts';
import type { Live, Payload, Realtime } from './realtime.ts';
import { registerSocketHandlers } from './register-socket-handlers.ts';

interface RealtimeOptions {
  config: Pick<Config, 'siteOrigins' | 'publicUrl' | 'trustProxy'>;
  db: Database;
  /** Connects several processes; null for a single one. */
  redis: SharedRedis | null;
  log: Logger;
  now: () => Date;
  /** Shorter in tests. */
  timings?: PresenceTimings;
}

/** The room of a person's tabs whose browser has the files' cookie for a host. */
const cookieRoom = (personId: number, host: string) => `cookie.${personId}.${host}`;
const sessionRoom = (sessionId: number) => `session.${sessionId}`;

/** Names in Redis. A process that was disconnected for more than `maxLen` events has lost the older ones. */
const streams = { streamName: 'nibras:live', channelPrefix: 'nibras:live', maxLen: 10_000 };

/** Opens real-time events over Socket.IO. Sockets are accepted after `listen`. */
export function openRealtime({
  config,
  db,
  redis,
  log,
  now,
  timings = presence,
}: RealtimeOptions): Realtime {
  let parts: readonly Live[] = [];
  let closing = false;

  const io = new Server<DefaultEventsMap, ServerEvents, DefaultEventsMap, TabData>({
    path: realtimePath,
    serveClient: false,
    perMessageDeflate: false,
    // Without the adapter, or while Redis is unreachable, this process reaches only its own sockets.
    adapter: redis?.adapter(streams),
    maxHttpBufferSize: limits.packetMaxBytes,
    connectTimeout: limits.handshakeWithin,
    cors: config.siteOrigins.length > 0 ? { origin: config.siteOrigins } : undefined,
    // Refused while closing, so that the client retries and reaches another process.
    allowRequest: (request, callback) =>
      callback(null, !closing && isAllowedOrigin(request, config)),
  });

  const requestedHosts = new WeakMap<object, string>();
  const activeConversations = createActiveConversations(redis);
  const presenceTracker = openPresence(
    { db, log },
    {
      timings,
      async onChange(changes) {
        if (changes.length === 0) return;
        for (const part of parts) await part.presence?.(changes);
      },
    },
  );

  /** Closes the sockets of sessions that ended elsewhere: by expiry, in another process, or after a token theft. */
  async function closeEndedSessions() {
    const sessionIds = new Set([...io.of('/').sockets.values()].map(({ data }) => data.sessionId));
    const live = await liveSessions(db, [...sessionIds], now());
    endSessions([...sessionIds].filter((id) => !live.has(id)));
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
    const host = requestedHosts.get(socket.conn) ?? '';
    if (socket.handshake.auth.filesCookie === true) void socket.join(cookieRoom(personId, host));
    presenceTracker.connect(personId);
    const tab = {
      id: socket.id,
      personId,
      showConversation: (conversationId: number | null) =>
        activeConversations.show(tab, conversationId),
    };
    socket.on('disconnect', () => {
      presenceTracker.disconnect(personId);
      tab.showConversation(null);
    });
    registerSocketHandlers(socket, { tab, parts, log });
    if (redis?.eventLoss.isLosing()) socket.emit('events-incomplete');
  });

  /**
   * Adds an empty entry to the stream. Reads of an empty stream start at "now" each time, so events between two reads
   * would be missed; after one entry every process continues from it.
   */
  function markStream() {
    const { streamName, maxLen } = streams;
    redis?.client.xadd(streamName, 'MAXLEN', '~', maxLen, '*', 'beat', '').catch(() => undefined);
  }

  // If events of one process were lost, tabs of every process may have missed some.
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
      const send = (rooms: string[], exceptRooms: string[], content: Payload<Event>) => {
        const args = (content === undefined ? [] : [content]) as Parameters<ServerEvents[Event]>;
        io.to(rooms)
          .except(exceptRooms)
          .emit(event, ...args);
      };
      const cookieRooms = withCookie
        ? personIds.map((personId) => cookieRoom(personId, withCookie.host))
        : [];
      send(personIds.map(personRoom), [...except, ...cookieRooms], payload);
      if (withCookie) send(cookieRooms, except, withCookie.payload);
    },
    emitHere(personIds, event, payload) {
      if (personIds.length === 0) return;
      const args = [payload] as Parameters<ServerEvents[typeof event]>;
      io.local.to(personIds.map(personRoom)).emit(event, ...args);
    },
    peopleHere: () => [
      ...new Set([...io.of('/').sockets.values()].map(({ data }) => data.personId)),
    ],
    online: (personIds) => onlineAmong(db, personIds),
    peopleViewing: (conversationId) => activeConversations.viewers(conversationId),
    connections: () => io.engine?.clientsCount ?? 0,
    endSessions,
    async listen(server, live) {
      parts = live;
      await presenceTracker.start();
      io.attach(server);
      markStream();
      // Otherwise Engine.IO keeps the first request in memory as long as the connection lasts.
      io.engine.on('connection', (connection: { request: IncomingMessage | null }) => {
        requestedHosts.set(connection, requestedHost(connection.request?.headers ?? {}, config));
        connection.request = null;
      });
      sweep = setInterval(() => {
        markStream();
        activeConversations.renew();
        closeEndedSessions().catch((error: unknown) =>
          log.warn({ err: error }, 'sessions not checked'),
        );
      }, timings.heartbeat).unref();
    },
    async close() {
      if (closing) return;
      closing = true;
      if (sweep) {
        clearInterval(sweep);
        await presenceTracker.stop();
        // Closes the transport and not the sessions, so that the tabs reconnect to another process.
        io.engine.close();
      }
      await io.of('/').adapter.close();
    },
  };
}
