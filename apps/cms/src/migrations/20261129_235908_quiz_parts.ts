import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lessons_quiz" ADD COLUMN "after_part" numeric;
  ALTER TABLE "_lessons_v_version_quiz" ADD COLUMN "after_part" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lessons_quiz" DROP COLUMN "after_part";
  ALTER TABLE "_lessons_v_version_quiz" DROP COLUMN "after_part";`)
}
