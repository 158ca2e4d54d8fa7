export { CourseIncome } from './course-income.tsx';
export { ShortSale } from './list/short-sale.tsx';
export { saleListQuery } from './queries.ts';
export { SellCourse } from './sell-course.tsx';
