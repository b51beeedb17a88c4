import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_type" AS ENUM('permanent', 'temporary');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'reviewRequested';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'reviewReturned';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'reviewApproved';
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_status" "enum_redirects_type" DEFAULT 'permanent',
  	"version_last_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar,
  	"version_company_name" varchar,
  	"version_legal_name" varchar,
  	"version_app_name" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_whatsapp" varchar,
  	"version_address" varchar,
  	"version_app_links_android" varchar,
  	"version_app_links_ios" varchar,
  	"version_license_number" varchar,
  	"version_license_date" timestamp(3) with time zone,
  	"version_license_exchange_member" varchar,
  	"version_license_ksei_participant" varchar,
  	"version_license_margin_financing_number" varchar,
  	"version_license_margin_financing_date" timestamp(3) with time zone,
  	"version_license_fund_selling_number" varchar,
  	"version_license_fund_selling_date" timestamp(3) with time zone,
  	"version_license_sbn_distribution_number" varchar,
  	"version_license_sbn_distribution_date" timestamp(3) with time zone,
  	"version_license_protection_fund_number" varchar,
  	"version_license_protection_fund_date" timestamp(3) with time zone,
  	"version_license_compliance_contact" varchar,
  	"version_license_security_contact" varchar,
  	"version_show_demo" boolean DEFAULT true,
  	"version_show_supervision" boolean DEFAULT false,
  	"version_requires_review" boolean DEFAULT false,
  	"version_last_changed_by_id" integer,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_license_margin_financing_authority" varchar,
  	"version_license_fund_selling_authority" varchar,
  	"version_license_sbn_distribution_authority" varchar,
  	"version_license_protection_fund_authority" varchar,
  	"version_notices_demo" varchar,
  	"version_notices_supervision" varchar,
  	"version_notices_investment" varchar,
  	"version_notices_research" varchar,
  	"version_notices_calculator" varchar,
  	"version_notices_sbn" varchar,
  	"version_notices_consent_form" varchar,
  	"version_notices_consent_marketing" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "redirects" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE "public"."enum_redirects_type" USING "status"::text::"public"."enum_redirects_type";
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT 'permanent';
  ALTER TABLE "redirects" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "settings_social_links" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "settings_social_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "brand_name" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "company_name" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "legal_name" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_name" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_demo" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_supervision" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_investment" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_research" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_calculator" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_sbn" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_consent_form" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_consent_marketing" DROP NOT NULL;
  ALTER TABLE "redirects" ADD COLUMN "last_changed_by_id" integer;
  DROP TYPE "public"."enum_redirects_status";
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  ALTER TABLE "redirects" ADD COLUMN "_status" "enum_redirects_status" DEFAULT 'draft';
  ALTER TABLE "mails" ADD COLUMN "review_id" integer;
  ALTER TABLE "reviews_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "settings" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "settings" ADD COLUMN "_status" "enum_settings_status" DEFAULT 'draft';
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social_links" ADD CONSTRAINT "_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_last_changed_by_idx" ON "_redirects_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_settings_v_version_social_links_order_idx" ON "_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_links_parent_id_idx" ON "_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_license_version_license_date_idx" ON "_settings_v" USING btree ("version_license_date");
  CREATE INDEX "_settings_v_version_license_margin_financing_version_lic_idx" ON "_settings_v" USING btree ("version_license_margin_financing_date");
  CREATE INDEX "_settings_v_version_license_fund_selling_version_license_idx" ON "_settings_v" USING btree ("version_license_fund_selling_date");
  CREATE INDEX "_settings_v_version_license_sbn_distribution_version_lic_idx" ON "_settings_v" USING btree ("version_license_sbn_distribution_date");
  CREATE INDEX "_settings_v_version_license_protection_fund_version_lice_idx" ON "_settings_v" USING btree ("version_license_protection_fund_date");
  CREATE INDEX "_settings_v_version_version_last_changed_by_idx" ON "_settings_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_snapshot_idx" ON "_settings_v" USING btree ("snapshot");
  CREATE INDEX "_settings_v_published_locale_idx" ON "_settings_v" USING btree ("published_locale");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_last_changed_by_idx" ON "redirects" USING btree ("last_changed_by_id");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "mails_review_idx" ON "mails" USING btree ("review_id");
  CREATE INDEX "reviews_rels_redirects_id_idx" ON "reviews_rels" USING btree ("redirects_id");
  CREATE INDEX "settings_last_changed_by_idx" ON "settings" USING btree ("last_changed_by_id");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  -- What was public stays public, and the admin lists the newest versions.
  UPDATE "redirects" SET "_status" = 'published';
  UPDATE "settings" SET "_status" = 'published';
  INSERT INTO "_redirects_v" ("parent_id", "version_from", "version_to", "version_status", "version_updated_at",
    "version_created_at", "version__status", "created_at", "updated_at", "latest")
  SELECT "id", "from", "to", "status", "updated_at", "created_at", 'published', "updated_at", "updated_at", true
  FROM "redirects";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_settings_v_version_social_links" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_review_id_reviews_id_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_redirects_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'registrationHeld', 'alreadyRegistered', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "redirects_last_changed_by_idx";
  DROP INDEX "redirects__status_idx";
  DROP INDEX "mails_review_idx";
  DROP INDEX "reviews_rels_redirects_id_idx";
  DROP INDEX "settings_last_changed_by_idx";
  DROP INDEX "settings__status_idx";
  ALTER TABLE "redirects" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  DELETE FROM "redirects" WHERE "_status" = 'draft';
  ALTER TABLE "redirects" DROP COLUMN "_status";
  DROP TYPE "public"."enum_redirects_status";
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('permanent', 'temporary');
  ALTER TABLE "redirects" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE "public"."enum_redirects_status" USING "status"::text::"public"."enum_redirects_status";
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT 'permanent';
  ALTER TABLE "redirects" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "settings_social_links" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "settings_social_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "brand_name" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "company_name" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "legal_name" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_name" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_demo" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_supervision" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_investment" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_research" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_calculator" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_sbn" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_consent_form" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "notices_consent_marketing" SET NOT NULL;
  ALTER TABLE "redirects" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "mails" DROP COLUMN "review_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "settings" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "settings" DROP COLUMN "_status";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum__settings_v_published_locale";`)
}
