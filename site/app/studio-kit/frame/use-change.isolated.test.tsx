// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { call } from '@nibras/contract/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#platform/api/api-error.ts';
import { ProofNeeded } from '#platform/api/read-answer.ts';

const { makeCall, showUndo, toast } = vi.hoisted(() => ({
  makeCall: vi.fn(),
  showUndo: vi.fn(),
  toast: vi.fn(),
}));
vi.mock('#platform/api/make-call.ts', () => ({ makeCall }));
vi.mock('#ui/overlay/toast-store.ts', () => ({ toast }));
vi.mock('./undo-toast.ts', () => ({ showUndo }));
const { useChange } = await import('./use-change.ts');

const shapes = async () => ({ changed: z.object({ name: z.string() }) });
const rename = call(shapes, {
  method: 'PUT',
  path: '/api/name',
  access: 'signed-in',
  answer: 'changed',
});
const refused = new ApiError({ kind: 'http', status: 422, message: 'اكتب اسمًا' });

beforeEach(() => vi.resetAllMocks());

const roots: Root[] = [];
// What React has planned would otherwise run when the window is gone.
afterEach(async () => {
  for (const root of roots.splice(0)) flushSync(() => root.unmount());
  await setImmediate();
});

type Hook = ReturnType<typeof useChange>;

function Page({
  options,
  onHook,
}: {
  options: { overlapping: boolean } | undefined;
  onHook(hook: Hook): void;
}) {
  onHook(useChange(options));
  return null;
}

/** What the hook returns, and how often the studio was fetched again. */
function changing(options?: { overlapping: boolean }) {
  let hook: Hook | undefined;
  const client = new QueryClient();
  const fetched = vi.spyOn(client, 'invalidateQueries');
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Page
          options={options}
          onHook={(made) => {
            hook = made;
          }}
        />
      </QueryClientProvider>,
    ),
  );
  if (!hook) throw new Error('the page was not rendered');
  return { change: hook.change, fetched };
}

test.each([
  [7, 7],
  [
    [7, 8],
    [7, 8],
  ],
  [null, null],
  [undefined, null],
])('a change whose answer has undo %j is told with %j', async (undo, offered) => {
  makeCall.mockResolvedValue({ name: 'سلمى', undo });
  const { change, fetched } = changing();
  const told = { done: ({ name }: { name: string }) => `صار الاسم ${name}`, failed: 'لم يتغيّر' };
  expect(await change(rename, {}, told)).toEqual({ name: 'سلمى', undo });
  expect(showUndo).toHaveBeenCalledWith('صار الاسم سلمى', offered, expect.any(Function));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that is shown is not fetched again', async () => {
  makeCall.mockResolvedValue({ name: 'سلمى', undo: 7 });
  const { change, fetched } = changing();
  const show = vi.fn();
  await change(rename, {}, { done: null, failed: 'لم يتغيّر', show });
  expect(show).toHaveBeenCalledWith({ name: 'سلمى', undo: 7 });
  expect(showUndo).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure is told, or thrown for the form that shows it', async () => {
  makeCall.mockRejectedValue(refused);
  const { change, fetched } = changing();
  expect(await change(rename, {}, { done: 'صار', failed: 'لم يتغيّر' })).toBeNull();
  expect(toast).toHaveBeenCalledWith({
    title: 'لم يتغيّر',
    description: 'اكتب اسمًا',
    variant: 'destructive',
  });
  await expect(change(rename, {}, { done: 'صار' })).rejects.toBe(refused);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('nothing is said to have failed where the person declined to prove who they are', async () => {
  const declined = new ProofNeeded({ kind: 'http', status: 403, message: 'أدخل الكود أولًا.' });
  makeCall.mockRejectedValue(declined);
  const { change } = changing();
  expect(await change(rename, {}, { done: 'صار', failed: 'لم يتغيّر' })).toBeNull();
  expect(toast).not.toHaveBeenCalled();
  await expect(change(rename, {}, { done: 'صار' })).rejects.toBe(declined);
});

test('a second change waits for none where they may overlap, and is not made otherwise', async () => {
  makeCall.mockResolvedValue({ name: 'سلمى' });
  const told = { done: null, failed: 'لم يتغيّر' };
  const one = changing();
  const both = await Promise.all([one.change(rename, {}, told), one.change(rename, {}, told)]);
  expect(both).toEqual([{ name: 'سلمى' }, null]);
  const rows = changing({ overlapping: true });
  const all = await Promise.all([rows.change(rename, {}, told), rows.change(rename, {}, told)]);
  expect(all).toEqual([{ name: 'سلمى' }, { name: 'سلمى' }]);
});
