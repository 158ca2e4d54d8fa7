import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { allParts } from './parts.ts';

/**
 * The pages of the studio below `/studio`. They are not in `app/routes.ts`, because the first scripts of every public
 * page contain the list of its routes.
 */
export const studioPages: RouteObject[] = [
  ...allParts.flatMap(({ pages = [] }) => pages),
  { path: '*', Component: lazy(() => import('#studio-kit/frame/missing-page.tsx')) },
];

/** Pages that fill the screen, without the navigation. */
export const barePages: RouteObject[] = allParts.flatMap(({ barePages: pages = [] }) => pages);
