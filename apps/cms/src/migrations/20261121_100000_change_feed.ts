import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The change feed's own table, and the index of locale tables that Payload's schema leaves out. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "changes" (
      "sequence" bigserial PRIMARY KEY,
      "tags" text[] NOT NULL,
      "at" timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX "changes_at_idx" ON "changes" ("at");
    DO $$
    DECLARE locale_table text;
    BEGIN
      FOR locale_table IN
        SELECT table_name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name LIKE '%\\_locales' AND column_name = '_parent_id'
      LOOP
        EXECUTE format('CREATE INDEX %I ON %I (_parent_id)', left(locale_table, 45) || '_by_parent_idx', locale_table);
      END LOOP;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "changes";
    DO $$
    DECLARE index_name text;
    BEGIN
      FOR index_name IN
        SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname LIKE '%\\_by\\_parent\\_idx'
      LOOP
        EXECUTE format('DROP INDEX %I', index_name);
      END LOOP;
    END $$;
  `)
}
