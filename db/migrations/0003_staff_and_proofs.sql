CREATE TABLE "grants" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"table_id" text,
	"canvas" text,
	"created" bigint NOT NULL,
	"revoked" bigint
);
--> statement-breakpoint
CREATE TABLE "hand_words" (
	"table_id" text NOT NULL,
	"hand_id" text NOT NULL,
	"position" integer NOT NULL,
	"word" text NOT NULL,
	"actor" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "hand_words_position" UNIQUE("table_id","position")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"table_id" text NOT NULL,
	"hand_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"version" integer NOT NULL,
	"commitment" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"made" bigint NOT NULL,
	CONSTRAINT "commitments_table_id_hand_id_seat_version_pk" PRIMARY KEY("table_id","hand_id","seat","version")
);
--> statement-breakpoint
CREATE TABLE "opened_commitments" (
	"table_id" text NOT NULL,
	"hand_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"version" integer NOT NULL,
	"salt" "bytea" NOT NULL,
	"cards" text NOT NULL,
	"opened" bigint NOT NULL,
	CONSTRAINT "opened_commitments_table_id_hand_id_seat_version_pk" PRIMARY KEY("table_id","hand_id","seat","version")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "passphrase" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_person" ON "grants" USING btree ("person");
--> statement-breakpoint
CREATE TRIGGER hand_words_append_only BEFORE UPDATE OR DELETE ON hand_words FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commitments_append_only BEFORE UPDATE OR DELETE ON commitments FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER opened_commitments_append_only BEFORE UPDATE OR DELETE ON opened_commitments FOR EACH ROW EXECUTE FUNCTION refuse_change();
