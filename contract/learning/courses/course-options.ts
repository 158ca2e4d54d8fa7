/** How a course and its list can be described, without schemas: the site's first scripts import it. */

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

export const courseOrders = ['newest', 'popular', 'rated'] as const;
export type CourseOrder = (typeof courseOrders)[number];

/** By total minutes (`courseLengths` of the limits). */
export const courseLengthNames = ['short', 'medium', 'long'] as const;
export type CourseLength = (typeof courseLengthNames)[number];

/** The parameters of the list that are extensions of the specification. */
export const courseListOptionNames = ['sort', 'free', 'level', 'length'] as const;
export type CourseListOption = (typeof courseListOptionNames)[number];
