import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "_menu_v_version_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__menu_v_version_header_children_page",
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_header_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__menu_v_version_header_page",
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_header_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__menu_v_version_footer_links_page",
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_footer_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" DROP NOT NULL;
  ALTER TABLE "menu_header_children_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_header" ALTER COLUMN "page" DROP NOT NULL;
  ALTER TABLE "menu_header_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" DROP NOT NULL;
  ALTER TABLE "menu_footer_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_footer_locales" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "menu" ADD COLUMN "_status" "enum_menu_status" DEFAULT 'draft';
  ALTER TABLE "_menu_v_version_header_children" ADD CONSTRAINT "_menu_v_version_header_children_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_header_children" ADD CONSTRAINT "_menu_v_version_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_header_children_locales" ADD CONSTRAINT "_menu_v_version_header_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_header_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_header" ADD CONSTRAINT "_menu_v_version_header_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_header" ADD CONSTRAINT "_menu_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_header_locales" ADD CONSTRAINT "_menu_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer_links" ADD CONSTRAINT "_menu_v_version_footer_links_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer_links" ADD CONSTRAINT "_menu_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer_links_locales" ADD CONSTRAINT "_menu_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer" ADD CONSTRAINT "_menu_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_footer_locales" ADD CONSTRAINT "_menu_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menu_v_version_header_children_order_idx" ON "_menu_v_version_header_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_header_children_parent_id_idx" ON "_menu_v_version_header_children" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_header_children_document_idx" ON "_menu_v_version_header_children" USING btree ("document_id");
  CREATE INDEX "_menu_v_version_header_children_starts_at_idx" ON "_menu_v_version_header_children" USING btree ("starts_at");
  CREATE INDEX "_menu_v_version_header_children_ends_at_idx" ON "_menu_v_version_header_children" USING btree ("ends_at");
  CREATE UNIQUE INDEX "_menu_v_version_header_children_locales_locale_parent_id_uni" ON "_menu_v_version_header_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_header_order_idx" ON "_menu_v_version_header" USING btree ("_order");
  CREATE INDEX "_menu_v_version_header_parent_id_idx" ON "_menu_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_header_document_idx" ON "_menu_v_version_header" USING btree ("document_id");
  CREATE INDEX "_menu_v_version_header_starts_at_idx" ON "_menu_v_version_header" USING btree ("starts_at");
  CREATE INDEX "_menu_v_version_header_ends_at_idx" ON "_menu_v_version_header" USING btree ("ends_at");
  CREATE UNIQUE INDEX "_menu_v_version_header_locales_locale_parent_id_unique" ON "_menu_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_footer_links_order_idx" ON "_menu_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_footer_links_parent_id_idx" ON "_menu_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_footer_links_document_idx" ON "_menu_v_version_footer_links" USING btree ("document_id");
  CREATE INDEX "_menu_v_version_footer_links_starts_at_idx" ON "_menu_v_version_footer_links" USING btree ("starts_at");
  CREATE INDEX "_menu_v_version_footer_links_ends_at_idx" ON "_menu_v_version_footer_links" USING btree ("ends_at");
  CREATE UNIQUE INDEX "_menu_v_version_footer_links_locales_locale_parent_id_unique" ON "_menu_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_footer_order_idx" ON "_menu_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menu_v_version_footer_parent_id_idx" ON "_menu_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_footer_locales_locale_parent_id_unique" ON "_menu_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");`)
  // What visitors see stays published.
  await db.execute(sql`UPDATE "menu" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_menu_v_version_header_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_menu_v_version_header_children" CASCADE;
  DROP TABLE "_menu_v_version_header_children_locales" CASCADE;
  DROP TABLE "_menu_v_version_header" CASCADE;
  DROP TABLE "_menu_v_version_header_locales" CASCADE;
  DROP TABLE "_menu_v_version_footer_links" CASCADE;
  DROP TABLE "_menu_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_menu_v_version_footer" CASCADE;
  DROP TABLE "_menu_v_version_footer_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP INDEX "menu__status_idx";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_header_children_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_header_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_footer_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_footer_locales" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "menu" DROP COLUMN "_status";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_header_children_page";
  DROP TYPE "public"."enum__menu_v_version_header_page";
  DROP TYPE "public"."enum__menu_v_version_footer_links_page";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";`)
}
