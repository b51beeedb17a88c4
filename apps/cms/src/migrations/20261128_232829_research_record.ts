import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports" ADD COLUMN "previous_target" numeric;
  ALTER TABLE "_reports_v" ADD COLUMN "version_previous_target" numeric;
  ALTER TABLE "recommendations" ADD COLUMN "replaced_by_id" integer;
  ALTER TABLE "_recommendations_v" ADD COLUMN "version_replaced_by_id" integer;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_replaced_by_id_recommendations_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_version_replaced_by_id_recommendations_id_fk" FOREIGN KEY ("version_replaced_by_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recommendations_replaced_by_idx" ON "recommendations" USING btree ("replaced_by_id");
  CREATE INDEX "_recommendations_v_version_version_replaced_by_idx" ON "_recommendations_v" USING btree ("version_replaced_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_replaced_by_id_recommendations_id_fk";
  
  ALTER TABLE "_recommendations_v" DROP CONSTRAINT "_recommendations_v_version_replaced_by_id_recommendations_id_fk";
  
  DROP INDEX "recommendations_replaced_by_idx";
  DROP INDEX "_recommendations_v_version_version_replaced_by_idx";
  ALTER TABLE "reports" DROP COLUMN "previous_target";
  ALTER TABLE "_reports_v" DROP COLUMN "version_previous_target";
  ALTER TABLE "recommendations" DROP COLUMN "replaced_by_id";
  ALTER TABLE "_recommendations_v" DROP COLUMN "version_replaced_by_id";`)
}
