-- The three states that the contract knows; until now only the program kept to them.
UPDATE progress SET status = 'notStarted' WHERE status NOT IN ('notStarted', 'inProgress', 'endWatch');
--> statement-breakpoint
ALTER TABLE progress ADD CONSTRAINT progress_status CHECK (status IN ('notStarted', 'inProgress', 'endWatch'));
