import { realtime as limits, presence } from '@nibras/contract/limits.ts';
import { personRoom, realtimePath, type ServerEvents } from '@nibras/contract/realtime.ts';
import type { Logger } from 'pino';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { hearTab } from './hear-tab.ts';
import { letIn, type TabData } from './let-in.ts';
import { liveSessions } from './live-sessions.ts';
import { openPresence, type Rhythm } from './presence.ts';
import { onlineAmong } from './presence-queries.ts';
import type { Live, Payload, Realtime } from './realtime.ts';

interface Needs {
  config: Pick<Config, 'siteOrigins'>;
  db: Database;
  log: Logger;
  now: () => Date;
  /** Tests go faster. */
  rhythm?: Rhythm;
}

const sessionRoom = (sessionId: number) => `session.${sessionId}`;
const lookingRoom = (conversationId: number) => `looking.${conversationId}`;

/** Real time over Socket.IO. Sockets are taken once `listen` was called. */
export function openRealtime({ config, db, log, now, rhythm = presence }: Needs): Realtime {
  let parts: readonly Live[] = [];
  let closing = false;

  // This process reaches its own sockets; an `adapter` given here is what would join several processes.
  const io = new Server<DefaultEventsMap, ServerEvents, DefaultEventsMap, TabData>({
    path: realtimePath,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: limits.packetMaxBytes,
    connectTimeout: limits.handshakeWithin,
    cors: config.siteOrigins.length > 0 ? { origin: config.siteOrigins } : undefined,
    // Who comes while we leave is sent on to look again.
    allowRequest: (_request, answer) => answer(null, !closing),
  });

  const here = openPresence(
    { db, log },
    {
      rhythm,
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
    letIn({ db, now, tabsOf: (id) => io.of('/').adapter.rooms.get(personRoom(id))?.size ?? 0 }),
  );
  io.on('connection', (socket) => {
    const { personId, sessionId } = socket.data;
    void socket.join([personRoom(personId), sessionRoom(sessionId)]);
    here.come(personId);
    socket.on('disconnect', () => here.go(personId));
    let shown: string | null = null;
    const tab = {
      id: socket.id,
      personId,
      look(conversationId: number | null) {
        if (shown) void socket.leave(shown);
        shown = conversationId === null ? null : lookingRoom(conversationId);
        if (shown) void socket.join(shown);
      },
    };
    hearTab(socket, { tab, parts, log });
  });

  let sweep: NodeJS.Timeout | undefined;
  return {
    emit<Event extends keyof ServerEvents>(
      personIds: readonly number[],
      event: Event,
      payload: Payload<Event>,
      { exceptSocket = null }: { exceptSocket?: string | null } = {},
    ) {
      if (personIds.length === 0) return;
      const tabs = io.to(personIds.map(personRoom));
      const told = (payload === undefined ? [] : [payload]) as Parameters<ServerEvents[Event]>;
      (exceptSocket ? tabs.except(exceptSocket) : tabs).emit(event, ...told);
    },
    online: (personIds) => onlineAmong(db, personIds),
    async lookingAt(conversationId) {
      const tabs = await io.in(lookingRoom(conversationId)).fetchSockets();
      return new Set(tabs.map(({ data }) => data.personId));
    },
    connections: () => io.engine?.clientsCount ?? 0,
    endSessions,
    async listen(server, live) {
      parts = live;
      await here.start();
      io.attach(server);
      // The first request of every connection would else be kept as long as the connection lasts.
      io.engine.on('connection', (connection: { request: unknown }) => {
        connection.request = null;
      });
      sweep = setInterval(() => {
        closeEnded().catch((error: unknown) => log.warn({ err: error }, 'sessions not checked'));
      }, rhythm.beat).unref();
    },
    async close() {
      if (!sweep || closing) return;
      closing = true;
      clearInterval(sweep);
      await here.stop();
      // The line is cut and not the sign-in: to the tabs it is a lost connection, and they look for another.
      io.engine.close();
    },
  };
}
