import { notices } from '@nibras/contract/limits.ts';
import { create } from 'zustand';

export type ToastVariant = 'success' | 'destructive' | 'info';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Milliseconds; 3000 unless told (a push message: `notices.pushToast`). */
  duration?: number;
  action?: { label: string; onSelect(): void };
}

export interface ToastItem extends ToastOptions {
  id: number;
  variant: ToastVariant;
  duration: number;
}

interface ToastState {
  toasts: ToastItem[];
}

const mostAtOnce = 3;
let nextId = 1;

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

const sameWords = (one: ToastItem, other: ToastItem) =>
  one.title === other.title && one.description === other.description;

/**
 * Shows a notice, read out at once when destructive, else politely. Answers its id. One that says the same as an
 * earlier one takes its place: a failure that is met twice is not twice on the screen.
 */
export function toast(options: ToastOptions): number {
  const item: ToastItem = {
    variant: 'info',
    duration: notices.toast,
    ...options,
    id: nextId++,
  };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => !sameWords(shown, item)), item].slice(-mostAtOnce),
  }));
  return item.id;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((item) => item.id !== id) }));
}
