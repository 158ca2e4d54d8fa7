// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#platform/api/api-error.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { refusedBy } from './use-checked-form.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let close = () => {};
afterEach(() => close());

/** Opens a dialog that asks for a name, and answers what presses its button. */
async function open(send: (values: { name: string }) => Promise<void>, name: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <FormDialog
        title="الاسم"
        defaultValues={{ name }}
        check={(values) => ({ name: values.name.trim() === '' && 'اكتب الاسم.' })}
        send={send}
        failsAt="name"
        onClose={() => {}}
        submit="احفظ"
        sending="جارٍ الحفظ…"
      >
        {({ control, problem }) => (
          <Field label="الاسم" error={problem('name')}>
            <Input {...control('name')} />
          </Field>
        )}
      </FormDialog>,
    ),
  );
  return () => act(async () => document.querySelector('form')?.requestSubmit());
}

const text = () => document.body.textContent ?? '';

test('what cannot be sent is said at its field, and not sent', async () => {
  const send = vi.fn(async () => {});
  await (await open(send, ' '))();
  await vi.waitFor(() => expect(text()).toContain('اكتب الاسم.'));
  expect(send).not.toHaveBeenCalled();
});

test('a refusal of the server stands at the field that was named for it', async () => {
  const send = vi.fn(async () => {
    throw new ApiError({ kind: 'http', status: 409, message: 'هذا الاسم مستعمل.' });
  });
  await (await open(send, 'سلمى'))();
  await vi.waitFor(() => expect(text()).toContain('هذا الاسم مستعمل.'));
  expect(send).toHaveBeenCalledWith({ name: 'سلمى' });
});

test('the fields that a shape refuses are told in words of the form', () => {
  const shape = z.object({ name: z.string().min(2), price: z.number(), note: z.string() });
  const words = { name: 'اكتب الاسم.' };
  expect(refusedBy(shape, { name: '', price: 'x', note: '' }, words)).toEqual({
    name: 'اكتب الاسم.',
    price: 'راجع ما كتبته هنا.',
  });
  expect(refusedBy(shape, { name: 'سلمى', price: 1, note: '' }, words)).toEqual({});
});
