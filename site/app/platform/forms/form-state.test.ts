import { expect, test, vi } from 'vitest';
import type { TextValues } from './draft.ts';
import { createFormState, type FormRules } from './form-state.ts';

const fields = ['name', 'email'] as const;
type Name = (typeof fields)[number];

/** Both fields are required; the address is read in small letters. */
const rules: FormRules<Name> = async (values) => ({
  values: { ...values, email: values.email.toLowerCase() },
  problems: Object.fromEntries(
    fields.filter((name) => !values[name]).map((name) => [name, `${name}?`]),
  ),
});

function open(typed: Partial<TextValues<Name>> = {}, own: FormRules<Name> = rules) {
  const form = createFormState(fields, own);
  const control = (name: Name) => ({ value: typed[name] ?? '', focus: vi.fn() });
  const controls = { name: control('name'), email: control('email') };
  for (const name of fields) form.attach(name, controls[name]);
  return { form, controls };
}

test('what was typed before the page came alive is sent, as the rules read it', async () => {
  const { form } = open({ name: 'ليلى', email: 'Laila@Example.com' });
  const send = vi.fn(async () => {});
  await form.submit(send);
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'ليلى', email: 'laila@example.com' });
});

test('what is wrong is not sent: it is told, and the first field gets the focus', async () => {
  const { form, controls } = open({ name: '' });
  const send = vi.fn(async () => {});
  await form.submit(send);
  expect(send).not.toHaveBeenCalled();
  expect(form.snapshot()).toEqual({
    problems: { name: 'name?', email: 'email?' },
    sending: false,
  });
  expect(controls.name.focus).toHaveBeenCalledOnce();
  expect(controls.email.focus).not.toHaveBeenCalled();
});

test('a field is left in peace until the form was sent, and then checked as it is typed in', async () => {
  const { form, controls } = open();
  await form.typed('name');
  expect(form.snapshot().problems).toEqual({});
  await form.submit(async () => {});
  controls.name.value = 'ليلى';
  await form.typed('name');
  expect(form.snapshot().problems.name).toBeUndefined();
  expect(form.snapshot().problems.email, 'the other keeps its complaint').toBe('email?');
});

test('of two checks under way the later one counts', async () => {
  const answers: ((problem?: string) => void)[] = [];
  const { form } = open({}, async (values) => {
    const problem = await new Promise<string | undefined>((resolve) => answers.push(resolve));
    return { values, problems: problem ? { name: problem } : {} };
  });
  const sent = form.submit(async () => {});
  answers[0]?.('first');
  await sent;
  const earlier = form.typed('name');
  const later = form.typed('name');
  answers[2]?.();
  answers[1]?.('outdated');
  await Promise.all([earlier, later]);
  expect(form.snapshot().problems.name).toBeUndefined();
});

test('a form on its way is not sent again', async () => {
  const { form } = open({ name: 'ليلى', email: 'l@example.com' });
  const way = Promise.withResolvers<void>();
  const send = vi.fn(() => way.promise);
  const first = form.submit(send);
  await form.submit(send);
  way.resolve();
  await first;
  expect(send).toHaveBeenCalledOnce();
  expect(form.snapshot().sending).toBe(false);
});

test('what the site knows fills only what is empty, and what is typed is heard', async () => {
  const { form, controls } = open({ name: 'ليلى' });
  const heard = vi.fn();
  const stop = form.onTyped(heard);
  form.fillEmpty({ name: 'هند', email: 'h@example.com' });
  expect(form.values()).toEqual({ name: 'ليلى', email: 'h@example.com' });
  expect(heard).toHaveBeenLastCalledWith({ name: 'ليلى', email: 'h@example.com' });
  form.clear();
  expect(controls.name.value).toBe('');
  expect(heard).toHaveBeenLastCalledWith({ name: '', email: '' });
  stop();
  await form.typed('name');
  expect(heard).toHaveBeenCalledTimes(2);
});
