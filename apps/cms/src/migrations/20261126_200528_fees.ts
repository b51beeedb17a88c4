import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fees_account" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum_fees_channel" AS ENUM('app', 'broker');
  CREATE TYPE "public"."enum_fees_side" AS ENUM('buy', 'sell');
  CREATE TYPE "public"."enum_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_version_account" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum__fees_v_version_channel" AS ENUM('app', 'broker');
  CREATE TYPE "public"."enum__fees_v_version_side" AS ENUM('buy', 'sell');
  CREATE TYPE "public"."enum__fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'transactionCost';
  CREATE TABLE "fees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" "enum_fees_account",
  	"channel" "enum_fees_channel",
  	"side" "enum_fees_side",
  	"percent" numeric,
  	"minimum" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "fees_locales" (
  	"name" varchar,
  	"source" varchar,
  	"is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_account" "enum__fees_v_version_account",
  	"version_channel" "enum__fees_v_version_channel",
  	"version_side" "enum__fees_v_version_side",
  	"version_percent" numeric,
  	"version_minimum" numeric,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fees_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_fees_v_locales" (
  	"version_name" varchar,
  	"version_source" varchar,
  	"version_is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fees_id" integer;
  ALTER TABLE "fees_locales" ADD CONSTRAINT "fees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_parent_id_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v_locales" ADD CONSTRAINT "_fees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fees_valid_from_idx" ON "fees" USING btree ("valid_from");
  CREATE INDEX "fees_valid_to_idx" ON "fees" USING btree ("valid_to");
  CREATE INDEX "fees_updated_at_idx" ON "fees" USING btree ("updated_at");
  CREATE INDEX "fees_created_at_idx" ON "fees" USING btree ("created_at");
  CREATE INDEX "fees__status_idx" ON "fees" USING btree ("_status");
  CREATE INDEX "_status_validFrom_idx" ON "fees" USING btree ("_status","valid_from");
  CREATE UNIQUE INDEX "fees_locales_locale_parent_id_unique" ON "fees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fees_v_parent_idx" ON "_fees_v" USING btree ("parent_id");
  CREATE INDEX "_fees_v_version_version_valid_from_idx" ON "_fees_v" USING btree ("version_valid_from");
  CREATE INDEX "_fees_v_version_version_valid_to_idx" ON "_fees_v" USING btree ("version_valid_to");
  CREATE INDEX "_fees_v_version_version_updated_at_idx" ON "_fees_v" USING btree ("version_updated_at");
  CREATE INDEX "_fees_v_version_version_created_at_idx" ON "_fees_v" USING btree ("version_created_at");
  CREATE INDEX "_fees_v_version_version__status_idx" ON "_fees_v" USING btree ("version__status");
  CREATE INDEX "_fees_v_created_at_idx" ON "_fees_v" USING btree ("created_at");
  CREATE INDEX "_fees_v_updated_at_idx" ON "_fees_v" USING btree ("updated_at");
  CREATE INDEX "_fees_v_snapshot_idx" ON "_fees_v" USING btree ("snapshot");
  CREATE INDEX "_fees_v_published_locale_idx" ON "_fees_v" USING btree ("published_locale");
  CREATE INDEX "_fees_v_latest_idx" ON "_fees_v" USING btree ("latest");
  CREATE INDEX "version__status_version_validFrom_idx" ON "_fees_v" USING btree ("version__status","version_valid_from");
  CREATE UNIQUE INDEX "_fees_v_locales_locale_parent_id_unique" ON "_fees_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fees_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("fees_id");
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "fees_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole('source');
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_fees_v_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole_version('source');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fees_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fees_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fees" CASCADE;
  DROP TABLE "fees_locales" CASCADE;
  DROP TABLE "_fees_v" CASCADE;
  DROP TABLE "_fees_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fees_fk";
  
  DELETE FROM "pages_blocks_call_to_action" WHERE "page" IN ('fees', 'transactionCost');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page" IN ('fees', 'transactionCost');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "menu_header_children" WHERE "page" IN ('fees', 'transactionCost');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page" IN ('fees', 'transactionCost');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page" IN ('fees', 'transactionCost');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  DROP INDEX "payload_locked_documents_rels_fees_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fees_id";
  DROP TYPE "public"."enum_fees_account";
  DROP TYPE "public"."enum_fees_channel";
  DROP TYPE "public"."enum_fees_side";
  DROP TYPE "public"."enum_fees_status";
  DROP TYPE "public"."enum__fees_v_version_account";
  DROP TYPE "public"."enum__fees_v_version_channel";
  DROP TYPE "public"."enum__fees_v_version_side";
  DROP TYPE "public"."enum__fees_v_version_status";
  DROP TYPE "public"."enum__fees_v_published_locale";`)
}
