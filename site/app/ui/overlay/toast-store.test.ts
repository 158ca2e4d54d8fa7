import { beforeEach, expect, it } from 'vitest';
import { dismissToast, toast, useToasts } from './toast-store.ts';

const titles = () => useToasts.getState().toasts.map((item) => item.title);

beforeEach(() => useToasts.setState({ toasts: [] }));

it('a toast has the variant info and a duration of three seconds by default', () => {
  toast({ title: 'أ' });
  expect(useToasts.getState().toasts[0]).toMatchObject({ variant: 'info', duration: 3000 });
});

it('a push message may last longer', () => {
  toast({ title: 'أ', duration: 6000 });
  expect(useToasts.getState().toasts[0]?.duration).toBe(6000);
});

it('the oldest is removed when there are more than three', () => {
  for (const title of ['أ', 'ب', 'ج', 'د']) toast({ title });
  expect(titles()).toEqual(['ب', 'ج', 'د']);
});

it('a toast with the same texts replaces the earlier one', () => {
  for (const title of ['أ', 'ب', 'أ']) toast({ title });
  toast({ title: 'أ', description: 'وأكثر' });
  expect(titles()).toEqual(['ب', 'أ', 'أ']);
});

it('dismissing one leaves the others', () => {
  const first = toast({ title: 'أ' });
  toast({ title: 'ب' });
  dismissToast(first);
  expect(titles()).toEqual(['ب']);
});
