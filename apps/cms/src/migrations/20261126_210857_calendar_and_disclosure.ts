import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reports_disclosure_firm_holding" AS ENUM('none', 'below1', 'from1', 'trades');
  CREATE TYPE "public"."enum_reports_disclosure_analyst_holding" AS ENUM('none', 'holds');
  CREATE TYPE "public"."enum_reports_disclosure_relationship" AS ENUM('none', 'underwriter', 'sellingAgent', 'adviser');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_firm_holding" AS ENUM('none', 'below1', 'from1', 'trades');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_analyst_holding" AS ENUM('none', 'holds');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_relationship" AS ENUM('none', 'underwriter', 'sellingAgent', 'adviser');
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TABLE "reports" ADD COLUMN "disclosure_firm_holding" "enum_reports_disclosure_firm_holding";
  ALTER TABLE "reports" ADD COLUMN "disclosure_analyst_holding" "enum_reports_disclosure_analyst_holding";
  ALTER TABLE "reports" ADD COLUMN "disclosure_relationship" "enum_reports_disclosure_relationship";
  ALTER TABLE "reports" ADD COLUMN "disclosure_stated_on" timestamp(3) with time zone;
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_firm_holding" "enum__reports_v_version_disclosure_firm_holding";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_analyst_holding" "enum__reports_v_version_disclosure_analyst_holding";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_relationship" "enum__reports_v_version_disclosure_relationship";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_stated_on" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "account_types" ADD COLUMN "riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_riplay_valid_from" timestamp(3) with time zone;
  CREATE INDEX "reports_disclosure_disclosure_stated_on_idx" ON "reports" USING btree ("disclosure_stated_on");
  CREATE INDEX "_reports_v_version_disclosure_version_disclosure_stated__idx" ON "_reports_v" USING btree ("version_disclosure_stated_on");
  CREATE INDEX "products_riplay_valid_from_idx" ON "products" USING btree ("riplay_valid_from");
  CREATE INDEX "_products_v_version_version_riplay_valid_from_idx" ON "_products_v" USING btree ("version_riplay_valid_from");
  CREATE INDEX "account_types_riplay_valid_from_idx" ON "account_types" USING btree ("riplay_valid_from");
  CREATE INDEX "_account_types_v_version_version_riplay_valid_from_idx" ON "_account_types_v" USING btree ("version_riplay_valid_from");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "pages_blocks_call_to_action" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "home_facts" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  DELETE FROM "_home_v_version_facts" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  DELETE FROM "menu_header_children" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page" = 'exchangeCalendar';
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  DROP INDEX "reports_disclosure_disclosure_stated_on_idx";
  DROP INDEX "_reports_v_version_disclosure_version_disclosure_stated__idx";
  DROP INDEX "products_riplay_valid_from_idx";
  DROP INDEX "_products_v_version_version_riplay_valid_from_idx";
  DROP INDEX "account_types_riplay_valid_from_idx";
  DROP INDEX "_account_types_v_version_version_riplay_valid_from_idx";
  ALTER TABLE "reports" DROP COLUMN "disclosure_firm_holding";
  ALTER TABLE "reports" DROP COLUMN "disclosure_analyst_holding";
  ALTER TABLE "reports" DROP COLUMN "disclosure_relationship";
  ALTER TABLE "reports" DROP COLUMN "disclosure_stated_on";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_firm_holding";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_analyst_holding";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_relationship";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_stated_on";
  ALTER TABLE "products" DROP COLUMN "riplay_valid_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_riplay_valid_from";
  ALTER TABLE "account_types" DROP COLUMN "riplay_valid_from";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_riplay_valid_from";
  DROP TYPE "public"."enum_reports_disclosure_firm_holding";
  DROP TYPE "public"."enum_reports_disclosure_analyst_holding";
  DROP TYPE "public"."enum_reports_disclosure_relationship";
  DROP TYPE "public"."enum__reports_v_version_disclosure_firm_holding";
  DROP TYPE "public"."enum__reports_v_version_disclosure_analyst_holding";
  DROP TYPE "public"."enum__reports_v_version_disclosure_relationship";`)
}
