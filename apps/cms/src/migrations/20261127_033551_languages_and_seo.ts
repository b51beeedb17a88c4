import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "categories_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "authors_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_authors_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "announcements" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "announcements_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "announcements_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "announcements_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "faqs_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "lessons" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "lessons_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "lessons_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "lessons_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "terms_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_terms_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "videos_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_videos_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "reports" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "reports_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_reports_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "morning_notes_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_morning_notes_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "recommendations_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_recommendations_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "services" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "account_types_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "fees_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_fees_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "promos" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "promos_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "promos_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "promos_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_promos_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "offices_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "contact_subjects_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_contact_subjects_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_seo_seo_image_idx" ON "articles" USING btree ("seo_image_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_image_idx" ON "_articles_v" USING btree ("version_seo_image_id");
  CREATE INDEX "announcements_seo_seo_image_idx" ON "announcements" USING btree ("seo_image_id");
  CREATE INDEX "_announcements_v_version_seo_version_seo_image_idx" ON "_announcements_v" USING btree ("version_seo_image_id");
  CREATE INDEX "lessons_seo_seo_image_idx" ON "lessons" USING btree ("seo_image_id");
  CREATE INDEX "_lessons_v_version_seo_version_seo_image_idx" ON "_lessons_v" USING btree ("version_seo_image_id");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "reports_seo_seo_image_idx" ON "reports" USING btree ("seo_image_id");
  CREATE INDEX "_reports_v_version_seo_version_seo_image_idx" ON "_reports_v" USING btree ("version_seo_image_id");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "promos_seo_seo_image_idx" ON "promos" USING btree ("seo_image_id");
  CREATE INDEX "_promos_v_version_seo_version_seo_image_idx" ON "_promos_v" USING btree ("version_seo_image_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE OR REPLACE FUNCTION mark_whole() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE written jsonb := to_jsonb(NEW);
  BEGIN
    NEW.is_whole := (SELECT bool_and(is_written(written -> field)) FROM unnest(TG_ARGV) AS field)
      AND NOT coalesce((written ->> 'is_withdrawn')::boolean, false);
    RETURN NEW;
  END $$;
  CREATE OR REPLACE FUNCTION mark_whole_version() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE written jsonb := to_jsonb(NEW);
  BEGIN
    NEW.version_is_whole :=
      (SELECT bool_and(is_written(written -> ('version_' || field))) FROM unnest(TG_ARGV) AS field)
      AND NOT coalesce((written ->> 'version_is_withdrawn')::boolean, false);
    RETURN NEW;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_seo_image_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "announcements" DROP CONSTRAINT "announcements_seo_image_id_media_id_fk";
  
  ALTER TABLE "_announcements_v" DROP CONSTRAINT "_announcements_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_seo_image_id_media_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_seo_image_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_seo_image_id_media_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_image_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_seo_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "promos" DROP CONSTRAINT "promos_seo_image_id_media_id_fk";
  
  ALTER TABLE "_promos_v" DROP CONSTRAINT "_promos_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_seo_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk";
  
  DROP INDEX "articles_seo_seo_image_idx";
  DROP INDEX "_articles_v_version_seo_version_seo_image_idx";
  DROP INDEX "announcements_seo_seo_image_idx";
  DROP INDEX "_announcements_v_version_seo_version_seo_image_idx";
  DROP INDEX "lessons_seo_seo_image_idx";
  DROP INDEX "_lessons_v_version_seo_version_seo_image_idx";
  DROP INDEX "events_seo_seo_image_idx";
  DROP INDEX "_events_v_version_seo_version_seo_image_idx";
  DROP INDEX "reports_seo_seo_image_idx";
  DROP INDEX "_reports_v_version_seo_version_seo_image_idx";
  DROP INDEX "products_seo_seo_image_idx";
  DROP INDEX "_products_v_version_seo_version_seo_image_idx";
  DROP INDEX "services_seo_seo_image_idx";
  DROP INDEX "_services_v_version_seo_version_seo_image_idx";
  DROP INDEX "promos_seo_seo_image_idx";
  DROP INDEX "_promos_v_version_seo_version_seo_image_idx";
  DROP INDEX "pages_seo_seo_image_idx";
  DROP INDEX "_pages_v_version_seo_version_seo_image_idx";
  ALTER TABLE "articles" DROP COLUMN "seo_image_id";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_title";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_description";
  ALTER TABLE "articles_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "categories_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "authors_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_authors_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "announcements" DROP COLUMN "seo_image_id";
  ALTER TABLE "announcements_locales" DROP COLUMN "seo_title";
  ALTER TABLE "announcements_locales" DROP COLUMN "seo_description";
  ALTER TABLE "announcements_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "faqs_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "lessons" DROP COLUMN "seo_image_id";
  ALTER TABLE "lessons_locales" DROP COLUMN "seo_title";
  ALTER TABLE "lessons_locales" DROP COLUMN "seo_description";
  ALTER TABLE "lessons_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "terms_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_terms_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "events" DROP COLUMN "seo_image_id";
  ALTER TABLE "events_locales" DROP COLUMN "seo_title";
  ALTER TABLE "events_locales" DROP COLUMN "seo_description";
  ALTER TABLE "events_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_events_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "videos_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_videos_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "reports" DROP COLUMN "seo_image_id";
  ALTER TABLE "reports_locales" DROP COLUMN "seo_title";
  ALTER TABLE "reports_locales" DROP COLUMN "seo_description";
  ALTER TABLE "reports_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_reports_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "morning_notes_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_morning_notes_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "recommendations_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_recommendations_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "products" DROP COLUMN "seo_image_id";
  ALTER TABLE "products_locales" DROP COLUMN "seo_title";
  ALTER TABLE "products_locales" DROP COLUMN "seo_description";
  ALTER TABLE "products_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "services" DROP COLUMN "seo_image_id";
  ALTER TABLE "services_locales" DROP COLUMN "seo_title";
  ALTER TABLE "services_locales" DROP COLUMN "seo_description";
  ALTER TABLE "services_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "account_types_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "fees_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_fees_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "promos" DROP COLUMN "seo_image_id";
  ALTER TABLE "promos_locales" DROP COLUMN "seo_title";
  ALTER TABLE "promos_locales" DROP COLUMN "seo_description";
  ALTER TABLE "promos_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_promos_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "pages" DROP COLUMN "seo_image_id";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_description";
  ALTER TABLE "pages_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "offices_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "contact_subjects_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_contact_subjects_v_locales" DROP COLUMN "version_is_withdrawn";`)
}
