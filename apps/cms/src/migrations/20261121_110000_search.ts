import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search index: a row for each published document and language, and the words of titles and summaries,
 * by which typing errors are mended. The service fills it when it starts (see editorial/search/write-index.ts).
 *
 * Each language is a partition: a word that is frequent in one and unknown in the other would mislead the planner
 * in both. Texts and long vectors are kept out of the rows, of which a frequent word reads thousands.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS unaccent;
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE TABLE "search_documents" (
      "collection" text NOT NULL,
      "document_id" integer NOT NULL,
      "locale" text NOT NULL,
      "kind" text NOT NULL,
      "slug" text NOT NULL,
      "title" text NOT NULL,
      "summary" text NOT NULL,
      "body" text NOT NULL,
      "date" timestamptz,
      "folded_title" text NOT NULL,
      "head" tsvector NOT NULL,
      "terms" tsvector NOT NULL,
      PRIMARY KEY ("collection", "document_id", "locale")
    ) PARTITION BY LIST ("locale");
    CREATE TABLE "search_documents_id" PARTITION OF "search_documents" FOR VALUES IN ('id')
      WITH (toast_tuple_target = 256);
    CREATE TABLE "search_documents_en" PARTITION OF "search_documents" FOR VALUES IN ('en')
      WITH (toast_tuple_target = 256);
    ALTER TABLE "search_documents" ALTER COLUMN "head" SET STORAGE MAIN;
    ALTER TABLE "search_documents" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
    CREATE INDEX "search_documents_terms_idx" ON "search_documents" USING gin ("terms");
    CREATE INDEX "search_documents_head_idx" ON "search_documents" USING gin ("head");
    CREATE INDEX "search_documents_title_idx" ON "search_documents" ("folded_title" text_pattern_ops);
    CREATE INDEX "search_documents_date_idx" ON "search_documents" ("date" DESC);
    CREATE TABLE "search_words" (
      "locale" text NOT NULL,
      "word" text NOT NULL,
      PRIMARY KEY ("locale", "word")
    );
    CREATE INDEX "search_words_word_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
    CREATE TABLE "search_index_version" ("version" integer PRIMARY KEY);
    CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(lower(unaccent(coalesce(input, ''))), '[^a-z0-9]+', ' ', 'g')) $$;
    CREATE FUNCTION search_lexemes(locale text, folded text, weight "char") RETURNS tsvector
      LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT setweight(to_tsvector('simple', folded), weight) || setweight(
          to_tsvector(CASE locale WHEN 'en' THEN 'english'::regconfig ELSE 'indonesian'::regconfig END, folded),
          weight)
      $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "search_documents", "search_words", "search_index_version";
    DROP FUNCTION search_lexemes(text, text, "char");
    DROP FUNCTION search_fold(text);
  `)
}
