import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_cutoffs_rows_kind" AS ENUM('rights', 'warrant', 'tender');
  CREATE TYPE "public"."enum_service_cutoffs_rows_uninstructed" AS ENUM('nothing', 'sell');
  CREATE TYPE "public"."enum_service_cutoffs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cutoffs_v_version_rows_kind" AS ENUM('rights', 'warrant', 'tender');
  CREATE TYPE "public"."enum__service_cutoffs_v_version_rows_uninstructed" AS ENUM('nothing', 'sell');
  CREATE TYPE "public"."enum__service_cutoffs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cutoffs_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "service_cutoffs_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_service_cutoffs_rows_kind",
  	"trading_days_before" numeric,
  	"hour" varchar,
  	"uninstructed" "enum_service_cutoffs_rows_uninstructed",
  	"valid_from" timestamp(3) with time zone,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_cutoffs_rows_locales" (
  	"how_to" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_cutoffs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_changed_by_id" integer,
  	"_status" "enum_service_cutoffs_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_service_cutoffs_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__service_cutoffs_v_version_rows_kind",
  	"trading_days_before" numeric,
  	"hour" varchar,
  	"uninstructed" "enum__service_cutoffs_v_version_rows_uninstructed",
  	"valid_from" timestamp(3) with time zone,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_cutoffs_v_version_rows_locales" (
  	"how_to" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_cutoffs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_last_changed_by_id" integer,
  	"version__status" "enum__service_cutoffs_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_cutoffs_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "service_cutoffs_rows" ADD CONSTRAINT "service_cutoffs_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_cutoffs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cutoffs_rows_locales" ADD CONSTRAINT "service_cutoffs_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_cutoffs_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cutoffs" ADD CONSTRAINT "service_cutoffs_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cutoffs_v_version_rows" ADD CONSTRAINT "_service_cutoffs_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_cutoffs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cutoffs_v_version_rows_locales" ADD CONSTRAINT "_service_cutoffs_v_version_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_cutoffs_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cutoffs_v" ADD CONSTRAINT "_service_cutoffs_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "service_cutoffs_rows_order_idx" ON "service_cutoffs_rows" USING btree ("_order");
  CREATE INDEX "service_cutoffs_rows_parent_id_idx" ON "service_cutoffs_rows" USING btree ("_parent_id");
  CREATE INDEX "service_cutoffs_rows_valid_from_idx" ON "service_cutoffs_rows" USING btree ("valid_from");
  CREATE INDEX "service_cutoffs_rows_checked_on_idx" ON "service_cutoffs_rows" USING btree ("checked_on");
  CREATE UNIQUE INDEX "service_cutoffs_rows_locales_locale_parent_id_unique" ON "service_cutoffs_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_cutoffs_last_changed_by_idx" ON "service_cutoffs" USING btree ("last_changed_by_id");
  CREATE INDEX "service_cutoffs__status_idx" ON "service_cutoffs" USING btree ("_status");
  CREATE INDEX "_service_cutoffs_v_version_rows_order_idx" ON "_service_cutoffs_v_version_rows" USING btree ("_order");
  CREATE INDEX "_service_cutoffs_v_version_rows_parent_id_idx" ON "_service_cutoffs_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_service_cutoffs_v_version_rows_valid_from_idx" ON "_service_cutoffs_v_version_rows" USING btree ("valid_from");
  CREATE INDEX "_service_cutoffs_v_version_rows_checked_on_idx" ON "_service_cutoffs_v_version_rows" USING btree ("checked_on");
  CREATE UNIQUE INDEX "_service_cutoffs_v_version_rows_locales_locale_parent_id_uni" ON "_service_cutoffs_v_version_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_cutoffs_v_version_version_last_changed_by_idx" ON "_service_cutoffs_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_service_cutoffs_v_version_version__status_idx" ON "_service_cutoffs_v" USING btree ("version__status");
  CREATE INDEX "_service_cutoffs_v_created_at_idx" ON "_service_cutoffs_v" USING btree ("created_at");
  CREATE INDEX "_service_cutoffs_v_updated_at_idx" ON "_service_cutoffs_v" USING btree ("updated_at");
  CREATE INDEX "_service_cutoffs_v_snapshot_idx" ON "_service_cutoffs_v" USING btree ("snapshot");
  CREATE INDEX "_service_cutoffs_v_published_locale_idx" ON "_service_cutoffs_v" USING btree ("published_locale");
  CREATE INDEX "_service_cutoffs_v_latest_idx" ON "_service_cutoffs_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "service_cutoffs_rows" CASCADE;
  DROP TABLE "service_cutoffs_rows_locales" CASCADE;
  DROP TABLE "service_cutoffs" CASCADE;
  DROP TABLE "_service_cutoffs_v_version_rows" CASCADE;
  DROP TABLE "_service_cutoffs_v_version_rows_locales" CASCADE;
  DROP TABLE "_service_cutoffs_v" CASCADE;
  DROP TYPE "public"."enum_service_cutoffs_rows_kind";
  DROP TYPE "public"."enum_service_cutoffs_rows_uninstructed";
  DROP TYPE "public"."enum_service_cutoffs_status";
  DROP TYPE "public"."enum__service_cutoffs_v_version_rows_kind";
  DROP TYPE "public"."enum__service_cutoffs_v_version_rows_uninstructed";
  DROP TYPE "public"."enum__service_cutoffs_v_version_status";
  DROP TYPE "public"."enum__service_cutoffs_v_published_locale";`)
}
