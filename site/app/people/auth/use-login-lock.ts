import { useEffect, useState } from 'react';
import { loginWait, loginWaitMinutes } from '#platform/session/login-throttle.ts';
import { useSession } from '#platform/session/session-store.ts';

/** Whole minutes until another attempt is allowed, counted down; 0 when it is allowed now. */
export function useLoginLock(): number {
  const loginAttempts = useSession((state) => state.loginAttempts);
  const lastLoginAttempt = useSession((state) => state.lastLoginAttempt);
  const [minutes, setMinutes] = useState(0);

  useEffect(() => {
    const attempts = { loginAttempts, lastLoginAttempt };
    const update = () => setMinutes(loginWaitMinutes(attempts, Date.now()));
    update();
    if (loginWait(attempts, Date.now()) === 0) return;
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [loginAttempts, lastLoginAttempt]);

  return minutes;
}
