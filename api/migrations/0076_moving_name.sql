-- Whether the viewer's name moves over the videos of a course.
ALTER TABLE courses ADD COLUMN moving_name boolean NOT NULL DEFAULT false;
