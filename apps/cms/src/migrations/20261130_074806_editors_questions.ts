import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fund_imports_state" AS ENUM('checked', 'applied', 'undone');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventReinstated' BEFORE 'eventReminder';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'restored' BEFORE 'unpublished';
  CREATE TABLE "fund_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_fund_imports_state" NOT NULL,
  	"uploaded_by_id" integer,
  	"applied_by_id" integer,
  	"applied_at" timestamp(3) with time zone,
  	"rows" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "is_without_join_link" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_is_without_join_link" boolean DEFAULT false;
  ALTER TABLE "fund_imports" ADD CONSTRAINT "fund_imports_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fund_imports" ADD CONSTRAINT "fund_imports_applied_by_id_users_id_fk" FOREIGN KEY ("applied_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "fund_imports_state_idx" ON "fund_imports" USING btree ("state");
  CREATE INDEX "fund_imports_uploaded_by_idx" ON "fund_imports" USING btree ("uploaded_by_id");
  CREATE INDEX "fund_imports_applied_by_idx" ON "fund_imports" USING btree ("applied_by_id");
  CREATE INDEX "fund_imports_updated_at_idx" ON "fund_imports" USING btree ("updated_at");
  CREATE INDEX "fund_imports_created_at_idx" ON "fund_imports" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "fund_imports" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'registrationHeld', 'alreadyRegistered', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_kind";
  CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'approved', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'signedIn', 'signInFailed', 'exported', 'registrationConfirmed', 'registrationCanceled', 'seatGiven', 'participantsEmailed', 'directoryImported');
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_trail_kind" USING "kind"::"public"."enum_audit_trail_kind";
  ALTER TABLE "events" DROP COLUMN "is_without_join_link";
  ALTER TABLE "_events_v" DROP COLUMN "version_is_without_join_link";
  DROP TYPE "public"."enum_fund_imports_state";`)
}
