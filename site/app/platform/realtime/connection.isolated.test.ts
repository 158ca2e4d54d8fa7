import { realtime } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';
import type { RealtimeSocket } from './realtime-types.ts';

/** A socket whose server is played by the test. */
class FakeSocket implements RealtimeSocket {
  connected = false;
  active = true;
  closed = false;
  tries = 0;
  heard = new Map<string, (detail: never) => void>();
  any: (event: string, payload: unknown) => void = () => undefined;
  connect() {
    this.tries += 1;
  }
  disconnect() {
    this.closed = true;
    this.connected = false;
  }
  emit() {}
  on(event: string, hear: (detail: never) => void) {
    this.heard.set(event, hear);
  }
  onAny(hear: (event: string, payload: unknown) => void) {
    this.any = hear;
  }
  removeAllListeners() {
    this.heard.clear();
  }
  happens(event: string, detail: unknown = {}) {
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    this.heard.get(event)?.(detail as never);
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const world = { token: 'a1' as string | null, online: true };
  const onConnected = vi.fn();
  const onLost = vi.fn();
  const onEvent = vi.fn();
  const connection = createConnection({
    open: async () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: () => world.token,
    online: () => world.online,
    onConnected,
    onLost,
    onEvent,
  });
  const follow = async () => {
    connection.follow();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { world, sockets, connection, follow, onConnected, onLost, onEvent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection of a tab', () => {
  it('is there for who is signed in, once, and hands on what it hears', async () => {
    const { world, sockets, follow, onConnected, onEvent } = setUp();
    world.token = null;
    await follow();
    expect(sockets).toHaveLength(0);
    world.token = 'a1';
    await follow();
    await follow();
    expect(sockets).toHaveLength(1);
    sockets[0]?.happens('connect');
    sockets[0]?.any('presence', { user_id: 1 });
    expect(onConnected).toHaveBeenCalledOnce();
    expect(onEvent).toHaveBeenCalledWith('presence', { user_id: 1 });
  });

  it('connects anew with a renewed token, and closes at sign-out', async () => {
    const { world, sockets, follow, onLost } = setUp();
    await follow();
    sockets[0]?.happens('connect');
    world.token = 'a2';
    await follow();
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    sockets[1]?.happens('connect');
    world.token = null;
    await follow();
    expect(sockets[1]?.closed).toBe(true);
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  it('does not knock while there is no network', async () => {
    const { world, sockets, follow } = setUp();
    world.online = false;
    await follow();
    expect(sockets).toHaveLength(0);
    world.online = true;
    await follow();
    expect(sockets).toHaveLength(1);
  });

  it('does not open for a session that ended while the code was on its way', async () => {
    const { world, sockets, connection } = setUp();
    connection.follow();
    world.token = null;
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets[0]?.tries).toBe(0);
  });

  it('asks a server that has no sockets once', async () => {
    const { sockets, follow } = setUp();
    await follow();
    sockets[0]?.happens('connect_error', { description: 404 });
    expect(sockets[0]?.closed).toBe(true);
    await follow();
    expect(sockets).toHaveLength(1);
  });

  it('leaves a server that never answers alone until it is looked at again', async () => {
    const { sockets, follow } = setUp();
    await follow();
    for (let failure = 0; failure < 4; failure += 1) sockets[0]?.happens('connect_error');
    expect(sockets[0]?.closed).toBe(true);
    await follow();
    expect(sockets).toHaveLength(2);
  });

  it('goes on trying where it has been connected, and when the server closed it', async () => {
    const { sockets, follow } = setUp();
    await follow();
    const socket = sockets[0] as FakeSocket;
    socket.happens('connect');
    for (let failure = 0; failure < 9; failure += 1) socket.happens('connect_error');
    expect(socket.closed).toBe(false);
    socket.active = false;
    socket.happens('disconnect');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.tries).toBe(2);
  });

  it('counts as lost while the server cannot tell everything, and as new once it can', async () => {
    const { sockets, follow, onConnected, onLost, onEvent } = setUp();
    await follow();
    const socket = sockets[0] as FakeSocket;
    socket.happens('connect');
    socket.any('events-incomplete', undefined);
    expect(onLost).toHaveBeenCalledOnce();
    expect(onConnected).toHaveBeenCalledOnce();
    // Each process that lost events says so: they are caught up with together.
    for (let process = 0; process < 3; process += 1) socket.any('catch-up', undefined);
    expect(onEvent).toHaveBeenLastCalledWith('catch-up', undefined);
    expect(onConnected).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(realtime.catchUpWithin);
    expect(onConnected).toHaveBeenCalledTimes(2);
  });

  it('does not count as new where it was closed before it could catch up', async () => {
    const { world, sockets, follow, onConnected } = setUp();
    await follow();
    sockets[0]?.happens('connect');
    sockets[0]?.any('catch-up', undefined);
    world.token = null;
    await follow();
    await vi.advanceTimersByTimeAsync(realtime.catchUpWithin);
    expect(onConnected).toHaveBeenCalledOnce();
  });
});
