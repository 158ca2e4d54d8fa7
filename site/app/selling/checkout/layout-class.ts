/** What is done stands beside what is bought; on a phone one after the other. */
export const layoutClass =
  'mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]';
