import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "foreign_investors_locales" ADD COLUMN "opening_time" varchar;
  ALTER TABLE "_foreign_investors_v_locales" ADD COLUMN "version_opening_time" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "foreign_investors_locales" DROP COLUMN "opening_time";
  ALTER TABLE "_foreign_investors_v_locales" DROP COLUMN "version_opening_time";`)
}
