import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_locales" ADD COLUMN "button_note" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_button_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_locales" DROP COLUMN "button_note";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_button_note";`)
}
