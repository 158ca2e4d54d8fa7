import type { Platform } from '#platform/platform.ts';
import type { PersonalDataRegister } from '#platform/privacy/personal-data-register.ts';

/** What exports and deletions need: the platform, and the register of all features. */
export interface PrivacyPlatform extends Platform {
  personalData: PersonalDataRegister;
}
