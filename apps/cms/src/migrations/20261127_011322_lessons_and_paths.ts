import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lessons_takeaways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lessons_takeaways_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "lessons_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "lessons_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "lessons_quiz_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "lessons_quiz_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "lessons_quiz" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lessons_quiz_locales" (
  	"question" varchar,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_takeaways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_takeaways_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_quiz_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_correct" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_quiz" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_locales" (
  	"question" varchar,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "categories_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "audience" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "outcome" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_audience" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_outcome" varchar;
  ALTER TABLE "lessons_takeaways" ADD CONSTRAINT "lessons_takeaways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_takeaways_locales" ADD CONSTRAINT "lessons_takeaways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_takeaways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_sources" ADD CONSTRAINT "lessons_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_sources_locales" ADD CONSTRAINT "lessons_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_answers" ADD CONSTRAINT "lessons_quiz_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_answers_locales" ADD CONSTRAINT "lessons_quiz_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz" ADD CONSTRAINT "lessons_quiz_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_locales" ADD CONSTRAINT "lessons_quiz_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_takeaways" ADD CONSTRAINT "_lessons_v_version_takeaways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_takeaways_locales" ADD CONSTRAINT "_lessons_v_version_takeaways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_takeaways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_sources" ADD CONSTRAINT "_lessons_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_sources_locales" ADD CONSTRAINT "_lessons_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_answers" ADD CONSTRAINT "_lessons_v_version_quiz_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_answers_locales" ADD CONSTRAINT "_lessons_v_version_quiz_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz" ADD CONSTRAINT "_lessons_v_version_quiz_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_locales" ADD CONSTRAINT "_lessons_v_version_quiz_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lessons_takeaways_order_idx" ON "lessons_takeaways" USING btree ("_order");
  CREATE INDEX "lessons_takeaways_parent_id_idx" ON "lessons_takeaways" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lessons_takeaways_locales_locale_parent_id_unique" ON "lessons_takeaways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_sources_order_idx" ON "lessons_sources" USING btree ("_order");
  CREATE INDEX "lessons_sources_parent_id_idx" ON "lessons_sources" USING btree ("_parent_id");
  CREATE INDEX "lessons_sources_checked_on_idx" ON "lessons_sources" USING btree ("checked_on");
  CREATE UNIQUE INDEX "lessons_sources_locales_locale_parent_id_unique" ON "lessons_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_quiz_answers_order_idx" ON "lessons_quiz_answers" USING btree ("_order");
  CREATE INDEX "lessons_quiz_answers_parent_id_idx" ON "lessons_quiz_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lessons_quiz_answers_locales_locale_parent_id_unique" ON "lessons_quiz_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_quiz_order_idx" ON "lessons_quiz" USING btree ("_order");
  CREATE INDEX "lessons_quiz_parent_id_idx" ON "lessons_quiz" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lessons_quiz_locales_locale_parent_id_unique" ON "lessons_quiz_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_takeaways_order_idx" ON "_lessons_v_version_takeaways" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_takeaways_parent_id_idx" ON "_lessons_v_version_takeaways" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lessons_v_version_takeaways_locales_locale_parent_id_unique" ON "_lessons_v_version_takeaways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_sources_order_idx" ON "_lessons_v_version_sources" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_sources_parent_id_idx" ON "_lessons_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_sources_checked_on_idx" ON "_lessons_v_version_sources" USING btree ("checked_on");
  CREATE UNIQUE INDEX "_lessons_v_version_sources_locales_locale_parent_id_unique" ON "_lessons_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_answers_order_idx" ON "_lessons_v_version_quiz_answers" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_answers_parent_id_idx" ON "_lessons_v_version_quiz_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lessons_v_version_quiz_answers_locales_locale_parent_id_uni" ON "_lessons_v_version_quiz_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_order_idx" ON "_lessons_v_version_quiz" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_parent_id_idx" ON "_lessons_v_version_quiz" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lessons_v_version_quiz_locales_locale_parent_id_unique" ON "_lessons_v_version_quiz_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "categories" ADD COLUMN "listed_id" boolean NOT NULL DEFAULT false,
    ADD COLUMN "listed_en" boolean NOT NULL DEFAULT false;
  UPDATE "categories" d SET "listed_id" = shown.id, "listed_en" = shown.en FROM (
    SELECT _parent_id, bool_or(_locale = 'id') AS id, bool_or(_locale = 'en') AS en
    FROM "categories_locales" WHERE is_whole GROUP BY _parent_id
  ) shown WHERE d.id = shown._parent_id AND d._status = 'published';
  CREATE TRIGGER mark_listed BEFORE INSERT OR UPDATE OF "_status" ON "categories"
    FOR EACH ROW EXECUTE FUNCTION mark_listed();
  CREATE TRIGGER mark_listed_insert AFTER INSERT ON "categories_locales"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE TRIGGER mark_listed_update AFTER UPDATE ON "categories_locales"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE TRIGGER mark_listed_delete AFTER DELETE ON "categories_locales"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE INDEX "lessons_listed_id_by_category_id_idx" ON "lessons" ("category_id") WHERE "listed_id";
  CREATE INDEX "lessons_listed_en_by_category_id_idx" ON "lessons" ("category_id") WHERE "listed_en";
  CREATE INDEX "categories_listed_id_idx" ON "categories" ("id") INCLUDE ("updated_at") WHERE "listed_id" AND "kind" = 'learning';
  CREATE INDEX "categories_listed_en_idx" ON "categories" ("id") INCLUDE ("updated_at") WHERE "listed_en" AND "kind" = 'learning';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lessons_takeaways" CASCADE;
  DROP TABLE "lessons_takeaways_locales" CASCADE;
  DROP TABLE "lessons_sources" CASCADE;
  DROP TABLE "lessons_sources_locales" CASCADE;
  DROP TABLE "lessons_quiz_answers" CASCADE;
  DROP TABLE "lessons_quiz_answers_locales" CASCADE;
  DROP TABLE "lessons_quiz" CASCADE;
  DROP TABLE "lessons_quiz_locales" CASCADE;
  DROP TABLE "_lessons_v_version_takeaways" CASCADE;
  DROP TABLE "_lessons_v_version_takeaways_locales" CASCADE;
  DROP TABLE "_lessons_v_version_sources" CASCADE;
  DROP TABLE "_lessons_v_version_sources_locales" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_answers" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_answers_locales" CASCADE;
  DROP TABLE "_lessons_v_version_quiz" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_locales" CASCADE;
  ALTER TABLE "categories_locales" DROP COLUMN "description";
  ALTER TABLE "categories_locales" DROP COLUMN "audience";
  ALTER TABLE "categories_locales" DROP COLUMN "outcome";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_audience";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_outcome";
  DROP INDEX "lessons_listed_id_by_category_id_idx", "lessons_listed_en_by_category_id_idx";
  DROP TRIGGER mark_listed ON "categories";
  DROP TRIGGER mark_listed_insert ON "categories_locales";
  DROP TRIGGER mark_listed_update ON "categories_locales";
  DROP TRIGGER mark_listed_delete ON "categories_locales";
  ALTER TABLE "categories" DROP COLUMN "listed_id", DROP COLUMN "listed_en";`)
}
