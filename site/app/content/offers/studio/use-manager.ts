import type { ParsedManager } from '@nibras/contract/compat/parse-services.ts';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';

/** A service's manager as its card shows them; null for none, and while it is loading. */
export function useManager(id: number | null): ParsedManager | null {
  const manager = useChosen('manager', id === null ? [] : [id]).choiceOf(id ?? 0);
  if (id === null || !manager) return null;
  const { name, detail, image } = manager;
  return { name, email: detail, role: '', photo: image, verified: false };
}
