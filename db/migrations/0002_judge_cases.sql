CREATE TABLE "judge_case_steps" (
	"table_id" text NOT NULL,
	"case_id" text NOT NULL,
	"position" integer NOT NULL,
	"hand_id" text NOT NULL,
	"at_wall" bigint NOT NULL,
	"actor" text NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "judge_case_steps_case_position" UNIQUE("table_id","case_id","position")
);
--> statement-breakpoint
CREATE TRIGGER judge_case_steps_append_only BEFORE UPDATE OR DELETE ON judge_case_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
