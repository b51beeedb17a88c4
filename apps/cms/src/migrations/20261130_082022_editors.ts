import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'accountInvited' BEFORE 'accountLocked';
  ALTER TABLE "event_messages" ALTER COLUMN "subject_en" DROP NOT NULL;
  ALTER TABLE "event_messages" ALTER COLUMN "text_en" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'registrationHeld', 'alreadyRegistered', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "event_messages" ALTER COLUMN "subject_en" SET NOT NULL;
  ALTER TABLE "event_messages" ALTER COLUMN "text_en" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "is_decorative";`)
}
