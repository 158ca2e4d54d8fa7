import type { Consent } from '@nibras/contract/privacy.ts';
import type { ConsentRow } from './queries.ts';

export const presentConsent = ({ id, kind, wording, given, at }: ConsentRow): Consent => ({
  id,
  kind,
  wording,
  given,
  at: at.toISOString(),
});
