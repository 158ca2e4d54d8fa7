-- The members of a course are counted in its index alone: whether they are members depends on the end of their access.
DROP INDEX enrolments_course_newest;
--> statement-breakpoint
CREATE INDEX enrolments_course_newest ON enrolments (course_id, joined_at DESC, id DESC) INCLUDE (person_id, access_until)
  WHERE status = 'joined';
--> statement-breakpoint
-- The courses of a person, and their part in each, are read for every list of the studio.
DROP INDEX course_staff_person;
--> statement-breakpoint
CREATE INDEX course_staff_person ON course_staff (person_id) INCLUDE (role, course_id);
