import { notices } from '@nibras/contract/limits.ts';
import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ToastVariant = 'success' | 'destructive' | 'info';

export interface ToastOptions {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  /** Milliseconds; 3000 by default (a push message: `notices.pushToast`). */
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
  /** Whether a toast was shown since the page loaded. */
  shownBefore: boolean;
  /** The height (px) of the bar with buttons at the bottom edge; 0 without one. */
  barHeight: number;
  /** A dialog that belongs to no page; it is shown with the toasts, which are on every page. */
  dialog?: ReactNode;
}

const maxToasts = 3;
let nextId = 1;

export const useToasts = create<ToastState>(() => ({
  toasts: [],
  shownBefore: false,
  barHeight: 0,
}));

const sameTexts = (one: ToastItem, other: ToastItem) =>
  one.title === other.title && one.description === other.description;

/**
 * Shows a toast and returns its id. A destructive one is announced at once, others politely. A toast with the same
 * texts as an earlier one replaces it, so that a repeated failure is shown once.
 */
export function toast(options: ToastOptions): number {
  const item: ToastItem = {
    variant: 'info',
    duration: notices.toast,
    ...options,
    id: nextId++,
  };
  useToasts.setState(({ toasts }) => ({
    shownBefore: true,
    toasts: [...toasts.filter((shown) => !sameTexts(shown, item)), item].slice(-maxToasts),
  }));
  return item.id;
}

/** Changes the description of a toast that is shown. */
export function describeToast(id: number, description: string | undefined): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((item) => (item.id === id ? { ...item, description } : item)),
  }));
}

/** Removes a toast by the id that `toast` returned. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((item) => item.id !== id) }));
}
