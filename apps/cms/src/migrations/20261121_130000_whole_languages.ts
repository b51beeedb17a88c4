import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a language needs before a document is shown in it, by table. A test compares it with the collections
 * (editorial/completeness/text-columns.ts): a new required text needs a migration that makes its trigger anew.
 */
const needed: Record<string, string[]> = {
  articles: ['title', 'summary', 'body', 'slug'],
  categories: ['name', 'slug'],
  authors: ['role'],
  announcements: ['title', 'summary', 'body', 'slug'],
  faqs: ['question', 'answer', 'slug'],
  lessons: ['title', 'summary', 'body', 'slug'],
  events: ['title', 'summary', 'venue', 'speaker_role', 'body', 'slug'],
  videos: ['title', 'summary', 'transcript'],
  reports: ['title', 'summary', 'body', 'analyst_role', 'slug'],
  morning_notes: ['title', 'summary', 'body', 'slug'],
  recommendations: ['analyst_role', 'rationale'],
  products: ['title', 'tagline', 'summary', 'body'],
  services: ['title', 'tagline', 'summary', 'body'],
  account_types: [
    'title',
    'summary',
    'body',
    'comparison_funded_by',
    'comparison_securities',
    'comparison_short_selling',
    'comparison_cost',
    'comparison_suited_for',
    'comparison_main_risk',
  ],
  promos: ['title', 'summary', 'quota', 'body', 'terms', 'slug'],
  pages: ['title', 'summary', 'slug'],
  offices: ['name', 'hours'],
}

/**
 * The column that says where a language is whole, kept by a trigger whatever writes to the table. Versions have it
 * as well: a preview loads the newest version of whatever its document names.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    SET LOCAL statement_timeout = 0;
    CREATE FUNCTION is_written(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(CASE jsonb_typeof(value)
        WHEN 'string' THEN value #>> '{}' ~ '[^[:space:]]'
        WHEN 'object' THEN jsonb_path_exists(value, 'strict $.**.text ? (@ like_regex "[^[:space:]]")')
        ELSE false END, false)
    $$;
    CREATE FUNCTION mark_whole() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE written jsonb := to_jsonb(NEW);
    BEGIN
      NEW.is_whole := (SELECT bool_and(is_written(written -> field)) FROM unnest(TG_ARGV) AS field);
      RETURN NEW;
    END $$;
    CREATE FUNCTION mark_whole_version() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE written jsonb := to_jsonb(NEW);
    BEGIN
      NEW.version_is_whole :=
        (SELECT bool_and(is_written(written -> ('version_' || field))) FROM unnest(TG_ARGV) AS field);
      RETURN NEW;
    END $$;
  `)
  for (const [table, columns] of Object.entries(needed)) {
    const fields = columns.map((column) => `'${column}'`).join(', ')
    await db.execute(
      sql.raw(`
      ALTER TABLE "${table}_locales" ADD COLUMN "is_whole" boolean;
      ALTER TABLE "_${table}_v_locales" ADD COLUMN "version_is_whole" boolean;
      CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "${table}_locales"
        FOR EACH ROW EXECUTE FUNCTION mark_whole(${fields});
      CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_${table}_v_locales"
        FOR EACH ROW EXECUTE FUNCTION mark_whole_version(${fields});
      UPDATE "${table}_locales" SET "is_whole" = false;
      UPDATE "_${table}_v_locales" SET "version_is_whole" = false;
    `),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(needed)) {
    await db.execute(
      sql.raw(`
      DROP TRIGGER mark_whole ON "${table}_locales";
      DROP TRIGGER mark_whole ON "_${table}_v_locales";
      ALTER TABLE "${table}_locales" DROP COLUMN "is_whole";
      ALTER TABLE "_${table}_v_locales" DROP COLUMN "version_is_whole";
    `),
    )
  }
  await db.execute(sql`DROP FUNCTION mark_whole(); DROP FUNCTION mark_whole_version(); DROP FUNCTION is_written(jsonb);`)
}
