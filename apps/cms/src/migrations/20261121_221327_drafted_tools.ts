import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_risk_profile_profiles_products_product" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum_risk_profile_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__risk_profile_v_version_questions_dimension" AS ENUM('capacity', 'knowledge', 'tolerance');
  CREATE TYPE "public"."enum__risk_profile_v_version_profiles_products_product" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum__risk_profile_v_version_profiles_key" AS ENUM('conservative', 'moderate', 'aggressive');
  CREATE TYPE "public"."enum__risk_profile_v_version_caps_kind" AS ENUM('answer', 'sum');
  CREATE TYPE "public"."enum__risk_profile_v_version_caps_dimension" AS ENUM('capacity', 'knowledge', 'tolerance');
  CREATE TYPE "public"."enum__risk_profile_v_version_caps_max" AS ENUM('conservative', 'moderate', 'aggressive');
  CREATE TYPE "public"."enum__risk_profile_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__risk_profile_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_calculator_assumptions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__calculator_assumptions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__calculator_assumptions_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "risk_profile_contradictions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_question" varchar,
  	"first_from" numeric,
  	"first_to" numeric,
  	"second_question" varchar,
  	"second_from" numeric,
  	"second_to" numeric
  );
  
  CREATE TABLE "risk_profile_contradictions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"points" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_questions_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"dimension" "enum__risk_profile_v_version_questions_dimension",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_questions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_profiles_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product" "enum__risk_profile_v_version_profiles_products_product",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_profiles_products_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__risk_profile_v_version_profiles_key",
  	"min" numeric,
  	"max" numeric,
  	"allocation_percent_money_market" numeric,
  	"allocation_percent_fixed_income" numeric,
  	"allocation_percent_equity" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_profiles_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_caps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__risk_profile_v_version_caps_kind",
  	"question" varchar,
  	"answer" numeric,
  	"dimension" "enum__risk_profile_v_version_caps_dimension",
  	"sum_at_most" numeric,
  	"max" "enum__risk_profile_v_version_caps_max",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_caps_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v_version_contradictions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_question" varchar,
  	"first_from" numeric,
  	"first_to" numeric,
  	"second_question" varchar,
  	"second_from" numeric,
  	"second_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_risk_profile_v_version_contradictions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_risk_profile_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__risk_profile_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__risk_profile_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_risk_profile_v_locales" (
  	"version_disclaimer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_calculator_assumptions_v_version_example_returns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"annual_return" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_calculator_assumptions_v_version_example_returns_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_calculator_assumptions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_inflation" numeric,
  	"version_life_expectancy" numeric,
  	"version_defaults_target_fund" numeric,
  	"version_defaults_initial_investment" numeric,
  	"version_defaults_monthly_investment" numeric,
  	"version_defaults_monthly_living_cost" numeric,
  	"version_defaults_duration" numeric,
  	"version_defaults_current_age" numeric,
  	"version_defaults_retirement_age" numeric,
  	"version_defaults_expected_return" numeric,
  	"version_defaults_post_pension_return" numeric,
  	"version_as_of" timestamp(3) with time zone,
  	"version__status" "enum__calculator_assumptions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__calculator_assumptions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_calculator_assumptions_v_locales" (
  	"version_source" varchar,
  	"version_explanations_growth" varchar,
  	"version_explanations_target" varchar,
  	"version_explanations_pension" varchar,
  	"version_explanations_pension_check" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "risk_profile_questions_answers" ALTER COLUMN "points" DROP NOT NULL;
  ALTER TABLE "risk_profile_questions_answers_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "risk_profile_questions" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "risk_profile_questions" ALTER COLUMN "dimension" DROP NOT NULL;
  ALTER TABLE "risk_profile_questions_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles_products_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "min" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "max" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_money_market" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_fixed_income" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_equity" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "risk_profile_caps" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "risk_profile_caps" ALTER COLUMN "max" DROP NOT NULL;
  ALTER TABLE "risk_profile_caps_locales" ALTER COLUMN "reason" DROP NOT NULL;
  ALTER TABLE "risk_profile_locales" ALTER COLUMN "disclaimer" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns" ALTER COLUMN "annual_return" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "inflation" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "life_expectancy" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "as_of" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_growth" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_target" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_pension" DROP NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_pension_check" DROP NOT NULL;
  ALTER TABLE "risk_profile_profiles_products" ADD COLUMN "product" "enum_risk_profile_profiles_products_product";
  ALTER TABLE "risk_profile" ADD COLUMN "_status" "enum_risk_profile_status" DEFAULT 'draft';
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_target_fund" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_initial_investment" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_monthly_investment" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_monthly_living_cost" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_duration" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_current_age" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_retirement_age" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_expected_return" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "defaults_post_pension_return" numeric;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "_status" "enum_calculator_assumptions_status" DEFAULT 'draft';
  ALTER TABLE "risk_profile_contradictions" ADD CONSTRAINT "risk_profile_contradictions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_contradictions_locales" ADD CONSTRAINT "risk_profile_contradictions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_contradictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_questions_answers" ADD CONSTRAINT "_risk_profile_v_version_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_questions_answers_locales" ADD CONSTRAINT "_risk_profile_v_version_questions_answers_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_questions" ADD CONSTRAINT "_risk_profile_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_questions_locales" ADD CONSTRAINT "_risk_profile_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_profiles_products" ADD CONSTRAINT "_risk_profile_v_version_profiles_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_profiles_products_locales" ADD CONSTRAINT "_risk_profile_v_version_profiles_products_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_profiles_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_profiles" ADD CONSTRAINT "_risk_profile_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_profiles_locales" ADD CONSTRAINT "_risk_profile_v_version_profiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_caps" ADD CONSTRAINT "_risk_profile_v_version_caps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_caps_locales" ADD CONSTRAINT "_risk_profile_v_version_caps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_caps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_contradictions" ADD CONSTRAINT "_risk_profile_v_version_contradictions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_version_contradictions_locales" ADD CONSTRAINT "_risk_profile_v_version_contradictions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v_version_contradictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_risk_profile_v_locales" ADD CONSTRAINT "_risk_profile_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_risk_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculator_assumptions_v_version_example_returns" ADD CONSTRAINT "_calculator_assumptions_v_version_example_returns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculator_assumptions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculator_assumptions_v_version_example_returns_locales" ADD CONSTRAINT "_calculator_assumptions_v_version_example_returns_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculator_assumptions_v_version_example_returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculator_assumptions_v_locales" ADD CONSTRAINT "_calculator_assumptions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculator_assumptions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "risk_profile_contradictions_order_idx" ON "risk_profile_contradictions" USING btree ("_order");
  CREATE INDEX "risk_profile_contradictions_parent_id_idx" ON "risk_profile_contradictions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_contradictions_locales_locale_parent_id_unique" ON "risk_profile_contradictions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_questions_answers_order_idx" ON "_risk_profile_v_version_questions_answers" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_questions_answers_parent_id_idx" ON "_risk_profile_v_version_questions_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_questions_answers_locales_locale_par" ON "_risk_profile_v_version_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_questions_order_idx" ON "_risk_profile_v_version_questions" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_questions_parent_id_idx" ON "_risk_profile_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_questions_locales_locale_parent_id_u" ON "_risk_profile_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_profiles_products_order_idx" ON "_risk_profile_v_version_profiles_products" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_profiles_products_parent_id_idx" ON "_risk_profile_v_version_profiles_products" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_profiles_products_locales_locale_par" ON "_risk_profile_v_version_profiles_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_profiles_order_idx" ON "_risk_profile_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_profiles_parent_id_idx" ON "_risk_profile_v_version_profiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_profiles_locales_locale_parent_id_un" ON "_risk_profile_v_version_profiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_caps_order_idx" ON "_risk_profile_v_version_caps" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_caps_parent_id_idx" ON "_risk_profile_v_version_caps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_caps_locales_locale_parent_id_unique" ON "_risk_profile_v_version_caps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_contradictions_order_idx" ON "_risk_profile_v_version_contradictions" USING btree ("_order");
  CREATE INDEX "_risk_profile_v_version_contradictions_parent_id_idx" ON "_risk_profile_v_version_contradictions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_risk_profile_v_version_contradictions_locales_locale_parent" ON "_risk_profile_v_version_contradictions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_risk_profile_v_version_version__status_idx" ON "_risk_profile_v" USING btree ("version__status");
  CREATE INDEX "_risk_profile_v_created_at_idx" ON "_risk_profile_v" USING btree ("created_at");
  CREATE INDEX "_risk_profile_v_updated_at_idx" ON "_risk_profile_v" USING btree ("updated_at");
  CREATE INDEX "_risk_profile_v_snapshot_idx" ON "_risk_profile_v" USING btree ("snapshot");
  CREATE INDEX "_risk_profile_v_published_locale_idx" ON "_risk_profile_v" USING btree ("published_locale");
  CREATE INDEX "_risk_profile_v_latest_idx" ON "_risk_profile_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_risk_profile_v_locales_locale_parent_id_unique" ON "_risk_profile_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculator_assumptions_v_version_example_returns_order_idx" ON "_calculator_assumptions_v_version_example_returns" USING btree ("_order");
  CREATE INDEX "_calculator_assumptions_v_version_example_returns_parent_id_idx" ON "_calculator_assumptions_v_version_example_returns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_calculator_assumptions_v_version_example_returns_locales_lo" ON "_calculator_assumptions_v_version_example_returns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculator_assumptions_v_version_version_as_of_idx" ON "_calculator_assumptions_v" USING btree ("version_as_of");
  CREATE INDEX "_calculator_assumptions_v_version_version__status_idx" ON "_calculator_assumptions_v" USING btree ("version__status");
  CREATE INDEX "_calculator_assumptions_v_created_at_idx" ON "_calculator_assumptions_v" USING btree ("created_at");
  CREATE INDEX "_calculator_assumptions_v_updated_at_idx" ON "_calculator_assumptions_v" USING btree ("updated_at");
  CREATE INDEX "_calculator_assumptions_v_snapshot_idx" ON "_calculator_assumptions_v" USING btree ("snapshot");
  CREATE INDEX "_calculator_assumptions_v_published_locale_idx" ON "_calculator_assumptions_v" USING btree ("published_locale");
  CREATE INDEX "_calculator_assumptions_v_latest_idx" ON "_calculator_assumptions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_calculator_assumptions_v_locales_locale_parent_id_unique" ON "_calculator_assumptions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile__status_idx" ON "risk_profile" USING btree ("_status");
  CREATE INDEX "calculator_assumptions__status_idx" ON "calculator_assumptions" USING btree ("_status");`)
  // What visitors read before stays published; the forms begin as they did.
  await db.execute(sql`
    UPDATE "risk_profile" SET "_status" = 'published';
    UPDATE "calculator_assumptions" SET
      "_status" = 'published',
      "defaults_target_fund" = 500000000,
      "defaults_initial_investment" = 10000000,
      "defaults_monthly_investment" = 1000000,
      "defaults_monthly_living_cost" = 10000000,
      "defaults_duration" = 10,
      "defaults_current_age" = 30,
      "defaults_retirement_age" = 55,
      "defaults_expected_return" = coalesce(
        (SELECT "annual_return" FROM "calculator_assumptions_example_returns" WHERE "key" = 'balanced' LIMIT 1), 0.08),
      "defaults_post_pension_return" = coalesce(
        (SELECT "annual_return" FROM "calculator_assumptions_example_returns" WHERE "key" = 'moneyMarket' LIMIT 1), 0.05)
    WHERE "as_of" IS NOT NULL;
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "risk_profile_contradictions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "risk_profile_contradictions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_questions_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_questions_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_profiles_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_profiles_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_profiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_caps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_caps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_contradictions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_version_contradictions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_risk_profile_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculator_assumptions_v_version_example_returns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculator_assumptions_v_version_example_returns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculator_assumptions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculator_assumptions_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "risk_profile_contradictions" CASCADE;
  DROP TABLE "risk_profile_contradictions_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_questions_answers" CASCADE;
  DROP TABLE "_risk_profile_v_version_questions_answers_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_questions" CASCADE;
  DROP TABLE "_risk_profile_v_version_questions_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_profiles_products" CASCADE;
  DROP TABLE "_risk_profile_v_version_profiles_products_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_profiles" CASCADE;
  DROP TABLE "_risk_profile_v_version_profiles_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_caps" CASCADE;
  DROP TABLE "_risk_profile_v_version_caps_locales" CASCADE;
  DROP TABLE "_risk_profile_v_version_contradictions" CASCADE;
  DROP TABLE "_risk_profile_v_version_contradictions_locales" CASCADE;
  DROP TABLE "_risk_profile_v" CASCADE;
  DROP TABLE "_risk_profile_v_locales" CASCADE;
  DROP TABLE "_calculator_assumptions_v_version_example_returns" CASCADE;
  DROP TABLE "_calculator_assumptions_v_version_example_returns_locales" CASCADE;
  DROP TABLE "_calculator_assumptions_v" CASCADE;
  DROP TABLE "_calculator_assumptions_v_locales" CASCADE;
  DROP INDEX "risk_profile__status_idx";
  DROP INDEX "calculator_assumptions__status_idx";
  ALTER TABLE "risk_profile_questions_answers" ALTER COLUMN "points" SET NOT NULL;
  ALTER TABLE "risk_profile_questions_answers_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "risk_profile_questions" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "risk_profile_questions" ALTER COLUMN "dimension" SET NOT NULL;
  ALTER TABLE "risk_profile_questions_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles_products_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "min" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "max" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_money_market" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_fixed_income" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles" ALTER COLUMN "allocation_percent_equity" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "risk_profile_caps" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "risk_profile_caps" ALTER COLUMN "max" SET NOT NULL;
  ALTER TABLE "risk_profile_caps_locales" ALTER COLUMN "reason" SET NOT NULL;
  ALTER TABLE "risk_profile_locales" ALTER COLUMN "disclaimer" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns" ALTER COLUMN "annual_return" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_example_returns_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "inflation" SET NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "life_expectancy" SET NOT NULL;
  ALTER TABLE "calculator_assumptions" ALTER COLUMN "as_of" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_growth" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_target" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_pension" SET NOT NULL;
  ALTER TABLE "calculator_assumptions_locales" ALTER COLUMN "explanations_pension_check" SET NOT NULL;
  ALTER TABLE "risk_profile_profiles_products" DROP COLUMN "product";
  ALTER TABLE "risk_profile" DROP COLUMN "_status";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_target_fund";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_initial_investment";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_monthly_investment";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_monthly_living_cost";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_duration";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_current_age";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_retirement_age";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_expected_return";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "defaults_post_pension_return";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "_status";
  DROP TYPE "public"."enum_risk_profile_profiles_products_product";
  DROP TYPE "public"."enum_risk_profile_status";
  DROP TYPE "public"."enum__risk_profile_v_version_questions_dimension";
  DROP TYPE "public"."enum__risk_profile_v_version_profiles_products_product";
  DROP TYPE "public"."enum__risk_profile_v_version_profiles_key";
  DROP TYPE "public"."enum__risk_profile_v_version_caps_kind";
  DROP TYPE "public"."enum__risk_profile_v_version_caps_dimension";
  DROP TYPE "public"."enum__risk_profile_v_version_caps_max";
  DROP TYPE "public"."enum__risk_profile_v_version_status";
  DROP TYPE "public"."enum__risk_profile_v_published_locale";
  DROP TYPE "public"."enum_calculator_assumptions_status";
  DROP TYPE "public"."enum__calculator_assumptions_v_version_status";
  DROP TYPE "public"."enum__calculator_assumptions_v_published_locale";`)
}
