import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_foreign_investors_documents_audience" AS ENUM('resident', 'nonResident', 'company');
  CREATE TYPE "public"."enum_foreign_investors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__foreign_investors_v_version_documents_audience" AS ENUM('resident', 'nonResident', 'company');
  CREATE TYPE "public"."enum__foreign_investors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__foreign_investors_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'foreignInvestors';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'foreignInvestors';
  CREATE TABLE "foreign_investors_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"audience" "enum_foreign_investors_documents_audience",
  	"is_required" boolean DEFAULT true
  );
  
  CREATE TABLE "foreign_investors_documents_locales" (
  	"document" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "foreign_investors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"checked_on_resident" timestamp(3) with time zone,
  	"checked_on_non_resident" timestamp(3) with time zone,
  	"checked_on_company" timestamp(3) with time zone,
  	"last_changed_by_id" integer,
  	"_status" "enum_foreign_investors_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "foreign_investors_locales" (
  	"tax_number" varchar,
  	"contract_language" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_foreign_investors_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum__foreign_investors_v_version_documents_audience",
  	"is_required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_foreign_investors_v_version_documents_locales" (
  	"document" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_foreign_investors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_checked_on_resident" timestamp(3) with time zone,
  	"version_checked_on_non_resident" timestamp(3) with time zone,
  	"version_checked_on_company" timestamp(3) with time zone,
  	"version_last_changed_by_id" integer,
  	"version__status" "enum__foreign_investors_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__foreign_investors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_foreign_investors_v_locales" (
  	"version_tax_number" varchar,
  	"version_contract_language" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "foreign_investors_documents" ADD CONSTRAINT "foreign_investors_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."foreign_investors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "foreign_investors_documents_locales" ADD CONSTRAINT "foreign_investors_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."foreign_investors_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "foreign_investors" ADD CONSTRAINT "foreign_investors_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "foreign_investors_locales" ADD CONSTRAINT "foreign_investors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."foreign_investors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_foreign_investors_v_version_documents" ADD CONSTRAINT "_foreign_investors_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_foreign_investors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_foreign_investors_v_version_documents_locales" ADD CONSTRAINT "_foreign_investors_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_foreign_investors_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_foreign_investors_v" ADD CONSTRAINT "_foreign_investors_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_foreign_investors_v_locales" ADD CONSTRAINT "_foreign_investors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_foreign_investors_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "foreign_investors_documents_order_idx" ON "foreign_investors_documents" USING btree ("_order");
  CREATE INDEX "foreign_investors_documents_parent_id_idx" ON "foreign_investors_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "foreign_investors_documents_locales_locale_parent_id_unique" ON "foreign_investors_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "foreign_investors_checked_on_checked_on_resident_idx" ON "foreign_investors" USING btree ("checked_on_resident");
  CREATE INDEX "foreign_investors_checked_on_checked_on_non_resident_idx" ON "foreign_investors" USING btree ("checked_on_non_resident");
  CREATE INDEX "foreign_investors_checked_on_checked_on_company_idx" ON "foreign_investors" USING btree ("checked_on_company");
  CREATE INDEX "foreign_investors_last_changed_by_idx" ON "foreign_investors" USING btree ("last_changed_by_id");
  CREATE INDEX "foreign_investors__status_idx" ON "foreign_investors" USING btree ("_status");
  CREATE UNIQUE INDEX "foreign_investors_locales_locale_parent_id_unique" ON "foreign_investors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_foreign_investors_v_version_documents_order_idx" ON "_foreign_investors_v_version_documents" USING btree ("_order");
  CREATE INDEX "_foreign_investors_v_version_documents_parent_id_idx" ON "_foreign_investors_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_foreign_investors_v_version_documents_locales_locale_parent" ON "_foreign_investors_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_foreign_investors_v_version_checked_on_version_checked__idx" ON "_foreign_investors_v" USING btree ("version_checked_on_resident");
  CREATE INDEX "_foreign_investors_v_version_checked_on_version_checke_1_idx" ON "_foreign_investors_v" USING btree ("version_checked_on_non_resident");
  CREATE INDEX "_foreign_investors_v_version_checked_on_version_checke_2_idx" ON "_foreign_investors_v" USING btree ("version_checked_on_company");
  CREATE INDEX "_foreign_investors_v_version_version_last_changed_by_idx" ON "_foreign_investors_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_foreign_investors_v_version_version__status_idx" ON "_foreign_investors_v" USING btree ("version__status");
  CREATE INDEX "_foreign_investors_v_created_at_idx" ON "_foreign_investors_v" USING btree ("created_at");
  CREATE INDEX "_foreign_investors_v_updated_at_idx" ON "_foreign_investors_v" USING btree ("updated_at");
  CREATE INDEX "_foreign_investors_v_snapshot_idx" ON "_foreign_investors_v" USING btree ("snapshot");
  CREATE INDEX "_foreign_investors_v_published_locale_idx" ON "_foreign_investors_v" USING btree ("published_locale");
  CREATE INDEX "_foreign_investors_v_latest_idx" ON "_foreign_investors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_foreign_investors_v_locales_locale_parent_id_unique" ON "_foreign_investors_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "foreign_investors_documents" CASCADE;
  DROP TABLE "foreign_investors_documents_locales" CASCADE;
  DROP TABLE "foreign_investors" CASCADE;
  DROP TABLE "foreign_investors_locales" CASCADE;
  DROP TABLE "_foreign_investors_v_version_documents" CASCADE;
  DROP TABLE "_foreign_investors_v_version_documents_locales" CASCADE;
  DROP TABLE "_foreign_investors_v" CASCADE;
  DROP TABLE "_foreign_investors_v_locales" CASCADE;
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_terms_page";
  CREATE TYPE "public"."enum_terms_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE "public"."enum_terms_page" USING "page"::"public"."enum_terms_page";
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE text;
  DROP TYPE "public"."enum__terms_v_version_page";
  CREATE TYPE "public"."enum__terms_v_version_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE "public"."enum__terms_v_version_page" USING "version_page"::"public"."enum__terms_v_version_page";
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_children_page";
  CREATE TYPE "public"."enum__menu_v_version_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_children_page" USING "page"::"public"."enum__menu_v_version_header_children_page";
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_page";
  CREATE TYPE "public"."enum__menu_v_version_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_page" USING "page"::"public"."enum__menu_v_version_header_page";
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_footer_links_page";
  CREATE TYPE "public"."enum__menu_v_version_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_footer_links_page" USING "page"::"public"."enum__menu_v_version_footer_links_page";
  DROP TYPE "public"."enum_foreign_investors_documents_audience";
  DROP TYPE "public"."enum_foreign_investors_status";
  DROP TYPE "public"."enum__foreign_investors_v_version_documents_audience";
  DROP TYPE "public"."enum__foreign_investors_v_version_status";
  DROP TYPE "public"."enum__foreign_investors_v_published_locale";`)
}
