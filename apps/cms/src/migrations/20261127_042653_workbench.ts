import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_messages_audience" AS ENUM('confirmed', 'waiting', 'both');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('requested', 'returned', 'approved');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventMessage' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'approved' BEFORE 'unpublished';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'registrationCanceled' BEFORE 'directoryImported';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'seatGiven' BEFORE 'directoryImported';
  ALTER TYPE "public"."enum_audit_trail_kind" ADD VALUE 'participantsEmailed' BEFORE 'directoryImported';
  CREATE TABLE "event_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer NOT NULL,
  	"audience" "enum_event_messages_audience" DEFAULT 'confirmed' NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"text_id" varchar NOT NULL,
  	"subject_en" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"recipients" numeric,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"status" numeric,
  	"checked_at" timestamp(3) with time zone NOT NULL,
  	"failed_since" timestamp(3) with time zone,
  	"is_broken" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reviews_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"state" "enum_reviews_state" NOT NULL,
  	"key" varchar NOT NULL,
  	"requested_by_id" integer,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"reviewer_id" integer,
  	"approved_content" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"categories_id" integer,
  	"authors_id" integer,
  	"announcements_id" integer,
  	"faqs_id" integer,
  	"lessons_id" integer,
  	"terms_id" integer,
  	"events_id" integer,
  	"videos_id" integer,
  	"reports_id" integer,
  	"morning_notes_id" integer,
  	"recommendations_id" integer,
  	"products_id" integer,
  	"services_id" integer,
  	"account_types_id" integer,
  	"fees_id" integer,
  	"funds_id" integer,
  	"bond_series_id" integer,
  	"promos_id" integer,
  	"pages_id" integer,
  	"offices_id" integer,
  	"contact_subjects_id" integer
  );
  
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
  	"version_last_changed_by_id" integer,
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
  ALTER TABLE "articles" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "articles" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "categories" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "categories_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_categories_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "authors" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "authors_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_authors_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_authors_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "announcements" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "announcements" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "announcements_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "announcements_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "announcements_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_announcements_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "faqs" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "faqs_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "lessons" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "lessons" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "lessons_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "lessons_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "lessons_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_lessons_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "terms" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "terms_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_terms_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_terms_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "moved_from" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "events" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_moved_from" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "videos" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "videos_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_videos_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_videos_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "reports" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "reports" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "reports_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_reports_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_reports_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "morning_notes" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "morning_notes_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_morning_notes_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_morning_notes_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "recommendations" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "recommendations_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_recommendations_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_recommendations_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "products" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "services" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "services" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "account_types" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "account_types_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "fees" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "fees_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_fees_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_fees_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "funds" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_funds_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "bond_series" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_bond_series_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "promos" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "promos" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "promos_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "promos_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "promos_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_promos_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_promos_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_promos_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "pages" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "offices" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "offices_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_offices_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "contact_subjects" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "contact_subjects_locales" ADD COLUMN "is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "_contact_subjects_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "_contact_subjects_v_locales" ADD COLUMN "version_is_withdrawn" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "attended_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "event_message_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "event_messages_id" integer;
  ALTER TABLE "home" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "menu" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "menu" ADD COLUMN "_status" "enum_menu_status" DEFAULT 'draft';
  ALTER TABLE "settings" ADD COLUMN "requires_review" boolean DEFAULT false;
  ALTER TABLE "trust" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_trust_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "risk_profile" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_risk_profile_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_calculator_assumptions_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_comments" ADD CONSTRAINT "reviews_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_comments" ADD CONSTRAINT "reviews_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_morning_notes_fk" FOREIGN KEY ("morning_notes_id") REFERENCES "public"."morning_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_recommendations_fk" FOREIGN KEY ("recommendations_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_account_types_fk" FOREIGN KEY ("account_types_id") REFERENCES "public"."account_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_fees_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_funds_fk" FOREIGN KEY ("funds_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_bond_series_fk" FOREIGN KEY ("bond_series_id") REFERENCES "public"."bond_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_promos_fk" FOREIGN KEY ("promos_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_menu_v" ADD CONSTRAINT "_menu_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "event_messages_event_idx" ON "event_messages" USING btree ("event_id");
  CREATE UNIQUE INDEX "event_messages_idempotency_key_idx" ON "event_messages" USING btree ("idempotency_key");
  CREATE INDEX "event_messages_updated_at_idx" ON "event_messages" USING btree ("updated_at");
  CREATE INDEX "event_messages_created_at_idx" ON "event_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_checks_address_idx" ON "link_checks" USING btree ("address");
  CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" USING btree ("updated_at");
  CREATE INDEX "link_checks_created_at_idx" ON "link_checks" USING btree ("created_at");
  CREATE INDEX "reviews_comments_order_idx" ON "reviews_comments" USING btree ("_order");
  CREATE INDEX "reviews_comments_parent_id_idx" ON "reviews_comments" USING btree ("_parent_id");
  CREATE INDEX "reviews_comments_author_idx" ON "reviews_comments" USING btree ("author_id");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE UNIQUE INDEX "reviews_key_idx" ON "reviews" USING btree ("key");
  CREATE INDEX "reviews_requested_by_idx" ON "reviews" USING btree ("requested_by_id");
  CREATE INDEX "reviews_reviewer_idx" ON "reviews" USING btree ("reviewer_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_articles_id_idx" ON "reviews_rels" USING btree ("articles_id");
  CREATE INDEX "reviews_rels_categories_id_idx" ON "reviews_rels" USING btree ("categories_id");
  CREATE INDEX "reviews_rels_authors_id_idx" ON "reviews_rels" USING btree ("authors_id");
  CREATE INDEX "reviews_rels_announcements_id_idx" ON "reviews_rels" USING btree ("announcements_id");
  CREATE INDEX "reviews_rels_faqs_id_idx" ON "reviews_rels" USING btree ("faqs_id");
  CREATE INDEX "reviews_rels_lessons_id_idx" ON "reviews_rels" USING btree ("lessons_id");
  CREATE INDEX "reviews_rels_terms_id_idx" ON "reviews_rels" USING btree ("terms_id");
  CREATE INDEX "reviews_rels_events_id_idx" ON "reviews_rels" USING btree ("events_id");
  CREATE INDEX "reviews_rels_videos_id_idx" ON "reviews_rels" USING btree ("videos_id");
  CREATE INDEX "reviews_rels_reports_id_idx" ON "reviews_rels" USING btree ("reports_id");
  CREATE INDEX "reviews_rels_morning_notes_id_idx" ON "reviews_rels" USING btree ("morning_notes_id");
  CREATE INDEX "reviews_rels_recommendations_id_idx" ON "reviews_rels" USING btree ("recommendations_id");
  CREATE INDEX "reviews_rels_products_id_idx" ON "reviews_rels" USING btree ("products_id");
  CREATE INDEX "reviews_rels_services_id_idx" ON "reviews_rels" USING btree ("services_id");
  CREATE INDEX "reviews_rels_account_types_id_idx" ON "reviews_rels" USING btree ("account_types_id");
  CREATE INDEX "reviews_rels_fees_id_idx" ON "reviews_rels" USING btree ("fees_id");
  CREATE INDEX "reviews_rels_funds_id_idx" ON "reviews_rels" USING btree ("funds_id");
  CREATE INDEX "reviews_rels_bond_series_id_idx" ON "reviews_rels" USING btree ("bond_series_id");
  CREATE INDEX "reviews_rels_promos_id_idx" ON "reviews_rels" USING btree ("promos_id");
  CREATE INDEX "reviews_rels_pages_id_idx" ON "reviews_rels" USING btree ("pages_id");
  CREATE INDEX "reviews_rels_offices_id_idx" ON "reviews_rels" USING btree ("offices_id");
  CREATE INDEX "reviews_rels_contact_subjects_id_idx" ON "reviews_rels" USING btree ("contact_subjects_id");
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
  CREATE INDEX "_menu_v_version_version_last_changed_by_idx" ON "_menu_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "morning_notes" ADD CONSTRAINT "morning_notes_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_morning_notes_v" ADD CONSTRAINT "_morning_notes_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_types" ADD CONSTRAINT "account_types_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v" ADD CONSTRAINT "_account_types_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fees" ADD CONSTRAINT "fees_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bond_series" ADD CONSTRAINT "bond_series_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_subjects" ADD CONSTRAINT "contact_subjects_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_event_message_id_event_messages_id_fk" FOREIGN KEY ("event_message_id") REFERENCES "public"."event_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_messages_fk" FOREIGN KEY ("event_messages_id") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu" ADD CONSTRAINT "menu_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trust" ADD CONSTRAINT "trust_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trust_v" ADD CONSTRAINT "_trust_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "risk_profile" ADD CONSTRAINT "risk_profile_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_risk_profile_v" ADD CONSTRAINT "_risk_profile_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calculator_assumptions" ADD CONSTRAINT "calculator_assumptions_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_calculator_assumptions_v" ADD CONSTRAINT "_calculator_assumptions_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_seo_seo_image_idx" ON "articles" USING btree ("seo_image_id");
  CREATE INDEX "articles_last_changed_by_idx" ON "articles" USING btree ("last_changed_by_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_image_idx" ON "_articles_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_articles_v_version_version_last_changed_by_idx" ON "_articles_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "categories_last_changed_by_idx" ON "categories" USING btree ("last_changed_by_id");
  CREATE INDEX "_categories_v_version_version_last_changed_by_idx" ON "_categories_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "authors_last_changed_by_idx" ON "authors" USING btree ("last_changed_by_id");
  CREATE INDEX "_authors_v_version_version_last_changed_by_idx" ON "_authors_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "announcements_seo_seo_image_idx" ON "announcements" USING btree ("seo_image_id");
  CREATE INDEX "announcements_last_changed_by_idx" ON "announcements" USING btree ("last_changed_by_id");
  CREATE INDEX "_announcements_v_version_seo_version_seo_image_idx" ON "_announcements_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_announcements_v_version_version_last_changed_by_idx" ON "_announcements_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "faqs_last_changed_by_idx" ON "faqs" USING btree ("last_changed_by_id");
  CREATE INDEX "_faqs_v_version_version_last_changed_by_idx" ON "_faqs_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "lessons_seo_seo_image_idx" ON "lessons" USING btree ("seo_image_id");
  CREATE INDEX "lessons_last_changed_by_idx" ON "lessons" USING btree ("last_changed_by_id");
  CREATE INDEX "_lessons_v_version_seo_version_seo_image_idx" ON "_lessons_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_lessons_v_version_version_last_changed_by_idx" ON "_lessons_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "terms_last_changed_by_idx" ON "terms" USING btree ("last_changed_by_id");
  CREATE INDEX "_terms_v_version_version_last_changed_by_idx" ON "_terms_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "events_last_changed_by_idx" ON "events" USING btree ("last_changed_by_id");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_events_v_version_version_last_changed_by_idx" ON "_events_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "videos_last_changed_by_idx" ON "videos" USING btree ("last_changed_by_id");
  CREATE INDEX "_videos_v_version_version_last_changed_by_idx" ON "_videos_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "reports_seo_seo_image_idx" ON "reports" USING btree ("seo_image_id");
  CREATE INDEX "reports_last_changed_by_idx" ON "reports" USING btree ("last_changed_by_id");
  CREATE INDEX "_reports_v_version_seo_version_seo_image_idx" ON "_reports_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_reports_v_version_version_last_changed_by_idx" ON "_reports_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "morning_notes_last_changed_by_idx" ON "morning_notes" USING btree ("last_changed_by_id");
  CREATE INDEX "_morning_notes_v_version_version_last_changed_by_idx" ON "_morning_notes_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "recommendations_last_changed_by_idx" ON "recommendations" USING btree ("last_changed_by_id");
  CREATE INDEX "_recommendations_v_version_version_last_changed_by_idx" ON "_recommendations_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "products_last_changed_by_idx" ON "products" USING btree ("last_changed_by_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_last_changed_by_idx" ON "_products_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "services_last_changed_by_idx" ON "services" USING btree ("last_changed_by_id");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_last_changed_by_idx" ON "_services_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "account_types_last_changed_by_idx" ON "account_types" USING btree ("last_changed_by_id");
  CREATE INDEX "_account_types_v_version_version_last_changed_by_idx" ON "_account_types_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "fees_last_changed_by_idx" ON "fees" USING btree ("last_changed_by_id");
  CREATE INDEX "_fees_v_version_version_last_changed_by_idx" ON "_fees_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "funds_last_changed_by_idx" ON "funds" USING btree ("last_changed_by_id");
  CREATE INDEX "_funds_v_version_version_last_changed_by_idx" ON "_funds_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "bond_series_last_changed_by_idx" ON "bond_series" USING btree ("last_changed_by_id");
  CREATE INDEX "_bond_series_v_version_version_last_changed_by_idx" ON "_bond_series_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "promos_seo_seo_image_idx" ON "promos" USING btree ("seo_image_id");
  CREATE INDEX "promos_last_changed_by_idx" ON "promos" USING btree ("last_changed_by_id");
  CREATE INDEX "_promos_v_version_seo_version_seo_image_idx" ON "_promos_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_promos_v_version_version_last_changed_by_idx" ON "_promos_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_last_changed_by_idx" ON "pages" USING btree ("last_changed_by_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_last_changed_by_idx" ON "_pages_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "offices_last_changed_by_idx" ON "offices" USING btree ("last_changed_by_id");
  CREATE INDEX "_offices_v_version_version_last_changed_by_idx" ON "_offices_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "contact_subjects_last_changed_by_idx" ON "contact_subjects" USING btree ("last_changed_by_id");
  CREATE INDEX "_contact_subjects_v_version_version_last_changed_by_idx" ON "_contact_subjects_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "mails_event_message_idx" ON "mails" USING btree ("event_message_id");
  CREATE INDEX "payload_locked_documents_rels_event_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("event_messages_id");
  CREATE INDEX "home_last_changed_by_idx" ON "home" USING btree ("last_changed_by_id");
  CREATE INDEX "_home_v_version_version_last_changed_by_idx" ON "_home_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "menu_last_changed_by_idx" ON "menu" USING btree ("last_changed_by_id");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");
  CREATE INDEX "trust_last_changed_by_idx" ON "trust" USING btree ("last_changed_by_id");
  CREATE INDEX "_trust_v_version_version_last_changed_by_idx" ON "_trust_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "risk_profile_last_changed_by_idx" ON "risk_profile" USING btree ("last_changed_by_id");
  CREATE INDEX "_risk_profile_v_version_version_last_changed_by_idx" ON "_risk_profile_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "calculator_assumptions_last_changed_by_idx" ON "calculator_assumptions" USING btree ("last_changed_by_id");
  CREATE INDEX "_calculator_assumptions_v_version_version_last_changed_b_idx" ON "_calculator_assumptions_v" USING btree ("version_last_changed_by_id");`)
  // A language that an editor hid counts as incomplete.
  await db.execute(sql`
  CREATE OR REPLACE FUNCTION mark_whole() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE written jsonb := to_jsonb(NEW);
  BEGIN
    NEW.is_whole := (SELECT bool_and(is_written(written -> field)) FROM unnest(TG_ARGV) AS field)
      AND NOT coalesce((written ->> 'is_withdrawn')::boolean, false);
    RETURN NEW;
  END $$;
  CREATE OR REPLACE FUNCTION mark_whole_version() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE written jsonb := to_jsonb(NEW);
  BEGIN
    NEW.version_is_whole :=
      (SELECT bool_and(is_written(written -> ('version_' || field))) FROM unnest(TG_ARGV) AS field)
      AND NOT coalesce((written ->> 'version_is_withdrawn')::boolean, false);
    RETURN NEW;
  END $$;`)
  // The menu had no drafts: what is stored is public.
  await db.execute(sql`UPDATE "menu" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "event_messages" CASCADE;
  DROP TABLE "link_checks" CASCADE;
  DROP TABLE "reviews_comments" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_menu_v_version_header_children" CASCADE;
  DROP TABLE "_menu_v_version_header_children_locales" CASCADE;
  DROP TABLE "_menu_v_version_header" CASCADE;
  DROP TABLE "_menu_v_version_header_locales" CASCADE;
  DROP TABLE "_menu_v_version_footer_links" CASCADE;
  DROP TABLE "_menu_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_menu_v_version_footer" CASCADE;
  DROP TABLE "_menu_v_version_footer_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_seo_image_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "authors" DROP CONSTRAINT "authors_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_authors_v" DROP CONSTRAINT "_authors_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "announcements" DROP CONSTRAINT "announcements_seo_image_id_media_id_fk";
  
  ALTER TABLE "announcements" DROP CONSTRAINT "announcements_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_announcements_v" DROP CONSTRAINT "_announcements_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_announcements_v" DROP CONSTRAINT "_announcements_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_seo_image_id_media_id_fk";
  
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "terms" DROP CONSTRAINT "terms_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_terms_v" DROP CONSTRAINT "_terms_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_seo_image_id_media_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_seo_image_id_media_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "morning_notes" DROP CONSTRAINT "morning_notes_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_morning_notes_v" DROP CONSTRAINT "_morning_notes_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_recommendations_v" DROP CONSTRAINT "_recommendations_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_image_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_seo_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "account_types" DROP CONSTRAINT "account_types_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_account_types_v" DROP CONSTRAINT "_account_types_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "fees" DROP CONSTRAINT "fees_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_fees_v" DROP CONSTRAINT "_fees_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "funds" DROP CONSTRAINT "funds_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_funds_v" DROP CONSTRAINT "_funds_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "bond_series" DROP CONSTRAINT "bond_series_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_bond_series_v" DROP CONSTRAINT "_bond_series_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "promos" DROP CONSTRAINT "promos_seo_image_id_media_id_fk";
  
  ALTER TABLE "promos" DROP CONSTRAINT "promos_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_promos_v" DROP CONSTRAINT "_promos_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_promos_v" DROP CONSTRAINT "_promos_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_seo_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "offices" DROP CONSTRAINT "offices_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_offices_v" DROP CONSTRAINT "_offices_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "contact_subjects" DROP CONSTRAINT "contact_subjects_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_contact_subjects_v" DROP CONSTRAINT "_contact_subjects_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_event_message_id_event_messages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_event_messages_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "menu" DROP CONSTRAINT "menu_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "trust" DROP CONSTRAINT "trust_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_trust_v" DROP CONSTRAINT "_trust_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "risk_profile" DROP CONSTRAINT "risk_profile_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_risk_profile_v" DROP CONSTRAINT "_risk_profile_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "calculator_assumptions" DROP CONSTRAINT "calculator_assumptions_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_calculator_assumptions_v" DROP CONSTRAINT "_calculator_assumptions_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReminder', 'messageReceived', 'messageForwarded', 'accountLocked', 'passwordChanged', 'emailChanged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_kind";
  CREATE TYPE "public"."enum_audit_trail_kind" AS ENUM('published', 'unpublished', 'added', 'changed', 'deleted', 'scheduled', 'scheduleCancelled', 'roleChanged', 'passwordChanged', 'unlocked', 'exported', 'directoryImported');
  ALTER TABLE "audit_trail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_trail_kind" USING "kind"::"public"."enum_audit_trail_kind";
  DROP INDEX "articles_seo_seo_image_idx";
  DROP INDEX "articles_last_changed_by_idx";
  DROP INDEX "_articles_v_version_seo_version_seo_image_idx";
  DROP INDEX "_articles_v_version_version_last_changed_by_idx";
  DROP INDEX "categories_last_changed_by_idx";
  DROP INDEX "_categories_v_version_version_last_changed_by_idx";
  DROP INDEX "authors_last_changed_by_idx";
  DROP INDEX "_authors_v_version_version_last_changed_by_idx";
  DROP INDEX "announcements_seo_seo_image_idx";
  DROP INDEX "announcements_last_changed_by_idx";
  DROP INDEX "_announcements_v_version_seo_version_seo_image_idx";
  DROP INDEX "_announcements_v_version_version_last_changed_by_idx";
  DROP INDEX "faqs_last_changed_by_idx";
  DROP INDEX "_faqs_v_version_version_last_changed_by_idx";
  DROP INDEX "lessons_seo_seo_image_idx";
  DROP INDEX "lessons_last_changed_by_idx";
  DROP INDEX "_lessons_v_version_seo_version_seo_image_idx";
  DROP INDEX "_lessons_v_version_version_last_changed_by_idx";
  DROP INDEX "terms_last_changed_by_idx";
  DROP INDEX "_terms_v_version_version_last_changed_by_idx";
  DROP INDEX "events_seo_seo_image_idx";
  DROP INDEX "events_last_changed_by_idx";
  DROP INDEX "_events_v_version_seo_version_seo_image_idx";
  DROP INDEX "_events_v_version_version_last_changed_by_idx";
  DROP INDEX "videos_last_changed_by_idx";
  DROP INDEX "_videos_v_version_version_last_changed_by_idx";
  DROP INDEX "reports_seo_seo_image_idx";
  DROP INDEX "reports_last_changed_by_idx";
  DROP INDEX "_reports_v_version_seo_version_seo_image_idx";
  DROP INDEX "_reports_v_version_version_last_changed_by_idx";
  DROP INDEX "morning_notes_last_changed_by_idx";
  DROP INDEX "_morning_notes_v_version_version_last_changed_by_idx";
  DROP INDEX "recommendations_last_changed_by_idx";
  DROP INDEX "_recommendations_v_version_version_last_changed_by_idx";
  DROP INDEX "products_seo_seo_image_idx";
  DROP INDEX "products_last_changed_by_idx";
  DROP INDEX "_products_v_version_seo_version_seo_image_idx";
  DROP INDEX "_products_v_version_version_last_changed_by_idx";
  DROP INDEX "services_seo_seo_image_idx";
  DROP INDEX "services_last_changed_by_idx";
  DROP INDEX "_services_v_version_seo_version_seo_image_idx";
  DROP INDEX "_services_v_version_version_last_changed_by_idx";
  DROP INDEX "account_types_last_changed_by_idx";
  DROP INDEX "_account_types_v_version_version_last_changed_by_idx";
  DROP INDEX "fees_last_changed_by_idx";
  DROP INDEX "_fees_v_version_version_last_changed_by_idx";
  DROP INDEX "funds_last_changed_by_idx";
  DROP INDEX "_funds_v_version_version_last_changed_by_idx";
  DROP INDEX "bond_series_last_changed_by_idx";
  DROP INDEX "_bond_series_v_version_version_last_changed_by_idx";
  DROP INDEX "promos_seo_seo_image_idx";
  DROP INDEX "promos_last_changed_by_idx";
  DROP INDEX "_promos_v_version_seo_version_seo_image_idx";
  DROP INDEX "_promos_v_version_version_last_changed_by_idx";
  DROP INDEX "pages_seo_seo_image_idx";
  DROP INDEX "pages_last_changed_by_idx";
  DROP INDEX "_pages_v_version_seo_version_seo_image_idx";
  DROP INDEX "_pages_v_version_version_last_changed_by_idx";
  DROP INDEX "offices_last_changed_by_idx";
  DROP INDEX "_offices_v_version_version_last_changed_by_idx";
  DROP INDEX "contact_subjects_last_changed_by_idx";
  DROP INDEX "_contact_subjects_v_version_version_last_changed_by_idx";
  DROP INDEX "mails_event_message_idx";
  DROP INDEX "payload_locked_documents_rels_event_messages_id_idx";
  DROP INDEX "home_last_changed_by_idx";
  DROP INDEX "_home_v_version_version_last_changed_by_idx";
  DROP INDEX "menu_last_changed_by_idx";
  DROP INDEX "menu__status_idx";
  DROP INDEX "trust_last_changed_by_idx";
  DROP INDEX "_trust_v_version_version_last_changed_by_idx";
  DROP INDEX "risk_profile_last_changed_by_idx";
  DROP INDEX "_risk_profile_v_version_version_last_changed_by_idx";
  DROP INDEX "calculator_assumptions_last_changed_by_idx";
  DROP INDEX "_calculator_assumptions_v_version_version_last_changed_b_idx";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_header_children_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_header_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET NOT NULL;
  ALTER TABLE "menu_footer_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_footer_locales" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "articles" DROP COLUMN "seo_image_id";
  ALTER TABLE "articles" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_title";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_description";
  ALTER TABLE "articles_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "categories" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "categories_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_categories_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "authors" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "authors_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_authors_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_authors_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "announcements" DROP COLUMN "seo_image_id";
  ALTER TABLE "announcements" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "announcements_locales" DROP COLUMN "seo_title";
  ALTER TABLE "announcements_locales" DROP COLUMN "seo_description";
  ALTER TABLE "announcements_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_announcements_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "faqs" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "faqs_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "lessons" DROP COLUMN "seo_image_id";
  ALTER TABLE "lessons" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "lessons_locales" DROP COLUMN "seo_title";
  ALTER TABLE "lessons_locales" DROP COLUMN "seo_description";
  ALTER TABLE "lessons_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_lessons_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "terms" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "terms_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_terms_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_terms_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "events" DROP COLUMN "moved_from";
  ALTER TABLE "events" DROP COLUMN "seo_image_id";
  ALTER TABLE "events" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "events_locales" DROP COLUMN "seo_title";
  ALTER TABLE "events_locales" DROP COLUMN "seo_description";
  ALTER TABLE "events_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_events_v" DROP COLUMN "version_moved_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "videos" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "videos_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_videos_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_videos_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "reports" DROP COLUMN "seo_image_id";
  ALTER TABLE "reports" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "reports_locales" DROP COLUMN "seo_title";
  ALTER TABLE "reports_locales" DROP COLUMN "seo_description";
  ALTER TABLE "reports_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_reports_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_reports_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "morning_notes" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "morning_notes_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_morning_notes_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_morning_notes_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "recommendations" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "recommendations_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_recommendations_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_recommendations_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "products" DROP COLUMN "seo_image_id";
  ALTER TABLE "products" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "products_locales" DROP COLUMN "seo_title";
  ALTER TABLE "products_locales" DROP COLUMN "seo_description";
  ALTER TABLE "products_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "services" DROP COLUMN "seo_image_id";
  ALTER TABLE "services" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "services_locales" DROP COLUMN "seo_title";
  ALTER TABLE "services_locales" DROP COLUMN "seo_description";
  ALTER TABLE "services_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "account_types" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "account_types_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "fees" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "fees_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_fees_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_fees_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "funds" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_funds_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "bond_series" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_bond_series_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "promos" DROP COLUMN "seo_image_id";
  ALTER TABLE "promos" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "promos_locales" DROP COLUMN "seo_title";
  ALTER TABLE "promos_locales" DROP COLUMN "seo_description";
  ALTER TABLE "promos_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_promos_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_promos_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_promos_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "pages" DROP COLUMN "seo_image_id";
  ALTER TABLE "pages" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_description";
  ALTER TABLE "pages_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "offices" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "offices_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_offices_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "contact_subjects" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "contact_subjects_locales" DROP COLUMN "is_withdrawn";
  ALTER TABLE "_contact_subjects_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "_contact_subjects_v_locales" DROP COLUMN "version_is_withdrawn";
  ALTER TABLE "registrations" DROP COLUMN "attended_at";
  ALTER TABLE "mails" DROP COLUMN "event_message_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "event_messages_id";
  ALTER TABLE "home" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "menu" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "menu" DROP COLUMN "_status";
  ALTER TABLE "settings" DROP COLUMN "requires_review";
  ALTER TABLE "trust" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_trust_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "risk_profile" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_risk_profile_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_calculator_assumptions_v" DROP COLUMN "version_last_changed_by_id";
  DROP TYPE "public"."enum_event_messages_audience";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_header_children_page";
  DROP TYPE "public"."enum__menu_v_version_header_page";
  DROP TYPE "public"."enum__menu_v_version_footer_links_page";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";`)
}
