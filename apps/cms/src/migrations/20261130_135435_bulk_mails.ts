import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_bounce" AS ENUM('soft', 'hard', 'complaint');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listPagi';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listRiset';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listPengumuman';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listSaham';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listAcara';
  ALTER TYPE "public"."enum_mails_state" ADD VALUE 'obsolete';
  DROP INDEX "state_dueAt_idx";
  ALTER TABLE "mails" ADD COLUMN "subscriber_id" numeric;
  ALTER TABLE "mails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "bounce" "enum_mails_bounce";
  ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  CREATE INDEX "mails_subscriber_id_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "mails_claimed_at_idx" ON "mails" USING btree ("claimed_at");
  CREATE INDEX "mails_bounced_at_idx" ON "mails" USING btree ("bounced_at");
  CREATE INDEX "isBulk_state_dueAt_idx" ON "mails" USING btree ("is_bulk","state","due_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'registrationHeld', 'alreadyRegistered', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReinstated', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountInvited', 'accountLocked', 'passwordChanged', 'emailChanged', 'reviewRequested', 'reviewReturned', 'reviewApproved');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'due'::text;
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('due', 'sending', 'sent', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'due'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";
  DROP INDEX "mails_subscriber_id_idx";
  DROP INDEX "mails_claimed_at_idx";
  DROP INDEX "mails_bounced_at_idx";
  DROP INDEX "isBulk_state_dueAt_idx";
  CREATE INDEX "state_dueAt_idx" ON "mails" USING btree ("state","due_at");
  ALTER TABLE "mails" DROP COLUMN "subscriber_id";
  ALTER TABLE "mails" DROP COLUMN "is_bulk";
  ALTER TABLE "mails" DROP COLUMN "expires_at";
  ALTER TABLE "mails" DROP COLUMN "claimed_at";
  ALTER TABLE "mails" DROP COLUMN "bounce";
  ALTER TABLE "mails" DROP COLUMN "bounced_at";
  DROP TYPE "public"."enum_mails_bounce";`)
}
