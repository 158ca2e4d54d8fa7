import type { Consent } from '@nibras/contract/people/privacy/shapes.ts';
import type { ConsentRow } from './queries.ts';

export const presentConsent = ({ id, kind, wording, given, at }: ConsentRow): Consent => ({
  id,
  kind,
  wording,
  given,
  at: at.toISOString(),
});
