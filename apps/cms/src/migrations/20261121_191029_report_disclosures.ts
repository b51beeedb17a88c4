import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reports_disclosures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reports_disclosures_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_reports_v_version_disclosures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reports_v_version_disclosures_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "reports_disclosures" ADD CONSTRAINT "reports_disclosures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_disclosures_locales" ADD CONSTRAINT "reports_disclosures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports_disclosures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_disclosures" ADD CONSTRAINT "_reports_v_version_disclosures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_disclosures_locales" ADD CONSTRAINT "_reports_v_version_disclosures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v_version_disclosures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_disclosures_order_idx" ON "reports_disclosures" USING btree ("_order");
  CREATE INDEX "reports_disclosures_parent_id_idx" ON "reports_disclosures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reports_disclosures_locales_locale_parent_id_unique" ON "reports_disclosures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_version_disclosures_order_idx" ON "_reports_v_version_disclosures" USING btree ("_order");
  CREATE INDEX "_reports_v_version_disclosures_parent_id_idx" ON "_reports_v_version_disclosures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_reports_v_version_disclosures_locales_locale_parent_id_uniq" ON "_reports_v_version_disclosures_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reports_disclosures" CASCADE;
  DROP TABLE "reports_disclosures_locales" CASCADE;
  DROP TABLE "_reports_v_version_disclosures" CASCADE;
  DROP TABLE "_reports_v_version_disclosures_locales" CASCADE;`)
}
