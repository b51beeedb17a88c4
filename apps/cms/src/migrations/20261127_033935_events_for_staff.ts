import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_messages_audience" AS ENUM('confirmed', 'waiting', 'both');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventMessage' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'registrationCanceled' BEFORE 'directoryImported';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'seatGiven' BEFORE 'directoryImported';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'participantsEmailed' BEFORE 'directoryImported';
  CREATE TABLE "event_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer NOT NULL,
  	"audience" "enum_event_messages_audience" DEFAULT 'confirmed' NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"text_id" varchar NOT NULL,
  	"subject_en" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"recipients" numeric,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "moved_from" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_moved_from" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "attended_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "event_message_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "event_messages_id" integer;
  ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "event_messages_event_idx" ON "event_messages" USING btree ("event_id");
  CREATE UNIQUE INDEX "event_messages_idempotency_key_idx" ON "event_messages" USING btree ("idempotency_key");
  CREATE INDEX "event_messages_updated_at_idx" ON "event_messages" USING btree ("updated_at");
  CREATE INDEX "event_messages_created_at_idx" ON "event_messages" USING btree ("created_at");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_event_message_id_event_messages_id_fk" FOREIGN KEY ("event_message_id") REFERENCES "public"."event_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_messages_fk" FOREIGN KEY ("event_messages_id") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_event_message_idx" ON "mails" USING btree ("event_message_id");
  CREATE INDEX "payload_locked_documents_rels_event_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("event_messages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "event_messages" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT "mails_event_message_id_event_messages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_event_messages_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_kind";
  CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'exported', 'directoryImported');
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_trail_kind" USING "kind"::"public"."enum_audit_trail_kind";
  DROP INDEX "mails_event_message_idx";
  DROP INDEX "payload_locked_documents_rels_event_messages_id_idx";
  ALTER TABLE "events" DROP COLUMN "moved_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_moved_from";
  ALTER TABLE "registrations" DROP COLUMN "attended_at";
  ALTER TABLE "mails" DROP COLUMN "event_message_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "event_messages_id";
  DROP TYPE "public"."enum_event_messages_audience";`)
}
