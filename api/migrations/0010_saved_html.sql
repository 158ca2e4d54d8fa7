-- The three states that the contract knows; until now only the program kept to them.
UPDATE progress SET status = 'notStarted' WHERE status NOT IN ('notStarted', 'inProgress', 'endWatch');
--> statement-breakpoint
ALTER TABLE progress ADD CONSTRAINT progress_status CHECK (status IN ('notStarted', 'inProgress', 'endWatch'));
--> statement-breakpoint
-- The texts with their code coloured, made when they are saved; a start makes those that are missing.
ALTER TABLE articles ADD COLUMN description_html text;
--> statement-breakpoint
ALTER TABLE lectures ADD COLUMN body_html text;
