/** Where a service is ordered, chosen already. */
export const orderAddress = (service: number) => `/order-service?service_id=${service}`;
