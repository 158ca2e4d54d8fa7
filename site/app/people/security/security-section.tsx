import { PasswordSetting } from './password-setting.tsx';
import { SessionList } from './session-list.tsx';

interface SecuritySectionProps {
  email: string | undefined;
  hasPassword: boolean;
  onPassword(hasPassword: boolean): void;
}

/** The security settings: the password and the signed-in devices. */
export function SecuritySection({ email, hasPassword, onPassword }: SecuritySectionProps) {
  return (
    <section
      aria-labelledby="profile-security"
      className="rounded-xl border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id="profile-security" className="mb-2 text-2xl">
        أمان حسابك
      </h2>
      <PasswordSetting email={email} hasPassword={hasPassword} onChange={onPassword} />
      <SessionList />
    </section>
  );
}
