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

/** Shows a notice, read out at once when destructive, else politely. Answers its id. */
export function toast(options: ToastOptions): number {
  const item: ToastItem = {
    variant: 'info',
    duration: notices.toast,
    ...options,
    id: nextId++,
  };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, item].slice(-mostAtOnce) }));
  return item.id;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((item) => item.id !== id) }));
}
