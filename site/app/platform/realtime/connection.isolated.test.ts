import { realtime } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';
import type { RealtimeSocket } from './realtime-types.ts';

/** A socket whose server is simulated by the test. */
class FakeSocket implements RealtimeSocket {
  connected = false;
  active = true;
  closed = false;
  tries = 0;
  handlers = new Map<string, (detail: never) => void>();
  any: (event: string, payload: unknown) => void = () => undefined;
  connect() {
    this.tries += 1;
  }
  disconnect() {
    this.closed = true;
    this.connected = false;
  }
  emit() {}
  on(event: string, handler: (detail: never) => void) {
    this.handlers.set(event, handler);
  }
  onAny(handler: (event: string, payload: unknown) => void) {
    this.any = handler;
  }
  removeAllListeners() {
    this.handlers.clear();
  }
  receive(event: string, detail: unknown = {}) {
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    this.handlers.get(event)?.(detail as never);
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const state = { token: 'a1' as string | null, online: true };
  const onConnected = vi.fn();
  const onLost = vi.fn();
  const onEvent = vi.fn();
  const connection = createConnection({
    open: async () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: () => state.token,
    online: () => state.online,
    onConnected,
    onLost,
    onEvent,
  });
  const follow = async () => {
    connection.follow();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { state, sockets, connection, follow, onConnected, onLost, onEvent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection of a tab', () => {
  it('opens one socket for a signed-in user and passes its events on', async () => {
    const { state, sockets, follow, onConnected, onEvent } = setUp();
    state.token = null;
    await follow();
    expect(sockets).toHaveLength(0);
    state.token = 'a1';
    await follow();
    await follow();
    expect(sockets).toHaveLength(1);
    sockets[0]?.receive('connect');
    sockets[0]?.any('presence', { user_id: 1 });
    expect(onConnected).toHaveBeenCalledOnce();
    expect(onEvent).toHaveBeenCalledWith('presence', { user_id: 1 });
  });

  it('reconnects with a renewed token, and closes at sign-out', async () => {
    const { state, sockets, follow, onLost } = setUp();
    await follow();
    sockets[0]?.receive('connect');
    state.token = 'a2';
    await follow();
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    sockets[1]?.receive('connect');
    state.token = null;
    await follow();
    expect(sockets[1]?.closed).toBe(true);
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  it('does not connect while there is no network', async () => {
    const { state, sockets, follow } = setUp();
    state.online = false;
    await follow();
    expect(sockets).toHaveLength(0);
    state.online = true;
    await follow();
    expect(sockets).toHaveLength(1);
  });

  it('does not connect for a session that ended while the code was loading', async () => {
    const { state, sockets, connection } = setUp();
    connection.follow();
    state.token = null;
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets[0]?.tries).toBe(0);
  });

  it('tries a server without sockets only once', async () => {
    const { sockets, follow } = setUp();
    await follow();
    sockets[0]?.receive('connect_error', { description: 404 });
    expect(sockets[0]?.closed).toBe(true);
    await follow();
    expect(sockets).toHaveLength(1);
  });

  it('stops after four failures at a server that never answered, until the next change', async () => {
    const { sockets, follow } = setUp();
    await follow();
    for (let failure = 0; failure < 4; failure += 1) sockets[0]?.receive('connect_error');
    expect(sockets[0]?.closed).toBe(true);
    await follow();
    expect(sockets).toHaveLength(2);
  });

  it('keeps trying after it was connected once, and when the server closed the connection', async () => {
    const { sockets, follow } = setUp();
    await follow();
    const socket = sockets[0] as FakeSocket;
    socket.receive('connect');
    for (let failure = 0; failure < 9; failure += 1) socket.receive('connect_error');
    expect(socket.closed).toBe(false);
    socket.active = false;
    socket.receive('disconnect');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.tries).toBe(2);
  });

  it('counts as lost while events are incomplete, and as reconnected after the catch-up', async () => {
    const { sockets, follow, onConnected, onLost, onEvent } = setUp();
    await follow();
    const socket = sockets[0] as FakeSocket;
    socket.receive('connect');
    socket.any('events-incomplete', undefined);
    expect(onLost).toHaveBeenCalledOnce();
    expect(onConnected).toHaveBeenCalledOnce();
    // Each process that lost events sends it: the tab catches up once for all of them.
    for (let process = 0; process < 3; process += 1) socket.any('catch-up', undefined);
    expect(onEvent).toHaveBeenLastCalledWith('catch-up', undefined);
    expect(onConnected).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(realtime.catchUpWithin);
    expect(onConnected).toHaveBeenCalledTimes(2);
  });

  it('does not count as reconnected if it was closed before the catch-up', async () => {
    const { state, sockets, follow, onConnected } = setUp();
    await follow();
    sockets[0]?.receive('connect');
    sockets[0]?.any('catch-up', undefined);
    state.token = null;
    await follow();
    await vi.advanceTimersByTimeAsync(realtime.catchUpWithin);
    expect(onConnected).toHaveBeenCalledOnce();
  });
});
