import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { makeBrowser, memoryStore } from './testing.ts';

const hour = 60 * 60_000;
const answer = {
  token: 'a1',
  refresh_token: 'r1',
  user: { id: 7, name: 'سلمى' },
  data: { token: 'a1' },
};
const refusal = (status: number) => new ApiError({ kind: 'http', status, message: 'لا' });
const offline = () => new ApiError({ kind: 'network', message: 'لا اتصال' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(tab: ReturnType<ReturnType<typeof makeBrowser>['openTab']>) {
  const started = tab.controller.start();
  await vi.advanceTimersByTimeAsync(200);
  await started;
}

describe('starting', () => {
  test('without a token the visitor is a guest once no tab has answered', async () => {
    const tab = makeBrowser().openTab();
    const started = tab.controller.start();
    await vi.advanceTimersByTimeAsync(140);
    expect(tab.store.getState().initialized).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    await started;
    expect(tab.store.getState()).toMatchObject({ initialized: true, isAuthenticated: false });
  });

  test('a persisted sign-in without a token is removed', async () => {
    const browser = makeBrowser();
    browser.persisted.write({ isAuthenticated: true, user: { id: 7 } });
    const tab = browser.openTab();
    await start(tab);
    expect(browser.persisted.read()).toEqual({ isAuthenticated: false, user: null });
    expect(tab.store.getState().isAuthenticated).toBe(false);
  });

  test('a legacy token signs in and the user is fetched', async () => {
    const browser = makeBrowser();
    browser.local.setItem('token', 'legacy');
    const tab = browser.openTab();
    await start(tab);
    expect(tab.store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'legacy' });
    expect(tab.store.getState().user?.email).toBe('salma@example.com');
    expect(browser.local.getItem('user_id')).toBe('7');
  });

  test('a reload restores the session of its tab', async () => {
    const browser = makeBrowser();
    const before = browser.openTab();
    await before.controller.signIn(answer);
    const reloaded = browser.openTab({}, before.tab);
    await start(reloaded);
    expect(reloaded.store.getState()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
  });

  test('a new tab gets the session of a signed-in tab', async () => {
    const browser = makeBrowser();
    await browser.openTab().controller.signIn(answer);
    const second = browser.openTab();
    await start(second);
    expect(second.store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'a1' });
    expect(second.tab.getItem('token')).not.toBeNull();
  });
});

test('a new account without a name is known only in the tab that made it, until the sign-out', async () => {
  const browser = makeBrowser();
  const tab = browser.openTab();
  const other = browser.openTab();
  await tab.controller.signIn({ ...answer, name_needed: true });
  expect(tab.store.getState().nameNeeded).toBe(true);
  expect(other.store.getState()).toMatchObject({ isAuthenticated: true, nameNeeded: false });
  await tab.controller.signOut();
  expect(tab.store.getState().nameNeeded).toBe(false);
  // Servers of the specification do not say.
  await tab.controller.signIn(answer);
  expect(tab.store.getState().nameNeeded).toBe(false);
});

describe('the current user', () => {
  const failing = async (user: () => Promise<unknown>) => {
    const browser = makeBrowser();
    browser.local.setItem('token', 'legacy');
    const tab = browser.openTab({ user });
    await start(tab);
    return tab.store.getState();
  };

  test('a 401 ends the session with the text for an expired one', async () => {
    expect(await failing(() => Promise.reject(refusal(401)))).toMatchObject({
      isAuthenticated: false,
      accessToken: null,
      error: 'انتهت صلاحية الجلسة',
    });
  });

  test('a user without id and e-mail ends the session', async () => {
    expect(await failing(() => Promise.resolve({ name: 'بلا هوية' }))).toMatchObject({
      isAuthenticated: false,
      error: 'بيانات المستخدم غير صالحة',
    });
  });

  test('an HTML page ends the session with the text for it', async () => {
    const page = new ApiError({ kind: 'not-json', status: 200, message: 'x' });
    const state = await failing(() => Promise.reject(page));
    expect(state.isAuthenticated).toBe(false);
    expect(state.error).toContain('ليس بصيغة JSON');
  });

  test('a user with only an e-mail is accepted', async () => {
    const state = await failing(() => Promise.resolve({ email: 'a@b.c' }));
    expect(state).toMatchObject({ isAuthenticated: true, user: { email: 'a@b.c' } });
  });

  test('a network failure does not end the session, and catchUp fetches the user again', async () => {
    let reachable = false;
    const browser = makeBrowser();
    browser.local.setItem('token', 'legacy');
    const tab = browser.openTab({
      user: () => (reachable ? Promise.resolve({ id: 7 }) : Promise.reject(offline())),
    });
    await start(tab);
    expect(tab.store.getState()).toMatchObject({ isAuthenticated: true, user: null });
    reachable = true;
    await tab.controller.catchUp();
    expect(tab.store.getState().user).toEqual({ id: 7 });
  });

  test('loading the user without a token sets the error text for it', async () => {
    const tab = makeBrowser().openTab();
    await tab.controller.loadUser();
    expect(tab.store.getState().error).toBe('لا يوجد token');
  });
});

describe('signing in', () => {
  test('stores the tokens in the tab and only the user across visits', async () => {
    const browser = makeBrowser();
    const { controller, store } = browser.openTab();
    expect(await controller.signIn(answer)).toBe(true);
    expect(store.getState().tokenExpiry).toBe(Date.now() + 24 * hour);
    expect(browser.persisted.read()).toEqual({ isAuthenticated: true, user: answer.user });
    expect(JSON.stringify(browser.persisted.read())).not.toContain('a1');
  });

  test('reads the token wherever the specification allows it', async () => {
    for (const answer of [{ data: 'a1' }, { data: { token: 'a1' } }, { data: { message: 'a1' } }]) {
      const { controller, store } = makeBrowser().openTab();
      expect(await controller.signIn(answer)).toBe(true);
      expect(store.getState()).toMatchObject({ accessToken: 'a1', user: { id: 7 } });
    }
  });

  test('fails for an answer without a token', async () => {
    const { controller, store } = makeBrowser().openTab();
    expect(await controller.signIn({ message: 'تم' })).toBe(false);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  test('resets the counted attempts', async () => {
    const { controller, store } = makeBrowser().openTab();
    controller.countLoginAttempt();
    controller.countLoginAttempt();
    expect(store.getState().loginAttempts).toBe(2);
    await controller.signIn(answer);
    expect(store.getState()).toMatchObject({ loginAttempts: 0, lastLoginAttempt: null });
  });

  test('reaches a tab that is already open', async () => {
    const browser = makeBrowser();
    const other = browser.openTab();
    await start(other);
    await browser.openTab().controller.signIn(answer);
    await vi.advanceTimersByTimeAsync(0);
    expect(other.store.getState().isAuthenticated).toBe(true);
  });
});

describe('a change of the user’s own data', () => {
  test('is shown in every tab and persisted for the next visit', async () => {
    const browser = makeBrowser();
    const first = browser.openTab();
    await first.controller.signIn(answer);
    const second = browser.openTab();
    await start(second);
    first.controller.setUser({ id: 7, name: 'سلمى حسن' });
    await vi.advanceTimersByTimeAsync(0);
    for (const { store } of [first, second]) {
      expect(store.getState()).toMatchObject({ isAuthenticated: true, user: { name: 'سلمى حسن' } });
    }
    expect(browser.persisted.read().user?.name).toBe('سلمى حسن');
  });

  test('does not reach a tab where another user, or none, is signed in', async () => {
    const browser = makeBrowser();
    const guest = browser.openTab();
    await start(guest);
    const other = browser.openTab();
    await other.controller.signIn(answer);
    guest.controller.setUser({ id: 8, name: 'غيرها' });
    await vi.advanceTimersByTimeAsync(0);
    expect(other.store.getState().user?.name).toBe('سلمى');
  });
});

describe('refreshing', () => {
  test('happens 5 minutes before the expiry, once for all tabs', async () => {
    const browser = makeBrowser();
    const refresh = vi.fn(() => Promise.resolve({ token: 'a2', refresh_token: 'r2' }));
    const first = browser.openTab({ refresh });
    await first.controller.signIn(answer);
    const second = browser.openTab({ refresh });
    await start(second);
    await vi.advanceTimersByTimeAsync(23 * hour + 54 * 60_000);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('r1');
    for (const { store } of [first, second]) {
      expect(store.getState()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
      expect(store.getState().tokenExpiry).toBeGreaterThan(Date.now() + 23 * hour);
    }
  });

  test('a refusal signs out in every tab', async () => {
    const browser = makeBrowser();
    const first = browser.openTab({ refresh: () => Promise.reject(refusal(401)) });
    await first.controller.signIn(answer);
    const second = browser.openTab();
    await start(second);
    const done = first.controller.refresh();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(first.store.getState()).toMatchObject({
      isAuthenticated: false,
      error: 'فشل في تجديد الجلسة',
    });
    expect(second.store.getState().isAuthenticated).toBe(false);
    expect(second.tab.getItem('token')).toBeNull();
  });

  test('an answer without a token signs out', async () => {
    const { controller, store } = makeBrowser().openTab({ refresh: () => Promise.resolve({}) });
    await controller.signIn(answer);
    const done = controller.refresh();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(store.getState().error).toBe('فشل في الحصول على token جديد');
  });

  test('without a refresh token the session ends when its token expires', async () => {
    const { controller, store } = makeBrowser().openTab();
    await controller.signIn({ data: 'a1' });
    await vi.advanceTimersByTimeAsync(23 * hour + 59 * 60_000);
    expect(store.getState().isAuthenticated).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(store.getState()).toMatchObject({
      isAuthenticated: false,
      error: 'لا يوجد refresh token',
    });
  });

  test('a network failure is retried while the token is valid', async () => {
    let tries = 0;
    const { controller, store } = makeBrowser().openTab({
      refresh: () => (++tries < 3 ? Promise.reject(offline()) : Promise.resolve({ token: 'a2' })),
    });
    await controller.signIn(answer);
    await vi.advanceTimersByTimeAsync(23 * hour + 57 * 60_000);
    expect(store.getState()).toMatchObject({ accessToken: 'a2', refreshToken: 'r1' });
  });
});

describe('ending', () => {
  test('signing out calls the server and removes the session from every tab', async () => {
    const browser = makeBrowser();
    const logout = vi.fn(() => Promise.reject(offline()));
    const first = browser.openTab({ logout });
    await first.controller.signIn(answer);
    const second = browser.openTab();
    await start(second);
    await first.controller.signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(logout).toHaveBeenCalledOnce();
    for (const { store, tab } of [first, second]) {
      expect(store.getState()).toMatchObject({
        isAuthenticated: false,
        user: null,
        accessToken: null,
        refreshToken: null,
      });
      expect(tab.getItem('token')).toBeNull();
    }
    expect(browser.local.getItem('user_id')).toBeNull();
    expect(browser.persisted.read().isAuthenticated).toBe(false);
  });

  test('a refused old token does not end the newer session of another tab', async () => {
    const browser = makeBrowser();
    const asleep = browser.openTab();
    await asleep.controller.signIn(answer);
    const awake = browser.openTab({}, memoryStore());
    await vi.advanceTimersByTimeAsync(hour);
    await awake.controller.signIn({ ...answer, token: 'a2', data: { token: 'a2' } });
    // The sleeping tab missed the message about the newer session, so it asks the other tabs before it ends its own.
    asleep.store.setState({ accessToken: 'a1', tokenExpiry: Date.now() + 23 * hour });
    const done = asleep.controller.refused();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(asleep.store.getState().accessToken).toBe('a2');
    expect(awake.store.getState().isAuthenticated).toBe(true);
  });
});
