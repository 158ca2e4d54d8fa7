import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { useSession } from '#platform/session/session-store.ts';

/** Whether the signed-in user may do something in the studio; false for guests and on servers without a studio. */
export function useCapability(capability: ScreenCapability): boolean {
  return useSession(({ user }) => user?.capabilities?.includes(capability) === true);
}
