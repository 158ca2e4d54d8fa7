/** What stands for somebody whose name a server does not tell. */
export const nameOf = ({ name }: { name: string }): string => name || 'مستخدم';
