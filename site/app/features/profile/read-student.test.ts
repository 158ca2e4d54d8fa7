import { describe, expect, it } from 'vitest';
import { readStudent } from './read-student.ts';

const user = { id: 7, name: 'سلمى', email: 'salma@example.org' };
const now = 1_000_000;

describe('the person whose profile it is', () => {
  it('comes with the new address that waits for its code, and when another may be asked for', () => {
    const answer = { ...user, pending_email: 'new@example.org', resend_after: 42 };
    expect(readStudent(answer, now)).toEqual({
      user,
      waiting: { email: 'new@example.org', resendAt: now + 42_000 },
      hasPassword: null,
    });
  });

  it.each([undefined, null, 0, -5, '42'])('may ask again at once when the wait is %j', (wait) => {
    const answer = { ...user, pending_email: 'new@example.org', resend_after: wait };
    expect(readStudent(answer, now)?.waiting?.resendAt).toBe(now);
  });

  it.each([undefined, null, '', 5])('has none waiting when the server says %j', (email) => {
    expect(readStudent({ ...user, pending_email: email }, now)).toMatchObject({
      user,
      waiting: null,
    });
  });

  it('is found where some servers wrap it, and nobody where there is none', () => {
    expect(readStudent({ data: { user } }, now)).toMatchObject({ user, waiting: null });
    expect(readStudent({ message: 'مرحبًا' }, now)).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, null],
    ['yes', null],
  ])('has a password where the server says %j: %j', (told, hasPassword) => {
    const student = readStudent({ ...user, has_password: told }, now);
    expect(student).toEqual({ user, waiting: null, hasPassword });
  });
});
