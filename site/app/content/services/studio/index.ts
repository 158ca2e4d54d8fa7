export { servicePrice } from './service-price.ts';
