import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_market_halts_level" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_market_halts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__market_halts_v_version_level" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum__market_halts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__market_halts_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_economy_series" AS ENUM('biRate', 'inflationYoY', 'usdIdr', 'depositRate', 'lpsRate');
  CREATE TYPE "public"."enum_economy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__economy_v_version_series" AS ENUM('biRate', 'inflationYoY', 'usdIdr', 'depositRate', 'lpsRate');
  CREATE TYPE "public"."enum__economy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__economy_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "market_halts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"from" varchar,
  	"to" varchar,
  	"level" "enum_market_halts_level",
  	"source" varchar,
  	"last_changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_market_halts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_market_halts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_level" "enum__market_halts_v_version_level",
  	"version_source" varchar,
  	"version_last_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__market_halts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__market_halts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "economy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"series" "enum_economy_series",
  	"value" numeric,
  	"reference" timestamp(3) with time zone,
  	"replaces" boolean DEFAULT false,
  	"published" timestamp(3) with time zone,
  	"source" varchar,
  	"next_date" timestamp(3) with time zone,
  	"last_changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_economy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_economy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_series" "enum__economy_v_version_series",
  	"version_value" numeric,
  	"version_reference" timestamp(3) with time zone,
  	"version_replaces" boolean DEFAULT false,
  	"version_published" timestamp(3) with time zone,
  	"version_source" varchar,
  	"version_next_date" timestamp(3) with time zone,
  	"version_last_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__economy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__economy_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "reviews_rels" ADD COLUMN "market_halts_id" integer;
  ALTER TABLE "reviews_rels" ADD COLUMN "economy_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "market_halts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "economy_id" integer;
  ALTER TABLE "market_halts" ADD CONSTRAINT "market_halts_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_halts_v" ADD CONSTRAINT "_market_halts_v_parent_id_market_halts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."market_halts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_halts_v" ADD CONSTRAINT "_market_halts_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "economy" ADD CONSTRAINT "economy_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_economy_v" ADD CONSTRAINT "_economy_v_parent_id_economy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."economy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_economy_v" ADD CONSTRAINT "_economy_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "market_halts_date_idx" ON "market_halts" USING btree ("date");
  CREATE INDEX "market_halts_last_changed_by_idx" ON "market_halts" USING btree ("last_changed_by_id");
  CREATE INDEX "market_halts_updated_at_idx" ON "market_halts" USING btree ("updated_at");
  CREATE INDEX "market_halts_created_at_idx" ON "market_halts" USING btree ("created_at");
  CREATE INDEX "market_halts__status_idx" ON "market_halts" USING btree ("_status");
  CREATE INDEX "_status_date_idx" ON "market_halts" USING btree ("_status","date");
  CREATE INDEX "_market_halts_v_parent_idx" ON "_market_halts_v" USING btree ("parent_id");
  CREATE INDEX "_market_halts_v_version_version_date_idx" ON "_market_halts_v" USING btree ("version_date");
  CREATE INDEX "_market_halts_v_version_version_last_changed_by_idx" ON "_market_halts_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_market_halts_v_version_version_updated_at_idx" ON "_market_halts_v" USING btree ("version_updated_at");
  CREATE INDEX "_market_halts_v_version_version_created_at_idx" ON "_market_halts_v" USING btree ("version_created_at");
  CREATE INDEX "_market_halts_v_version_version__status_idx" ON "_market_halts_v" USING btree ("version__status");
  CREATE INDEX "_market_halts_v_created_at_idx" ON "_market_halts_v" USING btree ("created_at");
  CREATE INDEX "_market_halts_v_updated_at_idx" ON "_market_halts_v" USING btree ("updated_at");
  CREATE INDEX "_market_halts_v_snapshot_idx" ON "_market_halts_v" USING btree ("snapshot");
  CREATE INDEX "_market_halts_v_published_locale_idx" ON "_market_halts_v" USING btree ("published_locale");
  CREATE INDEX "_market_halts_v_latest_idx" ON "_market_halts_v" USING btree ("latest");
  CREATE INDEX "version__status_version_date_idx" ON "_market_halts_v" USING btree ("version__status","version_date");
  CREATE INDEX "economy_reference_idx" ON "economy" USING btree ("reference");
  CREATE INDEX "economy_published_idx" ON "economy" USING btree ("published");
  CREATE INDEX "economy_next_date_idx" ON "economy" USING btree ("next_date");
  CREATE INDEX "economy_last_changed_by_idx" ON "economy" USING btree ("last_changed_by_id");
  CREATE INDEX "economy_updated_at_idx" ON "economy" USING btree ("updated_at");
  CREATE INDEX "economy_created_at_idx" ON "economy" USING btree ("created_at");
  CREATE INDEX "economy__status_idx" ON "economy" USING btree ("_status");
  CREATE INDEX "_status_reference_idx" ON "economy" USING btree ("_status","reference");
  CREATE INDEX "_economy_v_parent_idx" ON "_economy_v" USING btree ("parent_id");
  CREATE INDEX "_economy_v_version_version_reference_idx" ON "_economy_v" USING btree ("version_reference");
  CREATE INDEX "_economy_v_version_version_published_idx" ON "_economy_v" USING btree ("version_published");
  CREATE INDEX "_economy_v_version_version_next_date_idx" ON "_economy_v" USING btree ("version_next_date");
  CREATE INDEX "_economy_v_version_version_last_changed_by_idx" ON "_economy_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_economy_v_version_version_updated_at_idx" ON "_economy_v" USING btree ("version_updated_at");
  CREATE INDEX "_economy_v_version_version_created_at_idx" ON "_economy_v" USING btree ("version_created_at");
  CREATE INDEX "_economy_v_version_version__status_idx" ON "_economy_v" USING btree ("version__status");
  CREATE INDEX "_economy_v_created_at_idx" ON "_economy_v" USING btree ("created_at");
  CREATE INDEX "_economy_v_updated_at_idx" ON "_economy_v" USING btree ("updated_at");
  CREATE INDEX "_economy_v_snapshot_idx" ON "_economy_v" USING btree ("snapshot");
  CREATE INDEX "_economy_v_published_locale_idx" ON "_economy_v" USING btree ("published_locale");
  CREATE INDEX "_economy_v_latest_idx" ON "_economy_v" USING btree ("latest");
  CREATE INDEX "version__status_version_reference_idx" ON "_economy_v" USING btree ("version__status","version_reference");
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_market_halts_fk" FOREIGN KEY ("market_halts_id") REFERENCES "public"."market_halts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_economy_fk" FOREIGN KEY ("economy_id") REFERENCES "public"."economy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_market_halts_fk" FOREIGN KEY ("market_halts_id") REFERENCES "public"."market_halts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_economy_fk" FOREIGN KEY ("economy_id") REFERENCES "public"."economy"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_rels_market_halts_id_idx" ON "reviews_rels" USING btree ("market_halts_id");
  CREATE INDEX "reviews_rels_economy_id_idx" ON "reviews_rels" USING btree ("economy_id");
  CREATE INDEX "payload_locked_documents_rels_market_halts_id_idx" ON "payload_locked_documents_rels" USING btree ("market_halts_id");
  CREATE INDEX "payload_locked_documents_rels_economy_id_idx" ON "payload_locked_documents_rels" USING btree ("economy_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "market_halts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_market_halts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "economy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_economy_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "market_halts" CASCADE;
  DROP TABLE "_market_halts_v" CASCADE;
  DROP TABLE "economy" CASCADE;
  DROP TABLE "_economy_v" CASCADE;
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_market_halts_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_economy_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_market_halts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_economy_fk";
  
  DROP INDEX "reviews_rels_market_halts_id_idx";
  DROP INDEX "reviews_rels_economy_id_idx";
  DROP INDEX "payload_locked_documents_rels_market_halts_id_idx";
  DROP INDEX "payload_locked_documents_rels_economy_id_idx";
  ALTER TABLE "reviews_rels" DROP COLUMN "market_halts_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "economy_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "market_halts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "economy_id";
  DROP TYPE "public"."enum_market_halts_level";
  DROP TYPE "public"."enum_market_halts_status";
  DROP TYPE "public"."enum__market_halts_v_version_level";
  DROP TYPE "public"."enum__market_halts_v_version_status";
  DROP TYPE "public"."enum__market_halts_v_published_locale";
  DROP TYPE "public"."enum_economy_series";
  DROP TYPE "public"."enum_economy_status";
  DROP TYPE "public"."enum__economy_v_version_series";
  DROP TYPE "public"."enum__economy_v_version_status";
  DROP TYPE "public"."enum__economy_v_published_locale";`)
}
