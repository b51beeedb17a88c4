import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_registrations_state" ADD VALUE 'held' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_registrations_state" ADD VALUE 'heldWaiting' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_registrations_state" ADD VALUE 'lapsed' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'registrationHeld' BEFORE 'seatFreed';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'alreadyRegistered' BEFORE 'seatFreed';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'registrationConfirmed' BEFORE 'registrationCanceled';
  ALTER TABLE "registrations" ADD COLUMN "held_until" timestamp(3) with time zone;
  CREATE INDEX "registrations_held_until_idx" ON "registrations" USING btree ("held_until");
  CREATE TABLE "network_uses" (
    "id" bigserial PRIMARY KEY,
    "event_id" integer NOT NULL REFERENCES "events" ("id") ON DELETE CASCADE,
    "network" varchar(64) NOT NULL,
    "kind" varchar(20) NOT NULL,
    "registration_id" integer REFERENCES "registrations" ("id") ON DELETE CASCADE,
    "submission" varchar(64),
    "used_at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "network_uses_event_idx" ON "network_uses" ("event_id", "network");
  CREATE INDEX "network_uses_registration_idx" ON "network_uses" ("registration_id");
  CREATE INDEX "network_uses_submission_idx" ON "network_uses" ("submission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "network_uses";
  DELETE FROM "mails" WHERE "kind" IN ('registrationHeld', 'alreadyRegistered');
  ALTER TABLE "registrations" ALTER COLUMN "state" SET DATA TYPE text;
  UPDATE "registrations" SET "state" = 'cancelled' WHERE "state" IN ('held', 'heldWaiting', 'lapsed');
  ALTER TABLE "registrations" ALTER COLUMN "state" SET DEFAULT 'confirmed'::text;
  DROP TYPE "public"."enum_registrations_state";
  CREATE TYPE "public"."enum_registrations_state" AS ENUM('confirmed', 'waiting', 'cancelled');
  ALTER TABLE "registrations" ALTER COLUMN "state" SET DEFAULT 'confirmed'::"public"."enum_registrations_state";
  ALTER TABLE "registrations" ALTER COLUMN "state" SET DATA TYPE "public"."enum_registrations_state" USING "state"::"public"."enum_registrations_state";
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_kind";
  CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'approved', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'exported', 'registrationCanceled', 'seatGiven', 'participantsEmailed', 'directoryImported');
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_trail_kind" USING (CASE "kind" WHEN 'registrationConfirmed' THEN 'changed' ELSE "kind" END)::"public"."enum_audit_trail_kind";
  DROP INDEX "registrations_held_until_idx";
  ALTER TABLE "registrations" DROP COLUMN "held_until";`)
}
