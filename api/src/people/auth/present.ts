import type {
  CurrentPerson,
  SessionAnswer,
  VerifyAnswer,
} from '@nibras/contract/people/auth/shapes.ts';
import { screenCapabilitiesOf } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { personPermissions } from './person-permissions.ts';
import type { PersonRow } from './queries.ts';
import type { SessionTokens } from './sessions.ts';

/** The signed-in person's own account. */
export async function presentPerson(db: Queryable, person: PersonRow): Promise<CurrentPerson> {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone_number: person.phoneNumber,
    role: person.role,
    profile_photo_url: person.photoPath,
    profile_photo_path: person.photoPath,
    email_verified_at: person.emailVerifiedAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
    permissions: await personPermissions(db, person),
    capabilities: await screenCapabilitiesOf(db, person),
  };
}

export interface OpenedSession {
  person: PersonRow;
  tokens: SessionTokens;
}

export async function presentSession(
  db: Queryable,
  message: string,
  { person, tokens }: OpenedSession,
): Promise<SessionAnswer> {
  return {
    message,
    token: tokens.access,
    refresh_token: tokens.refresh,
    expires_at: tokens.accessExpiresAt.toISOString(),
    user: await presentPerson(db, person),
    data: { token: tokens.access },
  };
}

export interface OpenedByCode extends OpenedSession {
  /** Whether the code created an account that has no name of its own yet. */
  nameNeeded: boolean;
}

/** The response to a code. It follows the proof that the caller owns the address, so it may say that it was new. */
export async function presentVerified(
  db: Queryable,
  message: string,
  opened: OpenedByCode,
): Promise<VerifyAnswer> {
  return { ...(await presentSession(db, message, opened)), name_needed: opened.nameNeeded };
}
