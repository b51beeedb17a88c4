import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'signedIn' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'signInFailed' BEFORE 'exported';
  ALTER TABLE "audit_trail" ADD COLUMN "network" varchar;
  ALTER TABLE "audit_trail" ADD COLUMN "attempts" numeric;

  -- One row per account and hour counts failed sign-ins; its count grows by one, and nothing else may change.
  CREATE UNIQUE INDEX "audit_trail_attempts_idx" ON "audit_trail"
    ("document", date_trunc('hour', "created_at" AT TIME ZONE 'UTC')) NULLS NOT DISTINCT
    WHERE "attempts" IS NOT NULL;
  -- Of sign-ins and changed accounts: PostgreSQL cannot use the kinds that were added in the same transaction.
  CREATE INDEX "audit_trail_sign_ins_idx" ON "audit_trail" ("actor_id", "created_at") WHERE "subject" = 'users';
  CREATE OR REPLACE FUNCTION keep_audit_trail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '2 years' THEN
        RETURN OLD;
      END IF;
      IF TG_OP = 'UPDATE' AND NEW.attempts = OLD.attempts + 1
        AND to_jsonb(NEW) - '{attempts,updated_at}'::text[] = to_jsonb(OLD) - '{attempts,updated_at}'::text[] THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'the audit trail takes rows and gives none back' USING ERRCODE = 'insufficient_privilege';
    END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION keep_audit_trail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '2 years' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'the audit trail takes rows and gives none back' USING ERRCODE = 'insufficient_privilege';
    END $$;
  DROP INDEX "audit_trail_attempts_idx";
  DROP INDEX "audit_trail_sign_ins_idx";
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_kind";
  CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'approved', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'exported', 'registrationConfirmed', 'registrationCanceled', 'seatGiven', 'participantsEmailed', 'directoryImported');
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_trail_kind" USING (CASE WHEN "kind" IN ('signedIn', 'signInFailed') THEN 'changed' ELSE "kind" END)::"public"."enum_audit_trail_kind";
  ALTER TABLE "audit_trail" DROP COLUMN "network";
  ALTER TABLE "audit_trail" DROP COLUMN "attempts";`)
}
