import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The text of the marketing consent, restrictions of processing, and numbers that the search finds as a whole: digits
 * around a point or comma are one word, as 1d500, and an amount is no part of the word for its currency.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "restrictions" (
      "id" serial PRIMARY KEY NOT NULL,
      "person" varchar NOT NULL,
      "by_id" integer,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "registrations" ADD COLUMN "marketing_text" varchar;
    ALTER TABLE "registrations" ADD COLUMN "restricted" boolean DEFAULT false NOT NULL;
    ALTER TABLE "contact_messages" ADD COLUMN "marketing_text" varchar;
    ALTER TABLE "contact_messages" ADD COLUMN "restricted" boolean DEFAULT false NOT NULL;
    ALTER TABLE "consents" ADD COLUMN "marketing_text" varchar;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restrictions_id" integer;
    ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    CREATE UNIQUE INDEX "restrictions_person_idx" ON "restrictions" USING btree ("person");
    CREATE INDEX "restrictions_by_idx" ON "restrictions" USING btree ("by_id");
    CREATE INDEX "restrictions_updated_at_idx" ON "restrictions" USING btree ("updated_at");
    CREATE INDEX "restrictions_created_at_idx" ON "restrictions" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restrictions_fk" FOREIGN KEY ("restrictions_id") REFERENCES "public"."restrictions"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_restrictions_id_idx" ON "payload_locked_documents_rels" USING btree ("restrictions_id");
    CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(regexp_replace(regexp_replace(
        lower(unaccent(regexp_replace(normalize(coalesce(input, ''), NFKD),
          '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'))),
        '([0-9])[.,](?=[0-9])', '\\1d', 'g'), '\\m(rp|idr|usd)(?=[0-9])', '\\1 ', 'g'), '[^a-z0-9]+', ' ', 'g')) $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restrictions_id";
    DROP TABLE "restrictions";
    ALTER TABLE "registrations" DROP COLUMN "marketing_text";
    ALTER TABLE "registrations" DROP COLUMN "restricted";
    ALTER TABLE "contact_messages" DROP COLUMN "marketing_text";
    ALTER TABLE "contact_messages" DROP COLUMN "restricted";
    ALTER TABLE "consents" DROP COLUMN "marketing_text";
    CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(lower(unaccent(regexp_replace(normalize(coalesce(input, ''), NFKD),
        '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'))), '[^a-z0-9]+', ' ', 'g')) $$;
  `)
}
