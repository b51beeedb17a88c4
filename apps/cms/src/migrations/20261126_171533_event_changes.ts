import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventCanceled' BEFORE 'eventReminder';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventMoved' BEFORE 'eventReminder';
  ALTER TABLE "events" ADD COLUMN "is_canceled" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_is_canceled" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mails" WHERE "kind" IN ('eventCanceled', 'eventMoved');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventReminder', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "events" DROP COLUMN "is_canceled";
  ALTER TABLE "_events_v" DROP COLUMN "version_is_canceled";`)
}
