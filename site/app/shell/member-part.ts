import { type ComponentType, lazy } from 'react';

type Part = { default: ComponentType };

const retryAfter = 2_000;

/**
 * A part of the shell that only members see, loaded after the sign-in, so that a guest's first view does not include
 * it. If it does not load, one retry included, it renders nothing and the page keeps working.
 */
export function memberPart(load: () => Promise<Part>) {
  return lazy(async (): Promise<Part> => {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
      return load().catch(() => ({ default: () => null }));
    }
  });
}
