/** Who can sign in on an installation with the demo content. */
export const demoAccounts = [
  'student@example.com',
  'student2@example.com',
  'teacher@example.com',
  'teacher2@example.com',
  'admin@example.com',
];
