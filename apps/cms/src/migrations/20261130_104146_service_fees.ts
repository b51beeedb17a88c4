import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_fees_code" AS ENUM('opening', 'closing', 'firstDeposit', 'minimumBalance', 'inactivity', 'deposit', 'withdrawBiFast', 'withdrawRtgs', 'withdrawSkn', 'transferOut', 'transferIn', 'custody', 'statement', 'statementPrinted', 'dataFee', 'marginInterest', 'latePayment', 'rightsExercise', 'warrantExercise', 'tenderForm', 'bondSpread', 'fundSubscription', 'eIpo');
  CREATE TYPE "public"."enum_service_fees_account" AS ENUM('all', 'regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum_service_fees_unit" AS ENUM('free', 'perItem', 'perShareCode', 'percentPerYear', 'percentPerDay', 'percentOfValue', 'tiers');
  CREATE TYPE "public"."enum_service_fees_payee" AS ENUM('us', 'bank', 'ksei', 'idx', 'state');
  CREATE TYPE "public"."enum_service_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_fees_v_version_code" AS ENUM('opening', 'closing', 'firstDeposit', 'minimumBalance', 'inactivity', 'deposit', 'withdrawBiFast', 'withdrawRtgs', 'withdrawSkn', 'transferOut', 'transferIn', 'custody', 'statement', 'statementPrinted', 'dataFee', 'marginInterest', 'latePayment', 'rightsExercise', 'warrantExercise', 'tenderForm', 'bondSpread', 'fundSubscription', 'eIpo');
  CREATE TYPE "public"."enum__service_fees_v_version_account" AS ENUM('all', 'regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum__service_fees_v_version_unit" AS ENUM('free', 'perItem', 'perShareCode', 'percentPerYear', 'percentPerDay', 'percentOfValue', 'tiers');
  CREATE TYPE "public"."enum__service_fees_v_version_payee" AS ENUM('us', 'bank', 'ksei', 'idx', 'state');
  CREATE TYPE "public"."enum__service_fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_fees_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "service_fees_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"amount" numeric
  );
  
  CREATE TABLE "service_fees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum_service_fees_code",
  	"account" "enum_service_fees_account",
  	"unit" "enum_service_fees_unit",
  	"amount" numeric,
  	"minimum" numeric,
  	"maximum" numeric,
  	"is_vat_included" boolean DEFAULT true,
  	"payee" "enum_service_fees_payee",
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"checked_on" timestamp(3) with time zone,
  	"last_changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_fees_locales" (
  	"name" varchar,
  	"condition" varchar,
  	"source" varchar,
  	"is_withdrawn" boolean DEFAULT false,
  	"is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_fees_v_version_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" "enum__service_fees_v_version_code",
  	"version_account" "enum__service_fees_v_version_account",
  	"version_unit" "enum__service_fees_v_version_unit",
  	"version_amount" numeric,
  	"version_minimum" numeric,
  	"version_maximum" numeric,
  	"version_is_vat_included" boolean DEFAULT true,
  	"version_payee" "enum__service_fees_v_version_payee",
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_last_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_fees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_fees_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_service_fees_v_locales" (
  	"version_name" varchar,
  	"version_condition" varchar,
  	"version_source" varchar,
  	"version_is_withdrawn" boolean DEFAULT false,
  	"version_is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "reviews_rels" ADD COLUMN "service_fees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_fees_id" integer;
  ALTER TABLE "service_fees_tiers" ADD CONSTRAINT "service_fees_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_fees" ADD CONSTRAINT "service_fees_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_fees_locales" ADD CONSTRAINT "service_fees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_fees_v_version_tiers" ADD CONSTRAINT "_service_fees_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_fees_v" ADD CONSTRAINT "_service_fees_v_parent_id_service_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_fees_v" ADD CONSTRAINT "_service_fees_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_fees_v_locales" ADD CONSTRAINT "_service_fees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_fees_tiers_order_idx" ON "service_fees_tiers" USING btree ("_order");
  CREATE INDEX "service_fees_tiers_parent_id_idx" ON "service_fees_tiers" USING btree ("_parent_id");
  CREATE INDEX "service_fees_valid_from_idx" ON "service_fees" USING btree ("valid_from");
  CREATE INDEX "service_fees_valid_to_idx" ON "service_fees" USING btree ("valid_to");
  CREATE INDEX "service_fees_checked_on_idx" ON "service_fees" USING btree ("checked_on");
  CREATE INDEX "service_fees_last_changed_by_idx" ON "service_fees" USING btree ("last_changed_by_id");
  CREATE INDEX "service_fees_updated_at_idx" ON "service_fees" USING btree ("updated_at");
  CREATE INDEX "service_fees_created_at_idx" ON "service_fees" USING btree ("created_at");
  CREATE INDEX "service_fees__status_idx" ON "service_fees" USING btree ("_status");
  CREATE INDEX "_status_validFrom_1_idx" ON "service_fees" USING btree ("_status","valid_from");
  CREATE UNIQUE INDEX "service_fees_locales_locale_parent_id_unique" ON "service_fees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_fees_v_version_tiers_order_idx" ON "_service_fees_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_service_fees_v_version_tiers_parent_id_idx" ON "_service_fees_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_service_fees_v_parent_idx" ON "_service_fees_v" USING btree ("parent_id");
  CREATE INDEX "_service_fees_v_version_version_valid_from_idx" ON "_service_fees_v" USING btree ("version_valid_from");
  CREATE INDEX "_service_fees_v_version_version_valid_to_idx" ON "_service_fees_v" USING btree ("version_valid_to");
  CREATE INDEX "_service_fees_v_version_version_checked_on_idx" ON "_service_fees_v" USING btree ("version_checked_on");
  CREATE INDEX "_service_fees_v_version_version_last_changed_by_idx" ON "_service_fees_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_service_fees_v_version_version_updated_at_idx" ON "_service_fees_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_fees_v_version_version_created_at_idx" ON "_service_fees_v" USING btree ("version_created_at");
  CREATE INDEX "_service_fees_v_version_version__status_idx" ON "_service_fees_v" USING btree ("version__status");
  CREATE INDEX "_service_fees_v_created_at_idx" ON "_service_fees_v" USING btree ("created_at");
  CREATE INDEX "_service_fees_v_updated_at_idx" ON "_service_fees_v" USING btree ("updated_at");
  CREATE INDEX "_service_fees_v_snapshot_idx" ON "_service_fees_v" USING btree ("snapshot");
  CREATE INDEX "_service_fees_v_published_locale_idx" ON "_service_fees_v" USING btree ("published_locale");
  CREATE INDEX "_service_fees_v_latest_idx" ON "_service_fees_v" USING btree ("latest");
  CREATE INDEX "version__status_version_validFrom_1_idx" ON "_service_fees_v" USING btree ("version__status","version_valid_from");
  CREATE UNIQUE INDEX "_service_fees_v_locales_locale_parent_id_unique" ON "_service_fees_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_service_fees_fk" FOREIGN KEY ("service_fees_id") REFERENCES "public"."service_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_fees_fk" FOREIGN KEY ("service_fees_id") REFERENCES "public"."service_fees"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_rels_service_fees_id_idx" ON "reviews_rels" USING btree ("service_fees_id");
  CREATE INDEX "payload_locked_documents_rels_service_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("service_fees_id");
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_interest_percent";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_interest_percent";
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "service_fees_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole('source');
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_service_fees_v_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole_version('source');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_fees_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_fees_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_fees_v_version_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_fees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_fees_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_fees_tiers" CASCADE;
  DROP TABLE "service_fees" CASCADE;
  DROP TABLE "service_fees_locales" CASCADE;
  DROP TABLE "_service_fees_v_version_tiers" CASCADE;
  DROP TABLE "_service_fees_v" CASCADE;
  DROP TABLE "_service_fees_v_locales" CASCADE;
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_service_fees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_fees_fk";
  
  DROP INDEX "reviews_rels_service_fees_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_fees_id_idx";
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_interest_percent" numeric;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_interest_percent" numeric;
  ALTER TABLE "reviews_rels" DROP COLUMN "service_fees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_fees_id";
  DROP TYPE "public"."enum_service_fees_code";
  DROP TYPE "public"."enum_service_fees_account";
  DROP TYPE "public"."enum_service_fees_unit";
  DROP TYPE "public"."enum_service_fees_payee";
  DROP TYPE "public"."enum_service_fees_status";
  DROP TYPE "public"."enum__service_fees_v_version_code";
  DROP TYPE "public"."enum__service_fees_v_version_account";
  DROP TYPE "public"."enum__service_fees_v_version_unit";
  DROP TYPE "public"."enum__service_fees_v_version_payee";
  DROP TYPE "public"."enum__service_fees_v_version_status";
  DROP TYPE "public"."enum__service_fees_v_published_locale";`)
}
