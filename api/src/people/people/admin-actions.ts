/** What an admin does with the sign-in of another admin, by the name of its entry in the audit log. */
const texts: Record<string, (actor: string, person: string) => string> = {
  'role-changed': (actor, person) => `تغيّر دور ${person} في المنصة. من غيّره: ${actor}.`,
  'person-invited': (actor, person) => `دُعي ${person} إلى إدارة المنصة. من دعاه: ${actor}.`,
  'code-issued': (actor, person) => `صدر كود دخول لحساب ${person}. من أصدره: ${actor}.`,
  'person-signed-out': (actor, person) =>
    `سُجّل خروج حساب ${person} من كل الأجهزة. من فعل ذلك: ${actor}.`,
  'person-suspended': (actor, person) => `أُوقف حساب ${person}. من أوقفه: ${actor}.`,
  'suspension-lifted': (actor, person) => `رُفع الإيقاف عن حساب ${person}. من رفعه: ${actor}.`,
  'alias-removed': (actor, person) => `أُزيل بريد كان يدخل إلى حساب ${person}. من أزاله: ${actor}.`,
  'people-merged': (actor, person) => `دُمج حساب آخر في حساب ${person}. من دمجه: ${actor}.`,
};

/** The sentence that tells admins of an act; null for what has nothing to do with signing in. */
export const adminActionText = (
  action: string,
  { actor, person }: { actor: string; person: string },
): string | null => texts[action]?.(actor, person) ?? null;
