-- What credit has paid is a payment too, beside the one of the money, so that the payments of a purchase add up to its total.
DROP INDEX payments_paid;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_paid ON payments (purchase_id) WHERE outcome = 'paid' AND way <> 'credit';
--> statement-breakpoint
-- Codes were mailed for priced courses until they were sold: those who had not entered theirs begin with the purchase.
DELETE FROM enrolments USING courses
WHERE courses.id = enrolments.course_id AND courses.price > 0 AND enrolments.status = 'pending';
