/** The addresses of the demo accounts. */
export const demoAccounts = [
  'student@example.com',
  'student2@example.com',
  'teacher@example.com',
  'teacher2@example.com',
  'admin@example.com',
];
