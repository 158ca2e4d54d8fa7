/** What an admin does with the sign-in of another admin, by the name of its entry in the audit log. */
const texts: Record<string, (actor: string, person: string) => string> = {
  'role-changed': (actor, person) => `غيّر ${actor} دور ${person} في المنصة.`,
  'code-issued': (actor, person) => `أصدر ${actor} كود دخول لحساب ${person}.`,
  'person-signed-out': (actor, person) => `أخرج ${actor} حساب ${person} من كل الأجهزة.`,
  'person-suspended': (actor, person) => `أوقف ${actor} حساب ${person}.`,
  'suspension-lifted': (actor, person) => `رفع ${actor} الإيقاف عن حساب ${person}.`,
  'alias-removed': (actor, person) => `أزال ${actor} بريدًا كان يدخل إلى حساب ${person}.`,
  'people-merged': (actor, person) => `جمع ${actor} حسابًا آخر مع حساب ${person}.`,
};

/** The sentence that tells admins of an act; null for what has nothing to do with signing in. */
export const adminActionText = (
  action: string,
  { actor, person }: { actor: string; person: string },
): string | null => texts[action]?.(actor, person) ?? null;
