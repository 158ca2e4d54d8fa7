/** The whole domain's tables: what drizzle needs to know, and what features import their own from. */
export * from './conversations.ts';
export * from './courses.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './presence.ts';
export * from './publishing.ts';
