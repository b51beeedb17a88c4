import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'accountLocked';
  ALTER TABLE "mails" ADD COLUMN "account_id" integer;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_account_idx" ON "mails" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mails" WHERE "kind" = 'accountLocked';
  ALTER TABLE "mails" DROP CONSTRAINT "mails_account_id_users_id_fk";
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventReminder', 'messageReceived', 'messageForwarded');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "mails_account_idx";
  ALTER TABLE "mails" DROP COLUMN "account_id";`)
}
