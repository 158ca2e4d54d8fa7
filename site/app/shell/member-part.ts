import { type ComponentType, lazy } from 'react';

type Part = { default: ComponentType };

const again = 2_000;

/**
 * A part of the shell that only members see, fetched when one has signed in: a guest's first view
 * goes without it. Where it cannot be had, not at the second try either, its place stays empty and
 * the page stands.
 */
export function memberPart(load: () => Promise<Part>) {
  return lazy(async (): Promise<Part> => {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, again));
      return load().catch(() => ({ default: () => null }));
    }
  });
}
