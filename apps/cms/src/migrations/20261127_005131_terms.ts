import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_terms_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_version_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'glossary' BEFORE 'investmentCalculator';
  CREATE TABLE "terms_also_known_as" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_linked" boolean DEFAULT false
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum_terms_page",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "terms_locales" (
  	"term" varchar,
  	"abbreviation" varchar,
  	"definition" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"is_linked" boolean DEFAULT true,
  	"is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" integer
  );
  
  CREATE TABLE "_terms_v_version_also_known_as" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_linked" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page" "enum__terms_v_version_page",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__terms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_terms_v_locales" (
  	"version_term" varchar,
  	"version_abbreviation" varchar,
  	"version_definition" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_is_linked" boolean DEFAULT true,
  	"version_is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" integer;
  ALTER TABLE "terms_also_known_as" ADD CONSTRAINT "terms_also_known_as_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_rels" ADD CONSTRAINT "terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_rels" ADD CONSTRAINT "terms_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v_version_also_known_as" ADD CONSTRAINT "_terms_v_version_also_known_as_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_parent_id_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v_locales" ADD CONSTRAINT "_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v_rels" ADD CONSTRAINT "_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v_rels" ADD CONSTRAINT "_terms_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "terms_also_known_as_order_idx" ON "terms_also_known_as" USING btree ("_order");
  CREATE INDEX "terms_also_known_as_parent_id_idx" ON "terms_also_known_as" USING btree ("_parent_id");
  CREATE INDEX "terms_also_known_as_locale_idx" ON "terms_also_known_as" USING btree ("_locale");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE INDEX "terms__status_idx" ON "terms" USING btree ("_status");
  CREATE UNIQUE INDEX "terms_slug_idx" ON "terms_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_rels_order_idx" ON "terms_rels" USING btree ("order");
  CREATE INDEX "terms_rels_parent_idx" ON "terms_rels" USING btree ("parent_id");
  CREATE INDEX "terms_rels_path_idx" ON "terms_rels" USING btree ("path");
  CREATE INDEX "terms_rels_terms_id_idx" ON "terms_rels" USING btree ("terms_id");
  CREATE INDEX "_terms_v_version_also_known_as_order_idx" ON "_terms_v_version_also_known_as" USING btree ("_order");
  CREATE INDEX "_terms_v_version_also_known_as_parent_id_idx" ON "_terms_v_version_also_known_as" USING btree ("_parent_id");
  CREATE INDEX "_terms_v_version_also_known_as_locale_idx" ON "_terms_v_version_also_known_as" USING btree ("_locale");
  CREATE INDEX "_terms_v_parent_idx" ON "_terms_v" USING btree ("parent_id");
  CREATE INDEX "_terms_v_version_version_updated_at_idx" ON "_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_terms_v_version_version_created_at_idx" ON "_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_terms_v_version_version__status_idx" ON "_terms_v" USING btree ("version__status");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_snapshot_idx" ON "_terms_v" USING btree ("snapshot");
  CREATE INDEX "_terms_v_published_locale_idx" ON "_terms_v" USING btree ("published_locale");
  CREATE INDEX "_terms_v_latest_idx" ON "_terms_v" USING btree ("latest");
  CREATE INDEX "_terms_v_version_version_slug_idx" ON "_terms_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_terms_v_locales_locale_parent_id_unique" ON "_terms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_v_rels_order_idx" ON "_terms_v_rels" USING btree ("order");
  CREATE INDEX "_terms_v_rels_parent_idx" ON "_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_terms_v_rels_path_idx" ON "_terms_v_rels" USING btree ("path");
  CREATE INDEX "_terms_v_rels_terms_id_idx" ON "_terms_v_rels" USING btree ("terms_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "terms_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole('term', 'definition', 'slug');
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_terms_v_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole_version('term', 'definition', 'slug');
  ALTER TABLE "terms" ADD COLUMN "listed_id" boolean NOT NULL DEFAULT false,
    ADD COLUMN "listed_en" boolean NOT NULL DEFAULT false;
  CREATE TRIGGER mark_listed BEFORE INSERT OR UPDATE OF "_status" ON "terms"
    FOR EACH ROW EXECUTE FUNCTION mark_listed();
  CREATE TRIGGER mark_listed_insert AFTER INSERT ON "terms_locales"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE TRIGGER mark_listed_update AFTER UPDATE ON "terms_locales"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE TRIGGER mark_listed_delete AFTER DELETE ON "terms_locales"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listed_texts();
  CREATE INDEX "terms_listed_id_idx" ON "terms" ("id") INCLUDE ("updated_at") WHERE "listed_id";
  CREATE INDEX "terms_listed_en_idx" ON "terms" ("id") INCLUDE ("updated_at") WHERE "listed_en";
  ALTER TABLE "search_documents" ADD COLUMN "folded_aliases" text[] NOT NULL DEFAULT '{}';
  CREATE INDEX "search_documents_aliases_idx" ON "search_documents" USING gin ("folded_aliases");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "terms_also_known_as" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v_version_also_known_as" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "terms_also_known_as" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_locales" CASCADE;
  DROP TABLE "terms_rels" CASCADE;
  DROP TABLE "_terms_v_version_also_known_as" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  DROP TABLE "_terms_v_locales" CASCADE;
  DROP TABLE "_terms_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  DROP TYPE "public"."enum_terms_page";
  DROP TYPE "public"."enum_terms_status";
  DROP TYPE "public"."enum__terms_v_version_page";
  DROP TYPE "public"."enum__terms_v_version_status";
  DROP TYPE "public"."enum__terms_v_published_locale";
  ALTER TABLE "search_documents" DROP COLUMN "folded_aliases";`)
}
