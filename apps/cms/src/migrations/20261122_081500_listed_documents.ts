import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const locales = ['id', 'en']

/**
 * Tables of documents that the site lists, with the columns that its lists are narrowed to and sorted by. Each has
 * one more, by `id`, for the site map. test/growth-plans.test.ts shows for each list that it reads its index.
 */
const listed: Record<string, string[][]> = {
  articles: [['published_at'], ['category_id', 'published_at'], ['author_id', 'published_at']],
  announcements: [['published_at'], ['category_id', 'published_at']],
  reports: [['published_at'], ['category_id', 'published_at'], ['sector_code', 'published_at']],
  morning_notes: [['market_date']],
  promos: [['starts_at'], ['ends_at']],
  events: [['starts_at'], ['ends_at']],
  faqs: [['order'], ['category_id', 'order']],
  lessons: [['order']],
  pages: [],
}

/**
 * A list is one language's published documents that are whole in it, which only two tables know together: no index
 * of either gives a page of a list or its number without reading everything. So the narrow table says itself in
 * which language a document is listed, kept by triggers whatever writes to either table, and partial indexes over
 * that hold each list in its order.
 *
 * Payload writes a document's row and then its texts, and so should plain SQL: who writes the texts first waits here
 * for the document's row, perhaps held by somebody who waits for the texts. PostgreSQL then refuses one of the two.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    SET LOCAL statement_timeout = 0;
    CREATE FUNCTION mark_listed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE whole text[];
    BEGIN
      IF NEW._status = 'published' THEN
        EXECUTE format('SELECT array_agg(_locale::text) FROM %I WHERE _parent_id = $1 AND is_whole',
          TG_TABLE_NAME || '_locales') INTO whole USING NEW.id;
      END IF;
      NEW.listed_id := coalesce('id' = ANY (whole), false);
      NEW.listed_en := coalesce('en' = ANY (whole), false);
      RETURN NEW;
    END $$;
    CREATE FUNCTION mark_listed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE main text := left(TG_TABLE_NAME, -length('_locales'));
    BEGIN
      -- Whoever writes the other language at the same time comes after this one, and sees what it wrote.
      EXECUTE format('SELECT FROM %I WHERE id IN (SELECT _parent_id FROM changed) ORDER BY id FOR NO KEY UPDATE', main);
      EXECUTE format('
        UPDATE %1$I d SET listed_id = shown.id, listed_en = shown.en
        FROM (
          SELECT touched._parent_id AS document,
            coalesce(bool_or(l.is_whole) FILTER (WHERE l._locale = ''id''), false) AS id,
            coalesce(bool_or(l.is_whole) FILTER (WHERE l._locale = ''en''), false) AS en
          FROM (SELECT DISTINCT _parent_id FROM changed) touched
          LEFT JOIN %2$I l ON l._parent_id = touched._parent_id
          GROUP BY touched._parent_id
        ) shown
        WHERE d.id = shown.document AND d._status = ''published''
          AND (d.listed_id, d.listed_en) IS DISTINCT FROM (shown.id, shown.en)',
        main, TG_TABLE_NAME);
      RETURN NULL;
    END $$;
  `)
  for (const [table, indexes] of Object.entries(listed)) {
    await db.execute(
      sql.raw(`
      ALTER TABLE "${table}" ADD COLUMN "listed_id" boolean NOT NULL DEFAULT false,
        ADD COLUMN "listed_en" boolean NOT NULL DEFAULT false;
      UPDATE "${table}" d SET "listed_id" = shown.id, "listed_en" = shown.en FROM (
        SELECT _parent_id, bool_or(is_whole AND _locale = 'id') AS id, bool_or(is_whole AND _locale = 'en') AS en
        FROM "${table}_locales" WHERE is_whole GROUP BY _parent_id
      ) shown WHERE d.id = shown._parent_id AND d._status = 'published';
      CREATE TRIGGER mark_listed BEFORE INSERT OR UPDATE OF "_status" ON "${table}"
        FOR EACH ROW EXECUTE FUNCTION mark_listed();
      CREATE TRIGGER mark_listed_insert AFTER INSERT ON "${table}_locales"
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
      CREATE TRIGGER mark_listed_update AFTER UPDATE ON "${table}_locales"
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
      CREATE TRIGGER mark_listed_delete AFTER DELETE ON "${table}_locales"
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
    `),
    )
    for (const locale of locales) {
      for (const columns of indexes) {
        await db.execute(
          sql.raw(`CREATE INDEX "${table}_listed_${locale}_by_${columns.join('_')}_idx" ON "${table}"
            (${[...columns, 'id'].map((column) => `"${column}"`).join(', ')}) WHERE "listed_${locale}"`),
        )
      }
      await db.execute(
        sql.raw(`CREATE INDEX "${table}_listed_${locale}_idx" ON "${table}" ("id") INCLUDE ("updated_at")
          WHERE "listed_${locale}"`),
      )
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(listed)) {
    await db.execute(
      sql.raw(`
      DROP TRIGGER mark_listed ON "${table}";
      DROP TRIGGER mark_listed_insert ON "${table}_locales";
      DROP TRIGGER mark_listed_update ON "${table}_locales";
      DROP TRIGGER mark_listed_delete ON "${table}_locales";
      ALTER TABLE "${table}" DROP COLUMN "listed_id", DROP COLUMN "listed_en";
    `),
    )
  }
  await db.execute(sql`DROP FUNCTION mark_listed(); DROP FUNCTION mark_listed_texts();`)
}
