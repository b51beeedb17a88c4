import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_trust_channels_kind" AS ENUM('domain', 'phone', 'whatsapp', 'email', 'social', 'app', 'account');
  CREATE TYPE "public"."enum_trust_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trust_v_version_channels_kind" AS ENUM('domain', 'phone', 'whatsapp', 'email', 'social', 'app', 'account');
  CREATE TYPE "public"."enum__trust_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trust_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'trust';
  CREATE TABLE "trust_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "trust_people_locales" (
  	"role" varchar,
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trust_complaints" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"received" numeric,
  	"resolved" numeric,
  	"escalated" numeric
  );
  
  CREATE TABLE "trust_complaints_locales" (
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trust_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_trust_channels_kind",
  	"value" varchar
  );
  
  CREATE TABLE "trust_channels_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trust" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_trust_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_trust_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trust_v_version_people_locales" (
  	"role" varchar,
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trust_v_version_complaints" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"received" numeric,
  	"resolved" numeric,
  	"escalated" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trust_v_version_complaints_locales" (
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trust_v_version_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__trust_v_version_channels_kind",
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trust_v_version_channels_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trust_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__trust_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trust_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "settings" ADD COLUMN "license_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "license_exchange_member" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_ksei_participant" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_compliance_contact" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_security_contact" varchar;
  ALTER TABLE "trust_people" ADD CONSTRAINT "trust_people_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trust_people" ADD CONSTRAINT "trust_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trust_people_locales" ADD CONSTRAINT "trust_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trust_complaints" ADD CONSTRAINT "trust_complaints_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trust_complaints_locales" ADD CONSTRAINT "trust_complaints_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust_complaints"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trust_channels" ADD CONSTRAINT "trust_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trust_channels_locales" ADD CONSTRAINT "trust_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trust_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_people" ADD CONSTRAINT "_trust_v_version_people_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trust_v_version_people" ADD CONSTRAINT "_trust_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_people_locales" ADD CONSTRAINT "_trust_v_version_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v_version_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_complaints" ADD CONSTRAINT "_trust_v_version_complaints_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_complaints_locales" ADD CONSTRAINT "_trust_v_version_complaints_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v_version_complaints"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_channels" ADD CONSTRAINT "_trust_v_version_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trust_v_version_channels_locales" ADD CONSTRAINT "_trust_v_version_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trust_v_version_channels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "trust_people_order_idx" ON "trust_people" USING btree ("_order");
  CREATE INDEX "trust_people_parent_id_idx" ON "trust_people" USING btree ("_parent_id");
  CREATE INDEX "trust_people_picture_idx" ON "trust_people" USING btree ("picture_id");
  CREATE UNIQUE INDEX "trust_people_locales_locale_parent_id_unique" ON "trust_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trust_complaints_order_idx" ON "trust_complaints" USING btree ("_order");
  CREATE INDEX "trust_complaints_parent_id_idx" ON "trust_complaints" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "trust_complaints_locales_locale_parent_id_unique" ON "trust_complaints_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trust_channels_order_idx" ON "trust_channels" USING btree ("_order");
  CREATE INDEX "trust_channels_parent_id_idx" ON "trust_channels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "trust_channels_locales_locale_parent_id_unique" ON "trust_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trust__status_idx" ON "trust" USING btree ("_status");
  CREATE INDEX "_trust_v_version_people_order_idx" ON "_trust_v_version_people" USING btree ("_order");
  CREATE INDEX "_trust_v_version_people_parent_id_idx" ON "_trust_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_trust_v_version_people_picture_idx" ON "_trust_v_version_people" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_trust_v_version_people_locales_locale_parent_id_unique" ON "_trust_v_version_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trust_v_version_complaints_order_idx" ON "_trust_v_version_complaints" USING btree ("_order");
  CREATE INDEX "_trust_v_version_complaints_parent_id_idx" ON "_trust_v_version_complaints" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_trust_v_version_complaints_locales_locale_parent_id_unique" ON "_trust_v_version_complaints_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trust_v_version_channels_order_idx" ON "_trust_v_version_channels" USING btree ("_order");
  CREATE INDEX "_trust_v_version_channels_parent_id_idx" ON "_trust_v_version_channels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_trust_v_version_channels_locales_locale_parent_id_unique" ON "_trust_v_version_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trust_v_version_version__status_idx" ON "_trust_v" USING btree ("version__status");
  CREATE INDEX "_trust_v_created_at_idx" ON "_trust_v" USING btree ("created_at");
  CREATE INDEX "_trust_v_updated_at_idx" ON "_trust_v" USING btree ("updated_at");
  CREATE INDEX "_trust_v_snapshot_idx" ON "_trust_v" USING btree ("snapshot");
  CREATE INDEX "_trust_v_published_locale_idx" ON "_trust_v" USING btree ("published_locale");
  CREATE INDEX "_trust_v_latest_idx" ON "_trust_v" USING btree ("latest");
  CREATE INDEX "settings_license_license_date_idx" ON "settings" USING btree ("license_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trust_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust_complaints" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust_complaints_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust_channels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trust" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_complaints" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_complaints_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v_version_channels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trust_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trust_people" CASCADE;
  DROP TABLE "trust_people_locales" CASCADE;
  DROP TABLE "trust_complaints" CASCADE;
  DROP TABLE "trust_complaints_locales" CASCADE;
  DROP TABLE "trust_channels" CASCADE;
  DROP TABLE "trust_channels_locales" CASCADE;
  DROP TABLE "trust" CASCADE;
  DROP TABLE "_trust_v_version_people" CASCADE;
  DROP TABLE "_trust_v_version_people_locales" CASCADE;
  DROP TABLE "_trust_v_version_complaints" CASCADE;
  DROP TABLE "_trust_v_version_complaints_locales" CASCADE;
  DROP TABLE "_trust_v_version_channels" CASCADE;
  DROP TABLE "_trust_v_version_channels_locales" CASCADE;
  DROP TABLE "_trust_v" CASCADE;
  DELETE FROM "pages_blocks_call_to_action" WHERE "page" IN ('officialChannels', 'trust');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page" IN ('officialChannels', 'trust');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "menu_header_children" WHERE "page" IN ('officialChannels', 'trust');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page" IN ('officialChannels', 'trust');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page" IN ('officialChannels', 'trust');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  DROP INDEX "settings_license_license_date_idx";
  ALTER TABLE "settings" DROP COLUMN "license_number";
  ALTER TABLE "settings" DROP COLUMN "license_date";
  ALTER TABLE "settings" DROP COLUMN "license_exchange_member";
  ALTER TABLE "settings" DROP COLUMN "license_ksei_participant";
  ALTER TABLE "settings" DROP COLUMN "license_compliance_contact";
  ALTER TABLE "settings" DROP COLUMN "license_security_contact";
  DROP TYPE "public"."enum_trust_channels_kind";
  DROP TYPE "public"."enum_trust_status";
  DROP TYPE "public"."enum__trust_v_version_channels_kind";
  DROP TYPE "public"."enum__trust_v_version_status";
  DROP TYPE "public"."enum__trust_v_published_locale";`)
}
