import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index holds words as they are written; which of them are forms of one is in a table of their roots, which the
 * service fills with the index. A word with a hyphen or an apostrophe is indexed in parts and as one. The release
 * before still has its function `search_lexemes`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_roots" (
      "locale" text NOT NULL,
      "root" text NOT NULL,
      "word" text NOT NULL,
      PRIMARY KEY ("locale", "root", "word")
    );
    CREATE INDEX "search_roots_word_idx" ON "search_roots" ("locale", "word");
    -- Accents that are letters of their own, and marks that nobody sees, are no ends of words.
    CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(lower(unaccent(regexp_replace(normalize(coalesce(input, ''), NFKD),
        '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'))), '[^a-z0-9]+', ' ', 'g')) $$;
    CREATE FUNCTION search_vector(input text, weight "char") RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT setweight(to_tsvector('simple', search_fold(input) || ' ' || search_fold((
        SELECT string_agg(regexp_replace(compound[1], '[^[:alnum:]]', '', 'g'), ' ')
        FROM regexp_matches(input, '[[:alnum:]]+(?:[-\\u2010\\u2011''\\u2019][[:alnum:]]+)+', 'g') AS compound
      ))), weight)
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "search_roots";
    DROP FUNCTION search_vector(text, "char");
    CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(lower(unaccent(coalesce(input, ''))), '[^a-z0-9]+', ' ', 'g')) $$;
  `)
}
