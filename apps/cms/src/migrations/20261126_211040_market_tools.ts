import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'orderLimits' BEFORE 'officialChannels';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "pages_blocks_call_to_action" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
   ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "home_facts" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  DELETE FROM "_home_v_version_facts" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  DELETE FROM "menu_header_children" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page" IN ('analysisTools', 'averagePrice', 'bondCalculator', 'corporateActionCalculator', 'dividendCalculator', 'marginSimulator', 'orderLimits');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'market', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";`)
}
