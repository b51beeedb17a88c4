import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'exported', 'directoryImported');
  CREATE TYPE "public"."enum_audit_trail_hand" AS ENUM('person', 'schedule', 'service');
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_audit_trail_kind",
  	"hand" "enum_audit_trail_hand",
  	"actor" varchar,
  	"actor_id" numeric,
  	"subject" varchar,
  	"document" varchar,
  	"title" varchar,
  	"old_status" varchar,
  	"new_status" varchar,
  	"old_slugs" varchar,
  	"new_slugs" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "audit_trail_kind_idx" ON "audit_trail" USING btree ("kind");
  CREATE INDEX "audit_trail_actor_idx" ON "audit_trail" USING btree ("actor");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");

  -- Rows are only ever added: whoever reaches the service's own connection cannot change what was noted without changing the table itself.
  CREATE FUNCTION keep_audit_trail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '2 years' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'the audit trail takes rows and gives none back' USING ERRCODE = 'insufficient_privilege';
    END $$;
  CREATE TRIGGER audit_trail_is_kept BEFORE UPDATE OR DELETE ON "audit_trail"
    FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();
  CREATE TRIGGER audit_trail_is_kept_whole BEFORE TRUNCATE ON "audit_trail"
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_trail" CASCADE;
  DROP TYPE "public"."enum_audit_trail_kind";
  DROP TYPE "public"."enum_audit_trail_hand";
  DROP FUNCTION keep_audit_trail;`)
}
