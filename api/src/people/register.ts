import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { auth } from './auth/register.ts';
import { consents } from './consents/register.ts';
import { imports } from './imports/register.ts';
import { people as accounts } from './people/register.ts';
import { createPrivacy } from './privacy/register.ts';
import { profile } from './profile/register.ts';
import { security } from './security/register.ts';
import { teachers } from './teachers/register.ts';
import { createTimeline } from './timeline/register.ts';

export const createPeople = (registered: () => Registered): readonly Feature[] => [
  auth,
  consents,
  imports,
  accounts,
  createPrivacy(registered),
  profile,
  security,
  teachers,
  createTimeline(registered),
];
