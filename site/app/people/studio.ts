import type { PeopleAction } from '@nibras/contract/people/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { imports } from './imports/studio/register.ts';
import { people } from './people/studio/register.ts';
import { privacy } from './privacy/studio/register.ts';

/** What the studio has of this domain. */
export const peopleStudio = studioParts<PeopleAction>()([imports, people, privacy]);
