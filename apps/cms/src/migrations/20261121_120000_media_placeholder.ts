import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { fillPlaceholders } from '#cms/services/media/fill-placeholders.ts'

/** Pictures uploaded before get their placeholder here; later ones when they are uploaded. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "media" ADD COLUMN "placeholder" varchar;`)
  await fillPlaceholders(db, payload.logger)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "media" DROP COLUMN "placeholder";`)
}
