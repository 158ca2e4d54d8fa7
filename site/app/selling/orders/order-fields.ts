/** The form fields by their names in the API (docs/behaviour/orders.md#calls). */
export const orderFields = [
  'name',
  'phone',
  'email',
  'country',
  'Job_title',
  'description',
] as const;
export type OrderField = (typeof orderFields)[number];
