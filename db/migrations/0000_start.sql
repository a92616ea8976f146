CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"table_id" text,
	"canvas" text,
	"person" text,
	"label" text NOT NULL,
	"created" bigint NOT NULL,
	"expires" bigint,
	"revoked" bigint,
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at_wall" bigint NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floor_inbox" (
	"table_id" text NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"recorded" bigint NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"settled_by" text,
	"settled_at" bigint,
	CONSTRAINT "floor_inbox_table_position" UNIQUE("table_id","position"),
	CONSTRAINT "floor_inbox_table_source" UNIQUE("table_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "checkpoints" (
	"table_id" text PRIMARY KEY NOT NULL,
	"inbox_position" integer NOT NULL,
	"version" integer NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_log" (
	"table_id" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"recorded" bigint NOT NULL,
	"happened" bigint NOT NULL,
	"actor" text NOT NULL,
	"client_id" text NOT NULL,
	"hand_id" text,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"reply" jsonb,
	"inbox_position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hand_log_table_position" UNIQUE("table_id","position"),
	CONSTRAINT "hand_log_table_client" UNIQUE("table_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_offsets" (
	"table_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"table_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "snapshots_table_id_kind_position_pk" PRIMARY KEY("table_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "reader_boots" (
	"reader" text NOT NULL,
	"boot" text NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "reader_boots_reader_boot_pk" PRIMARY KEY("reader","boot")
);
--> statement-breakpoint
CREATE TABLE "reader_inbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"position" integer NOT NULL,
	"reader" text NOT NULL,
	"boot" text NOT NULL,
	"seq" integer NOT NULL,
	"received" bigint NOT NULL,
	"stored" bigint NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "reader_inbox_message" UNIQUE("reader","boot","seq"),
	CONSTRAINT "reader_inbox_position" UNIQUE("table_id","position")
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"layout" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canvases" (
	"table_id" text NOT NULL,
	"name" text NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "canvases_table_id_name_pk" PRIMARY KEY("table_id","name")
);
--> statement-breakpoint
CREATE TABLE "playout" (
	"table_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_state" (
	"table_id" text NOT NULL,
	"canvas" text NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "release_state_table_id_canvas_pk" PRIMARY KEY("table_id","canvas")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"table_id" text NOT NULL,
	"stream" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "positions_table_id_stream_pk" PRIMARY KEY("table_id","stream")
);
--> statement-breakpoint
CREATE TABLE "programme_time" (
	"table_id" text PRIMARY KEY NOT NULL,
	"ms" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seatings" (
	"table_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"player_id" text NOT NULL,
	"name" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "seatings_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"table_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "settings_table_id_key_pk" PRIMARY KEY("table_id","key")
);
--> statement-breakpoint
CREATE TABLE "table_owner" (
	"table_id" text PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"epoch" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_log" (
	"table_id" text NOT NULL,
	"position" integer NOT NULL,
	"hand_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"kind" text NOT NULL,
	"output_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"recorded" bigint NOT NULL,
	CONSTRAINT "card_log_table_position" UNIQUE("table_id","position"),
	CONSTRAINT "card_log_table_output" UNIQUE("table_id","output_id")
);
--> statement-breakpoint
CREATE TABLE "deck_cards" (
	"deck_id" text NOT NULL,
	"tag_mac" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "deck_cards_deck_id_tag_mac_pk" PRIMARY KEY("deck_id","tag_mac"),
	CONSTRAINT "deck_cards_tag_mac_unique" UNIQUE("tag_mac")
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"status" text NOT NULL,
	"detail" jsonb,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_keys" (
	"table_id" text NOT NULL,
	"hand_id" text NOT NULL,
	"wrapped" "bytea",
	"destroyed_at" bigint,
	CONSTRAINT "hand_keys_table_id_hand_id_pk" PRIMARY KEY("table_id","hand_id")
);
--> statement-breakpoint
CREATE TABLE "vault_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_owner" ADD CONSTRAINT "table_owner_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_log_hand" ON "hand_log" USING btree ("table_id","hand_id","position");--> statement-breakpoint
CREATE INDEX "reader_inbox_stored" ON "reader_inbox" USING btree ("stored");--> statement-breakpoint
CREATE INDEX "card_log_hand" ON "card_log" USING btree ("table_id","hand_id","position");