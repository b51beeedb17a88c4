import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_incidents_components" AS ENUM('website', 'forms', 'marketData', 'search', 'appTrading', 'signIn', 'transfers', 'accountOpening', 'telephone', 'exchange');
  CREATE TYPE "public"."enum_incidents_updates_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved');
  CREATE TYPE "public"."enum_incidents_impact" AS ENUM('notice', 'degraded', 'outage', 'planned');
  CREATE TYPE "public"."enum_incidents_author_role" AS ENUM('admin', 'editor', 'reviewer', 'operations', 'service');
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'operations' BEFORE 'service';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'serviceStatus';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'serviceStatus';
  CREATE TABLE "incidents_components" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_incidents_components",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "incidents_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_incidents_updates_state" NOT NULL,
  	"text" varchar NOT NULL,
  	"text_en" varchar
  );
  
  CREATE TABLE "incidents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"impact" "enum_incidents_impact" NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"author_id" integer,
  	"author_role" "enum_incidents_author_role",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "incidents_id" integer;
  ALTER TABLE "incidents_components" ADD CONSTRAINT "incidents_components_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_updates" ADD CONSTRAINT "incidents_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents" ADD CONSTRAINT "incidents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "incidents_components_order_idx" ON "incidents_components" USING btree ("order");
  CREATE INDEX "incidents_components_parent_idx" ON "incidents_components" USING btree ("parent_id");
  CREATE INDEX "incidents_updates_order_idx" ON "incidents_updates" USING btree ("_order");
  CREATE INDEX "incidents_updates_parent_id_idx" ON "incidents_updates" USING btree ("_parent_id");
  CREATE INDEX "incidents_updates_at_idx" ON "incidents_updates" USING btree ("at");
  CREATE INDEX "incidents_from_idx" ON "incidents" USING btree ("from");
  CREATE INDEX "incidents_to_idx" ON "incidents" USING btree ("to");
  CREATE INDEX "incidents_author_idx" ON "incidents" USING btree ("author_id");
  CREATE INDEX "incidents_updated_at_idx" ON "incidents" USING btree ("updated_at");
  CREATE INDEX "incidents_created_at_idx" ON "incidents" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_incidents_fk" FOREIGN KEY ("incidents_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_incidents_id_idx" ON "payload_locked_documents_rels" USING btree ("incidents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "incidents_components" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents_updates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "incidents_components" CASCADE;
  DROP TABLE "incidents_updates" CASCADE;
  DROP TABLE "incidents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_incidents_fk";
  
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_terms_page";
  CREATE TYPE "public"."enum_terms_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE "public"."enum_terms_page" USING "page"::"public"."enum_terms_page";
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE text;
  DROP TYPE "public"."enum__terms_v_version_page";
  CREATE TYPE "public"."enum__terms_v_version_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE "public"."enum__terms_v_version_page" USING "version_page"::"public"."enum__terms_v_version_page";
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reviewer', 'service');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_children_page";
  CREATE TYPE "public"."enum__menu_v_version_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_children_page" USING "page"::"public"."enum__menu_v_version_header_children_page";
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_page";
  CREATE TYPE "public"."enum__menu_v_version_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_page" USING "page"::"public"."enum__menu_v_version_header_page";
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_footer_links_page";
  CREATE TYPE "public"."enum__menu_v_version_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_footer_links_page" USING "page"::"public"."enum__menu_v_version_footer_links_page";
  DROP INDEX "payload_locked_documents_rels_incidents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "incidents_id";
  DROP TYPE "public"."enum_incidents_components";
  DROP TYPE "public"."enum_incidents_updates_state";
  DROP TYPE "public"."enum_incidents_impact";
  DROP TYPE "public"."enum_incidents_author_role";`)
}
