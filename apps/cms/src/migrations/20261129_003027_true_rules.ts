import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "funds_locales" (
  	"texts_policy" varchar,
  	"texts_risks" varchar,
  	"texts_benchmark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_funds_v_locales" (
  	"version_texts_policy" varchar,
  	"version_texts_risks" varchar,
  	"version_texts_benchmark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "reports" ADD COLUMN "previous_target" numeric;
  ALTER TABLE "_reports_v" ADD COLUMN "version_previous_target" numeric;
  ALTER TABLE "recommendations" ADD COLUMN "replaced_by_id" integer;
  ALTER TABLE "_recommendations_v" ADD COLUMN "version_replaced_by_id" integer;
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_interest_percent" numeric;
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_haircut_percent" numeric;
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_call_percent" numeric;
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_forced_percent" numeric;
  ALTER TABLE "account_types" ADD COLUMN "margin_terms_call_days" numeric;
  ALTER TABLE "account_types_locales" ADD COLUMN "requirements" varchar;
  ALTER TABLE "account_types_locales" ADD COLUMN "benefits" varchar;
  ALTER TABLE "account_types_locales" ADD COLUMN "risks" varchar;
  ALTER TABLE "account_types_locales" ADD COLUMN "rights" varchar;
  ALTER TABLE "account_types_locales" ADD COLUMN "duties" varchar;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_interest_percent" numeric;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_haircut_percent" numeric;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_call_percent" numeric;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_forced_percent" numeric;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_margin_terms_call_days" numeric;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_requirements" varchar;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_benefits" varchar;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_risks" varchar;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_rights" varchar;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_duties" varchar;
  ALTER TABLE "funds" ADD COLUMN "launch_date" timestamp(3) with time zone;
  ALTER TABLE "funds" ADD COLUMN "assets" numeric;
  ALTER TABLE "funds" ADD COLUMN "assets_date" timestamp(3) with time zone;
  ALTER TABLE "_funds_v" ADD COLUMN "version_launch_date" timestamp(3) with time zone;
  ALTER TABLE "_funds_v" ADD COLUMN "version_assets" numeric;
  ALTER TABLE "_funds_v" ADD COLUMN "version_assets_date" timestamp(3) with time zone;
  ALTER TABLE "home_locales" ADD COLUMN "button_note" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_button_note" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_margin_financing_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_margin_financing_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "license_fund_selling_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_fund_selling_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "license_sbn_distribution_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_sbn_distribution_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "license_protection_fund_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_protection_fund_date" timestamp(3) with time zone;
  ALTER TABLE "settings_locales" ADD COLUMN "license_margin_financing_authority" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "license_fund_selling_authority" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "license_sbn_distribution_authority" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "license_protection_fund_authority" varchar;
  ALTER TABLE "funds_locales" ADD CONSTRAINT "funds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funds_v_locales" ADD CONSTRAINT "_funds_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funds_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "funds_locales_locale_parent_id_unique" ON "funds_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_funds_v_locales_locale_parent_id_unique" ON "_funds_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_replaced_by_id_recommendations_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_version_replaced_by_id_recommendations_id_fk" FOREIGN KEY ("version_replaced_by_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recommendations_replaced_by_idx" ON "recommendations" USING btree ("replaced_by_id");
  CREATE INDEX "_recommendations_v_version_version_replaced_by_idx" ON "_recommendations_v" USING btree ("version_replaced_by_id");
  CREATE INDEX "funds_launch_date_idx" ON "funds" USING btree ("launch_date");
  CREATE INDEX "funds_assets_date_idx" ON "funds" USING btree ("assets_date");
  CREATE INDEX "_funds_v_version_version_launch_date_idx" ON "_funds_v" USING btree ("version_launch_date");
  CREATE INDEX "_funds_v_version_version_assets_date_idx" ON "_funds_v" USING btree ("version_assets_date");
  CREATE INDEX "settings_license_margin_financing_license_margin_financi_idx" ON "settings" USING btree ("license_margin_financing_date");
  CREATE INDEX "settings_license_fund_selling_license_fund_selling_date_idx" ON "settings" USING btree ("license_fund_selling_date");
  CREATE INDEX "settings_license_sbn_distribution_license_sbn_distributi_idx" ON "settings" USING btree ("license_sbn_distribution_date");
  CREATE INDEX "settings_license_protection_fund_license_protection_fund_idx" ON "settings" USING btree ("license_protection_fund_date");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "funds_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funds_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "funds_locales" CASCADE;
  DROP TABLE "_funds_v_locales" CASCADE;
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_replaced_by_id_recommendations_id_fk";
  
  ALTER TABLE "_recommendations_v" DROP CONSTRAINT "_recommendations_v_version_replaced_by_id_recommendations_id_fk";
  
  DROP INDEX "recommendations_replaced_by_idx";
  DROP INDEX "_recommendations_v_version_version_replaced_by_idx";
  DROP INDEX "funds_launch_date_idx";
  DROP INDEX "funds_assets_date_idx";
  DROP INDEX "_funds_v_version_version_launch_date_idx";
  DROP INDEX "_funds_v_version_version_assets_date_idx";
  DROP INDEX "settings_license_margin_financing_license_margin_financi_idx";
  DROP INDEX "settings_license_fund_selling_license_fund_selling_date_idx";
  DROP INDEX "settings_license_sbn_distribution_license_sbn_distributi_idx";
  DROP INDEX "settings_license_protection_fund_license_protection_fund_idx";
  ALTER TABLE "reports" DROP COLUMN "previous_target";
  ALTER TABLE "_reports_v" DROP COLUMN "version_previous_target";
  ALTER TABLE "recommendations" DROP COLUMN "replaced_by_id";
  ALTER TABLE "_recommendations_v" DROP COLUMN "version_replaced_by_id";
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_interest_percent";
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_haircut_percent";
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_call_percent";
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_forced_percent";
  ALTER TABLE "account_types" DROP COLUMN "margin_terms_call_days";
  ALTER TABLE "account_types_locales" DROP COLUMN "requirements";
  ALTER TABLE "account_types_locales" DROP COLUMN "benefits";
  ALTER TABLE "account_types_locales" DROP COLUMN "risks";
  ALTER TABLE "account_types_locales" DROP COLUMN "rights";
  ALTER TABLE "account_types_locales" DROP COLUMN "duties";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_interest_percent";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_haircut_percent";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_call_percent";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_forced_percent";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_margin_terms_call_days";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_requirements";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_benefits";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_risks";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_rights";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_duties";
  ALTER TABLE "funds" DROP COLUMN "launch_date";
  ALTER TABLE "funds" DROP COLUMN "assets";
  ALTER TABLE "funds" DROP COLUMN "assets_date";
  ALTER TABLE "_funds_v" DROP COLUMN "version_launch_date";
  ALTER TABLE "_funds_v" DROP COLUMN "version_assets";
  ALTER TABLE "_funds_v" DROP COLUMN "version_assets_date";
  ALTER TABLE "home_locales" DROP COLUMN "button_note";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_button_note";
  ALTER TABLE "settings" DROP COLUMN "license_margin_financing_number";
  ALTER TABLE "settings" DROP COLUMN "license_margin_financing_date";
  ALTER TABLE "settings" DROP COLUMN "license_fund_selling_number";
  ALTER TABLE "settings" DROP COLUMN "license_fund_selling_date";
  ALTER TABLE "settings" DROP COLUMN "license_sbn_distribution_number";
  ALTER TABLE "settings" DROP COLUMN "license_sbn_distribution_date";
  ALTER TABLE "settings" DROP COLUMN "license_protection_fund_number";
  ALTER TABLE "settings" DROP COLUMN "license_protection_fund_date";
  ALTER TABLE "settings_locales" DROP COLUMN "license_margin_financing_authority";
  ALTER TABLE "settings_locales" DROP COLUMN "license_fund_selling_authority";
  ALTER TABLE "settings_locales" DROP COLUMN "license_sbn_distribution_authority";
  ALTER TABLE "settings_locales" DROP COLUMN "license_protection_fund_authority";`)
}
