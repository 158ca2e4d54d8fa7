export { CouponField } from './coupon-field.tsx';
