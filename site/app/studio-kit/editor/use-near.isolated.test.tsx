// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useNear } from './use-near.ts';

const roots: Root[] = [];
// What React has planned would otherwise run when the window is gone.
afterEach(async () => {
  for (const root of roots.splice(0)) flushSync(() => root.unmount());
  await setImmediate();
  document.body.replaceChildren();
});

function Field({ focused = false }: { focused?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <>
      <button type="button">قبل</button>
      <div ref={place} data-near={isNear}>
        <input
          ref={(input) => {
            if (focused) input?.focus();
          }}
        />
      </div>
    </>
  );
}

async function render(focused = false) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  roots.push(root);
  flushSync(() => root.render(<Field focused={focused} />));
  await setImmediate();
  const find = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;
  return { field: find('div'), input: find('input'), button: find('button') };
}

const near = (field: HTMLElement) => expect.poll(() => field.dataset.near);

test('nothing is near until a pointer or the focus comes', async () => {
  const { field, button } = await render();
  button.focus();
  button.dispatchEvent(new Event('pointerenter'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await setImmediate();
  expect(field.dataset.near).toBe('false');
  // What has come to the button would be shown by now.
  field.dispatchEvent(new Event('pointerenter'));
  await near(field).toBe('true');
});

test.each(['pointerenter', 'pointerdown', 'dragenter'])(
  'a field is near from %s on',
  async (name) => {
    const { field } = await render();
    field.dispatchEvent(new Event(name));
    await near(field).toBe('true');
    field.dispatchEvent(new Event('pointerleave'));
    await near(field).toBe('true');
  },
);

test('a field is near when the focus comes into it, and where it had the focus at first', async () => {
  const { field, input } = await render();
  input.dispatchEvent(new Event('focusin', { bubbles: true }));
  await near(field).toBe('true');
  const early = await render(true);
  await near(early.field).toBe('true');
});
