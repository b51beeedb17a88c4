import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_instruments" ADD COLUMN "share_percent" numeric;
  ALTER TABLE "_products_v_version_instruments" ADD COLUMN "share_percent" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_instruments" DROP COLUMN "share_percent";
  ALTER TABLE "_products_v_version_instruments" DROP COLUMN "share_percent";`)
}
