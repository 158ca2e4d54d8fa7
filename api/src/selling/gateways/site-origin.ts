import type { FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';

/** The site's address for the browser that asks; without a set one that by which it has come. */
export const siteOrigin = (
  { settings }: Pick<Platform, 'settings'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => settings().publicUrl ?? `${protocol}://${host}`;
