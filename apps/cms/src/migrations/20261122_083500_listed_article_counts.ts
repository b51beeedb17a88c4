import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many articles are listed, by category and author: the sum of all rows is the number, so that a list of tens of
 * thousands is not counted for each of its pages. A change only adds rows, so that no publication waits for another
 * one's end; when there are many, whoever adds the next sums up those that nobody else is just summing up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE listed_article_counts (category_id integer, author_id integer, id integer NOT NULL, en integer NOT NULL);
    CREATE FUNCTION count_listed_articles() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE kept integer; groups integer;
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM listed_article_counts;
        RETURN NULL;
      END IF;
      -- What a statement has moved from one category to another, or not moved at all, is one sum.
      IF TG_OP = 'INSERT' THEN
        INSERT INTO listed_article_counts
          SELECT category_id, author_id, count(*) FILTER (WHERE listed_id), count(*) FILTER (WHERE listed_en)
          FROM written WHERE listed_id OR listed_en GROUP BY category_id, author_id;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO listed_article_counts
          SELECT category_id, author_id, -count(*) FILTER (WHERE listed_id), -count(*) FILTER (WHERE listed_en)
          FROM gone WHERE listed_id OR listed_en GROUP BY category_id, author_id;
      ELSE
        INSERT INTO listed_article_counts
          SELECT category_id, author_id, sum(side * listed_id::int), sum(side * listed_en::int)
          FROM (
            SELECT category_id, author_id, listed_id, listed_en, 1 AS side FROM written
            UNION ALL SELECT category_id, author_id, listed_id, listed_en, -1 FROM gone
          ) sides
          GROUP BY category_id, author_id
          HAVING sum(side * listed_id::int) <> 0 OR sum(side * listed_en::int) <> 0;
      END IF;
      IF NOT FOUND THEN
        RETURN NULL;
      END IF;
      SELECT count(*), count(DISTINCT (category_id, author_id)) INTO kept, groups FROM listed_article_counts;
      -- As many changes again as there are groups, and some: so the cost of summing up is shared by many changes.
      IF kept > 500 + 2 * groups THEN
        WITH summed AS (
          DELETE FROM listed_article_counts WHERE ctid IN (SELECT ctid FROM listed_article_counts FOR UPDATE SKIP LOCKED)
          RETURNING *
        )
        INSERT INTO listed_article_counts SELECT category_id, author_id, sum(id), sum(en) FROM summed
          GROUP BY category_id, author_id HAVING sum(id) <> 0 OR sum(en) <> 0;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_listed_insert AFTER INSERT ON articles REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed_articles();
    CREATE TRIGGER count_listed_update AFTER UPDATE ON articles REFERENCING NEW TABLE AS written OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed_articles();
    CREATE TRIGGER count_listed_delete AFTER DELETE ON articles REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed_articles();
    CREATE TRIGGER count_listed_truncate AFTER TRUNCATE ON articles
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed_articles();
    INSERT INTO listed_article_counts
      SELECT category_id, author_id, count(*) FILTER (WHERE listed_id), count(*) FILTER (WHERE listed_en)
      FROM articles WHERE listed_id OR listed_en GROUP BY category_id, author_id;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER count_listed_insert ON articles;
    DROP TRIGGER count_listed_update ON articles;
    DROP TRIGGER count_listed_delete ON articles;
    DROP TRIGGER count_listed_truncate ON articles;
    DROP FUNCTION count_listed_articles();
    DROP TABLE listed_article_counts;
  `)
}
