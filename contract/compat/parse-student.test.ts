import { describe, expect, it } from 'vitest';
import { parseStudent } from './parse-student.ts';

const user = { id: 7, name: 'سلمى', email: 'salma@example.org' };
const now = 1_000_000;

describe('the profile’s person', () => {
  it('comes with the new address that waits for its code, and when another may be asked for', () => {
    const answer = { ...user, pending_email: 'new@example.org', resend_after: 42 };
    expect(parseStudent(answer, now)).toEqual({
      user,
      waiting: { email: 'new@example.org', resendAt: now + 42_000 },
      hasPassword: null,
    });
  });

  it.each([undefined, null, 0, -5, '42'])('may ask again at once when the wait is %j', (wait) => {
    const answer = { ...user, pending_email: 'new@example.org', resend_after: wait };
    expect(parseStudent(answer, now)?.waiting?.resendAt).toBe(now);
  });

  it.each([undefined, null, '', 5])('has none waiting when the server says %j', (email) => {
    expect(parseStudent({ ...user, pending_email: email }, now)).toMatchObject({
      user,
      waiting: null,
    });
  });

  it('is found where some servers wrap it, and nobody where there is none', () => {
    expect(parseStudent({ data: { user } }, now)).toMatchObject({ user, waiting: null });
    expect(parseStudent({ message: 'مرحبًا' }, now)).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, null],
    ['yes', null],
  ])('has a password if the server sends %j: %j', (sent, hasPassword) => {
    const student = parseStudent({ ...user, has_password: sent }, now);
    expect(student).toEqual({ user, waiting: null, hasPassword });
  });
});
