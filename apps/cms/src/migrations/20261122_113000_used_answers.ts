import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Answers to the human check that were used, for all nodes of the site together. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE used_answers (
      name varchar(100) PRIMARY KEY,
      content varchar(100) NOT NULL,
      used_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE used_answers`)
}
