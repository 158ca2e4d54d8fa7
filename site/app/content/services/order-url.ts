/** The URL of the order form with a service selected. */
export const orderUrl = (serviceId: number) => `/order-service?service_id=${serviceId}`;
