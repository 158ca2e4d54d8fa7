import { type ComponentType, lazy } from 'react';

/** A page in a chunk of its own, which `usePreload` fetches before the page is shown. */
export const lazyPage = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  Object.assign(lazy(load), { preload: load });
