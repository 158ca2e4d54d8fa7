import { describe, expect, it } from 'vitest';
import { parseProfileChange } from './parse-profile-change.ts';

const user = { id: 7, name: 'سلمى', email: 'salma@example.org' };

describe('the response of a profile update', () => {
  it('carries the person and what is said of it', () => {
    expect(parseProfileChange({ user, message: 'تم' })).toEqual({
      user,
      message: 'تم',
      pendingEmail: null,
      resendAfter: null,
      confirmCurrent: false,
    });
  });

  it('knows a new address that waits for its code', () => {
    const waiting = { user, message: 'تم', pending_email: 'new@example.org', resend_after: 60 };
    expect(parseProfileChange(waiting)).toMatchObject({
      pendingEmail: 'new@example.org',
      resendAfter: 60,
    });
  });

  it('knows that the code of the address in use comes first', () => {
    expect(parseProfileChange({ user, message: 'تم', confirm_current: true }).confirmCurrent).toBe(
      true,
    );
  });

  it.each([null, '', [], {}, { user: 5, message: 7, pending_email: '', resend_after: '60' }])(
    'is empty for %j',
    (answer) => {
      expect(Object.values(parseProfileChange(answer))).toEqual([null, null, null, null, false]);
    },
  );

  it('finds the person where some servers wrap it', () => {
    expect(parseProfileChange({ data: { user } }).user).toEqual(user);
  });
});
