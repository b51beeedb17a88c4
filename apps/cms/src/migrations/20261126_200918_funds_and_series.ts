import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_funds_kind" AS ENUM('moneyMarket', 'fixedIncome', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum_funds_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_funds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funds_v_version_kind" AS ENUM('moneyMarket', 'fixedIncome', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum__funds_v_version_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum__funds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funds_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_bond_series_kind" AS ENUM('ORI', 'SR', 'SBR', 'ST');
  CREATE TYPE "public"."enum_bond_series_coupon_kind" AS ENUM('fixed', 'floating');
  CREATE TYPE "public"."enum_bond_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bond_series_v_version_kind" AS ENUM('ORI', 'SR', 'SBR', 'ST');
  CREATE TYPE "public"."enum__bond_series_v_version_coupon_kind" AS ENUM('fixed', 'floating');
  CREATE TYPE "public"."enum__bond_series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bond_series_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "funds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"kind" "enum_funds_kind",
  	"is_sharia" boolean DEFAULT false,
  	"risk" "enum_funds_risk",
  	"manager" varchar,
  	"custodian" varchar,
  	"nav" numeric,
  	"nav_date" timestamp(3) with time zone,
  	"returns_month" numeric,
  	"returns_year_to_date" numeric,
  	"returns_year" numeric,
  	"returns_three_years" numeric,
  	"costs_subscription" numeric,
  	"costs_redemption" numeric,
  	"costs_management" numeric,
  	"costs_custodian" numeric,
  	"minimum" numeric,
  	"terms_date" timestamp(3) with time zone,
  	"prospectus_id" integer,
  	"fact_sheet_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_funds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_funds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_name" varchar,
  	"version_kind" "enum__funds_v_version_kind",
  	"version_is_sharia" boolean DEFAULT false,
  	"version_risk" "enum__funds_v_version_risk",
  	"version_manager" varchar,
  	"version_custodian" varchar,
  	"version_nav" numeric,
  	"version_nav_date" timestamp(3) with time zone,
  	"version_returns_month" numeric,
  	"version_returns_year_to_date" numeric,
  	"version_returns_year" numeric,
  	"version_returns_three_years" numeric,
  	"version_costs_subscription" numeric,
  	"version_costs_redemption" numeric,
  	"version_costs_management" numeric,
  	"version_costs_custodian" numeric,
  	"version_minimum" numeric,
  	"version_terms_date" timestamp(3) with time zone,
  	"version_prospectus_id" integer,
  	"version_fact_sheet_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__funds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__funds_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "bond_series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"kind" "enum_bond_series_kind",
  	"coupon_kind" "enum_bond_series_coupon_kind",
  	"coupon_percent" numeric,
  	"spread_percent" numeric,
  	"floor_percent" numeric,
  	"policy_rate_percent" numeric,
  	"policy_rate_since" timestamp(3) with time zone,
  	"tenor_years" numeric,
  	"minimum" numeric,
  	"maximum" numeric,
  	"early_redemption_percent" numeric,
  	"offer_from" timestamp(3) with time zone,
  	"offer_to" timestamp(3) with time zone,
  	"settlement" timestamp(3) with time zone,
  	"first_coupon" timestamp(3) with time zone,
  	"maturity" timestamp(3) with time zone,
  	"tradable_from" timestamp(3) with time zone,
  	"early_redemption_from" timestamp(3) with time zone,
  	"early_redemption_to" timestamp(3) with time zone,
  	"memorandum_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_bond_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_bond_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_kind" "enum__bond_series_v_version_kind",
  	"version_coupon_kind" "enum__bond_series_v_version_coupon_kind",
  	"version_coupon_percent" numeric,
  	"version_spread_percent" numeric,
  	"version_floor_percent" numeric,
  	"version_policy_rate_percent" numeric,
  	"version_policy_rate_since" timestamp(3) with time zone,
  	"version_tenor_years" numeric,
  	"version_minimum" numeric,
  	"version_maximum" numeric,
  	"version_early_redemption_percent" numeric,
  	"version_offer_from" timestamp(3) with time zone,
  	"version_offer_to" timestamp(3) with time zone,
  	"version_settlement" timestamp(3) with time zone,
  	"version_first_coupon" timestamp(3) with time zone,
  	"version_maturity" timestamp(3) with time zone,
  	"version_tradable_from" timestamp(3) with time zone,
  	"version_early_redemption_from" timestamp(3) with time zone,
  	"version_early_redemption_to" timestamp(3) with time zone,
  	"version_memorandum_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__bond_series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__bond_series_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "products_locales" ADD COLUMN "riplay_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_riplay_id" integer;
  ALTER TABLE "account_types_locales" ADD COLUMN "riplay_id" integer;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_riplay_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bond_series_id" integer;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_prospectus_id_media_id_fk" FOREIGN KEY ("prospectus_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_parent_id_funds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_prospectus_id_media_id_fk" FOREIGN KEY ("version_prospectus_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bond_series" ADD CONSTRAINT "bond_series_memorandum_id_media_id_fk" FOREIGN KEY ("memorandum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_parent_id_bond_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bond_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_version_memorandum_id_media_id_fk" FOREIGN KEY ("version_memorandum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "funds_code_idx" ON "funds" USING btree ("code");
  CREATE INDEX "funds_nav_date_idx" ON "funds" USING btree ("nav_date");
  CREATE INDEX "funds_terms_date_idx" ON "funds" USING btree ("terms_date");
  CREATE INDEX "funds_prospectus_idx" ON "funds" USING btree ("prospectus_id");
  CREATE INDEX "funds_fact_sheet_idx" ON "funds" USING btree ("fact_sheet_id");
  CREATE INDEX "funds_updated_at_idx" ON "funds" USING btree ("updated_at");
  CREATE INDEX "funds_created_at_idx" ON "funds" USING btree ("created_at");
  CREATE INDEX "funds__status_idx" ON "funds" USING btree ("_status");
  CREATE INDEX "_status_name_idx" ON "funds" USING btree ("_status","name");
  CREATE INDEX "_funds_v_parent_idx" ON "_funds_v" USING btree ("parent_id");
  CREATE INDEX "_funds_v_version_version_code_idx" ON "_funds_v" USING btree ("version_code");
  CREATE INDEX "_funds_v_version_version_nav_date_idx" ON "_funds_v" USING btree ("version_nav_date");
  CREATE INDEX "_funds_v_version_version_terms_date_idx" ON "_funds_v" USING btree ("version_terms_date");
  CREATE INDEX "_funds_v_version_version_prospectus_idx" ON "_funds_v" USING btree ("version_prospectus_id");
  CREATE INDEX "_funds_v_version_version_fact_sheet_idx" ON "_funds_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_funds_v_version_version_updated_at_idx" ON "_funds_v" USING btree ("version_updated_at");
  CREATE INDEX "_funds_v_version_version_created_at_idx" ON "_funds_v" USING btree ("version_created_at");
  CREATE INDEX "_funds_v_version_version__status_idx" ON "_funds_v" USING btree ("version__status");
  CREATE INDEX "_funds_v_created_at_idx" ON "_funds_v" USING btree ("created_at");
  CREATE INDEX "_funds_v_updated_at_idx" ON "_funds_v" USING btree ("updated_at");
  CREATE INDEX "_funds_v_snapshot_idx" ON "_funds_v" USING btree ("snapshot");
  CREATE INDEX "_funds_v_published_locale_idx" ON "_funds_v" USING btree ("published_locale");
  CREATE INDEX "_funds_v_latest_idx" ON "_funds_v" USING btree ("latest");
  CREATE INDEX "version__status_version_name_idx" ON "_funds_v" USING btree ("version__status","version_name");
  CREATE UNIQUE INDEX "bond_series_code_idx" ON "bond_series" USING btree ("code");
  CREATE INDEX "bond_series_policy_rate_since_idx" ON "bond_series" USING btree ("policy_rate_since");
  CREATE INDEX "bond_series_offer_from_idx" ON "bond_series" USING btree ("offer_from");
  CREATE INDEX "bond_series_offer_to_idx" ON "bond_series" USING btree ("offer_to");
  CREATE INDEX "bond_series_settlement_idx" ON "bond_series" USING btree ("settlement");
  CREATE INDEX "bond_series_first_coupon_idx" ON "bond_series" USING btree ("first_coupon");
  CREATE INDEX "bond_series_maturity_idx" ON "bond_series" USING btree ("maturity");
  CREATE INDEX "bond_series_tradable_from_idx" ON "bond_series" USING btree ("tradable_from");
  CREATE INDEX "bond_series_early_redemption_from_idx" ON "bond_series" USING btree ("early_redemption_from");
  CREATE INDEX "bond_series_early_redemption_to_idx" ON "bond_series" USING btree ("early_redemption_to");
  CREATE INDEX "bond_series_memorandum_idx" ON "bond_series" USING btree ("memorandum_id");
  CREATE INDEX "bond_series_updated_at_idx" ON "bond_series" USING btree ("updated_at");
  CREATE INDEX "bond_series_created_at_idx" ON "bond_series" USING btree ("created_at");
  CREATE INDEX "bond_series__status_idx" ON "bond_series" USING btree ("_status");
  CREATE INDEX "_status_offerFrom_idx" ON "bond_series" USING btree ("_status","offer_from");
  CREATE INDEX "_bond_series_v_parent_idx" ON "_bond_series_v" USING btree ("parent_id");
  CREATE INDEX "_bond_series_v_version_version_code_idx" ON "_bond_series_v" USING btree ("version_code");
  CREATE INDEX "_bond_series_v_version_version_policy_rate_since_idx" ON "_bond_series_v" USING btree ("version_policy_rate_since");
  CREATE INDEX "_bond_series_v_version_version_offer_from_idx" ON "_bond_series_v" USING btree ("version_offer_from");
  CREATE INDEX "_bond_series_v_version_version_offer_to_idx" ON "_bond_series_v" USING btree ("version_offer_to");
  CREATE INDEX "_bond_series_v_version_version_settlement_idx" ON "_bond_series_v" USING btree ("version_settlement");
  CREATE INDEX "_bond_series_v_version_version_first_coupon_idx" ON "_bond_series_v" USING btree ("version_first_coupon");
  CREATE INDEX "_bond_series_v_version_version_maturity_idx" ON "_bond_series_v" USING btree ("version_maturity");
  CREATE INDEX "_bond_series_v_version_version_tradable_from_idx" ON "_bond_series_v" USING btree ("version_tradable_from");
  CREATE INDEX "_bond_series_v_version_version_early_redemption_from_idx" ON "_bond_series_v" USING btree ("version_early_redemption_from");
  CREATE INDEX "_bond_series_v_version_version_early_redemption_to_idx" ON "_bond_series_v" USING btree ("version_early_redemption_to");
  CREATE INDEX "_bond_series_v_version_version_memorandum_idx" ON "_bond_series_v" USING btree ("version_memorandum_id");
  CREATE INDEX "_bond_series_v_version_version_updated_at_idx" ON "_bond_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_bond_series_v_version_version_created_at_idx" ON "_bond_series_v" USING btree ("version_created_at");
  CREATE INDEX "_bond_series_v_version_version__status_idx" ON "_bond_series_v" USING btree ("version__status");
  CREATE INDEX "_bond_series_v_created_at_idx" ON "_bond_series_v" USING btree ("created_at");
  CREATE INDEX "_bond_series_v_updated_at_idx" ON "_bond_series_v" USING btree ("updated_at");
  CREATE INDEX "_bond_series_v_snapshot_idx" ON "_bond_series_v" USING btree ("snapshot");
  CREATE INDEX "_bond_series_v_published_locale_idx" ON "_bond_series_v" USING btree ("published_locale");
  CREATE INDEX "_bond_series_v_latest_idx" ON "_bond_series_v" USING btree ("latest");
  CREATE INDEX "version__status_version_offerFrom_idx" ON "_bond_series_v" USING btree ("version__status","version_offer_from");
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_riplay_id_media_id_fk" FOREIGN KEY ("riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_riplay_id_media_id_fk" FOREIGN KEY ("version_riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_types_locales" ADD CONSTRAINT "account_types_locales_riplay_id_media_id_fk" FOREIGN KEY ("riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v_locales" ADD CONSTRAINT "_account_types_v_locales_version_riplay_id_media_id_fk" FOREIGN KEY ("version_riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funds_fk" FOREIGN KEY ("funds_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bond_series_fk" FOREIGN KEY ("bond_series_id") REFERENCES "public"."bond_series"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_riplay_idx" ON "products_locales" USING btree ("riplay_id","_locale");
  CREATE INDEX "_products_v_version_version_riplay_idx" ON "_products_v_locales" USING btree ("version_riplay_id","_locale");
  CREATE INDEX "account_types_riplay_idx" ON "account_types_locales" USING btree ("riplay_id","_locale");
  CREATE INDEX "_account_types_v_version_version_riplay_idx" ON "_account_types_v_locales" USING btree ("version_riplay_id","_locale");
  CREATE INDEX "payload_locked_documents_rels_funds_id_idx" ON "payload_locked_documents_rels" USING btree ("funds_id");
  CREATE INDEX "payload_locked_documents_rels_bond_series_id_idx" ON "payload_locked_documents_rels" USING btree ("bond_series_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "funds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bond_series" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bond_series_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "funds" CASCADE;
  DROP TABLE "_funds_v" CASCADE;
  DROP TABLE "bond_series" CASCADE;
  DROP TABLE "_bond_series_v" CASCADE;
  ALTER TABLE "products_locales" DROP CONSTRAINT "products_locales_riplay_id_media_id_fk";
  
  ALTER TABLE "_products_v_locales" DROP CONSTRAINT "_products_v_locales_version_riplay_id_media_id_fk";
  
  ALTER TABLE "account_types_locales" DROP CONSTRAINT "account_types_locales_riplay_id_media_id_fk";
  
  ALTER TABLE "_account_types_v_locales" DROP CONSTRAINT "_account_types_v_locales_version_riplay_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_funds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bond_series_fk";
  
  DROP INDEX "products_riplay_idx";
  DROP INDEX "_products_v_version_version_riplay_idx";
  DROP INDEX "account_types_riplay_idx";
  DROP INDEX "_account_types_v_version_version_riplay_idx";
  DROP INDEX "payload_locked_documents_rels_funds_id_idx";
  DROP INDEX "payload_locked_documents_rels_bond_series_id_idx";
  ALTER TABLE "products_locales" DROP COLUMN "riplay_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_riplay_id";
  ALTER TABLE "account_types_locales" DROP COLUMN "riplay_id";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_riplay_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bond_series_id";
  DROP TYPE "public"."enum_funds_kind";
  DROP TYPE "public"."enum_funds_risk";
  DROP TYPE "public"."enum_funds_status";
  DROP TYPE "public"."enum__funds_v_version_kind";
  DROP TYPE "public"."enum__funds_v_version_risk";
  DROP TYPE "public"."enum__funds_v_version_status";
  DROP TYPE "public"."enum__funds_v_published_locale";
  DROP TYPE "public"."enum_bond_series_kind";
  DROP TYPE "public"."enum_bond_series_coupon_kind";
  DROP TYPE "public"."enum_bond_series_status";
  DROP TYPE "public"."enum__bond_series_v_version_kind";
  DROP TYPE "public"."enum__bond_series_v_version_coupon_kind";
  DROP TYPE "public"."enum__bond_series_v_version_status";
  DROP TYPE "public"."enum__bond_series_v_published_locale";`)
}
