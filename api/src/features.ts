import { assessment } from './assessment/register.ts';
import { content } from './content/register.ts';
import { conversation } from './conversation/register.ts';
import { learning } from './learning/register.ts';
import { createPeople } from './people/register.ts';
import type { Feature } from './platform/feature.ts';
import { collectRegistered, type Registered } from './platform/registered.ts';
import { selling } from './selling/register.ts';
import { createSite } from './site/register.ts';

/** All features of the API, each registered by the list of its domain. */
export const features: readonly Feature[] = [
  ...selling,
  ...content,
  ...learning,
  ...assessment,
  ...conversation,
  ...createPeople(() => registered),
  ...createSite(() => registered),
];

/** What the features register together. */
export const registered: Registered = collectRegistered(features);
