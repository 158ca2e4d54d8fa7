/** The person's name, or a fallback when the server sends none. */
export const nameOf = ({ name }: { name: string }): string => name || 'مستخدم';
