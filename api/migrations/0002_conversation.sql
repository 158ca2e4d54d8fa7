CREATE TABLE "online_people" (
	"process_id" uuid NOT NULL,
	"person_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_people_person_id_process_id_pk" PRIMARY KEY("person_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "online_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "mailed_message_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "online_people" ADD CONSTRAINT "online_people_process_id_online_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."online_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_people" ADD CONSTRAINT "online_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_once" UNIQUE("conversation_id","person_id","client_key");