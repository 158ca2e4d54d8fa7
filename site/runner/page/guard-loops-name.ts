/** The global function that ends a loop that goes on for too long. Apart, so that a page gets no parser with it. */
export const guardName = 'nibrasLoop';
