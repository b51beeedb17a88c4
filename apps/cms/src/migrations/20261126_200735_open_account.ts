import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  CREATE TABLE "services_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_requirements_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_services_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_requirements_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "settings" ALTER COLUMN "whatsapp" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_android" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_ios" DROP NOT NULL;
  ALTER TABLE "services_requirements" ADD CONSTRAINT "services_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_requirements_locales" ADD CONSTRAINT "services_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_requirements" ADD CONSTRAINT "_services_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_requirements_locales" ADD CONSTRAINT "_services_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_requirements_order_idx" ON "services_requirements" USING btree ("_order");
  CREATE INDEX "services_requirements_parent_id_idx" ON "services_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_requirements_locales_locale_parent_id_unique" ON "services_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_requirements_order_idx" ON "_services_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_services_v_version_requirements_parent_id_idx" ON "_services_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_requirements_locales_locale_parent_id_un" ON "_services_v_version_requirements_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_requirements_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_requirements" CASCADE;
  DROP TABLE "services_requirements_locales" CASCADE;
  DROP TABLE "_services_v_version_requirements" CASCADE;
  DROP TABLE "_services_v_version_requirements_locales" CASCADE;
  DELETE FROM "pages_blocks_call_to_action" WHERE "page" = 'openAccount';
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page" = 'openAccount';
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "menu_header_children" WHERE "page" = 'openAccount';
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page" = 'openAccount';
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page" = 'openAccount';
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  UPDATE "settings" SET "whatsapp" = '' WHERE "whatsapp" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "whatsapp" SET NOT NULL;
  UPDATE "settings" SET "app_links_android" = '' WHERE "app_links_android" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_android" SET NOT NULL;
  UPDATE "settings" SET "app_links_ios" = '' WHERE "app_links_ios" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_ios" SET NOT NULL;`)
}
