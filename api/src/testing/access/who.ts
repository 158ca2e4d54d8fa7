/** The statuses of groups of callers, for the rows of calls whose declaration cannot promise them. */

export const signedIn = { visitor: 401 } as const;

/** For those who have joined the course or work on it. */
export const membersOnly = {
  ...signedIn,
  stranger: 403,
  pending: 403,
  colleague: 403,
  editor: 403,
} as const;

/** For those who work on the course; others do not learn that it is there. */
export const studioSeen = {
  status: 404,
  except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 },
} as const;

/** For the teachers among its staff, and admins. */
export const itemTeachers = {
  status: 403,
  except: { visitor: 401, teacher: 200, admin: 200 },
} as const;

/** For those who work in the studio. */
export const studioOnly = {
  ...signedIn,
  stranger: 403,
  pending: 403,
  joined: 403,
  other: 403,
} as const;

/** For those who see a file of the course in the library. */
export const seesFile = { ...studioOnly, colleague: 404, editor: 404 } as const;

/** For those who answer orders of their services, or all. */
export const answersOrders = {
  status: 403,
  except: { visitor: 401, editor: 200, admin: 200 },
} as const;

/** For admins; to editors it is not there. */
export const answersAll = {
  status: 403,
  except: { visitor: 401, editor: 404, admin: 200 },
} as const;

/** With `status: 404`: for the two people of a conversation. */
export const participants = { ...signedIn, joined: 200, teacher: 200 } as const;

/** With `status: 404`: for those who work on the course, and for those who may change it. */
export const courseStaff = { ...signedIn, teacher: 200, assistant: 200, admin: 200 } as const;

export const courseTeachers = { ...courseStaff, assistant: 403 } as const;

/** With `status: 403`: for those who teach a course, and admins. */
export const moderators = { ...signedIn, teacher: 200, colleague: 200, admin: 200 } as const;

/** With `status: 403`. */
export const adminsOnly = { ...signedIn, admin: 200 } as const;

/** With `status: 403`: for those who teach the course, and admins; another course's teachers do not see it. */
export const certifiers = { ...moderators, colleague: 404 } as const;

/** For those who announce something to a person. */
export const announcersOnly = { ...studioOnly, assistant: 403, editor: 403 } as const;

/** With `status: 404`: for those who announce to the course's members. */
export const courseAnnouncers = { ...signedIn, teacher: 200, admin: 200 } as const;

/** With `status: 403`, or 404: for those who edit articles, services, projects and skills. */
export const editors = { ...signedIn, editor: 200, admin: 200 } as const;

/** With `status: 403`: for those who teach a course, and admins. */
export const enrollers = { ...adminsOnly, teacher: 200, colleague: 200 } as const;
