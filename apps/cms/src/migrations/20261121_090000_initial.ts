import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_categories_kind" AS ENUM('article', 'announcement', 'faq', 'learning', 'video', 'research');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_kind" AS ENUM('article', 'announcement', 'faq', 'learning', 'video', 'research');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_announcements_importance" AS ENUM('normal', 'high');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_importance" AS ENUM('normal', 'high');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_lessons_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_lessons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lessons_v_version_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__lessons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lessons_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_events_mode" AS ENUM('online', 'place');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('online', 'place');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_reports_rating" AS ENUM('buy', 'hold', 'sell');
  CREATE TYPE "public"."enum_reports_sector_code" AS ENUM('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_rating" AS ENUM('buy', 'hold', 'sell');
  CREATE TYPE "public"."enum__reports_v_version_sector_code" AS ENUM('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_morning_notes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__morning_notes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__morning_notes_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_recommendations_rating" AS ENUM('buy', 'hold', 'sell');
  CREATE TYPE "public"."enum_recommendations_state" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_recommendations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recommendations_v_version_rating" AS ENUM('buy', 'hold', 'sell');
  CREATE TYPE "public"."enum__recommendations_v_version_state" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum__recommendations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recommendations_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_products_key" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum_products_notice" AS ENUM('investment', 'sbn');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_key" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum__products_v_version_notice" AS ENUM('investment', 'sbn');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_services_key" AS ENUM('digitalFacility', 'lossInsurances', 'mppe', 'priorityCustomerGate', 'securityPawn', 'stockAccount');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_key" AS ENUM('digitalFacility', 'lossInsurances', 'mppe', 'priorityCustomerGate', 'securityPawn', 'stockAccount');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_account_types_key" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum_account_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__account_types_v_version_key" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum__account_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__account_types_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_promos_product" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum_promos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promos_v_version_product" AS ENUM('stock', 'mutualFund', 'securities', 'ebaRetail');
  CREATE TYPE "public"."enum__promos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promos_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('permanent', 'temporary');
  CREATE TYPE "public"."enum_registrations_kind" AS ENUM('client', 'nonClient');
  CREATE TYPE "public"."enum_registrations_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_contact_messages_domicile" AS ENUM('indonesia', 'abroad');
  CREATE TYPE "public"."enum_contact_messages_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reviewer', 'service');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage');
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage');
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage');
  CREATE TYPE "public"."enum_risk_profile_questions_dimension" AS ENUM('capacity', 'knowledge', 'tolerance');
  CREATE TYPE "public"."enum_risk_profile_profiles_key" AS ENUM('conservative', 'moderate', 'aggressive');
  CREATE TYPE "public"."enum_risk_profile_caps_kind" AS ENUM('answer', 'sum');
  CREATE TYPE "public"."enum_risk_profile_caps_dimension" AS ENUM('capacity', 'knowledge', 'tolerance');
  CREATE TYPE "public"."enum_risk_profile_caps_max" AS ENUM('conservative', 'moderate', 'aggressive');
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"reading_minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_reading_minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_categories_kind",
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__categories_v_version_kind",
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer,
  	"editor_board" boolean DEFAULT false,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "authors_locales" (
  	"role" varchar,
  	"bio" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_picture_id" integer,
  	"version_editor_board" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__authors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_authors_v_locales" (
  	"version_role" varchar,
  	"version_bio" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"importance" "enum_announcements_importance" DEFAULT 'normal',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"attachment_id" integer,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_importance" "enum__announcements_v_version_importance" DEFAULT 'normal',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__announcements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_announcements_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_attachment_id" integer,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"level" "enum_lessons_level" DEFAULT 'beginner',
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lessons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lessons_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"reading_minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lessons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_level" "enum__lessons_v_version_level" DEFAULT 'beginner',
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lessons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lessons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_lessons_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_reading_minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"registration_opens_at" timestamp(3) with time zone,
  	"registration_closes_at" timestamp(3) with time zone,
  	"mode" "enum_events_mode" DEFAULT 'online',
  	"capacity" numeric,
  	"seats_held" numeric DEFAULT 0,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"venue" varchar,
  	"speaker_role" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_registration_opens_at" timestamp(3) with time zone,
  	"version_registration_closes_at" timestamp(3) with time zone,
  	"version_mode" "enum__events_v_version_mode" DEFAULT 'online',
  	"version_capacity" numeric,
  	"version_seats_held" numeric DEFAULT 0,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_venue" varchar,
  	"version_speaker_role" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"poster_id" integer,
  	"duration_seconds" numeric,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"captions_id" integer,
  	"transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_file_id" integer,
  	"version_poster_id" integer,
  	"version_duration_seconds" numeric,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_captions_id" integer,
  	"version_transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports_key_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reports_key_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rating" "enum_reports_rating",
  	"price_at_issue" numeric,
  	"target_price" numeric,
  	"horizon_months" numeric,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"sector_code" "enum_reports_sector_code",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reports_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"analyst_role" varchar,
  	"pdf_id" integer,
  	"pdf_pages" numeric,
  	"first_page_id" integer,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_reports_v_version_key_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reports_v_version_key_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_rating" "enum__reports_v_version_rating",
  	"version_price_at_issue" numeric,
  	"version_target_price" numeric,
  	"version_horizon_months" numeric,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_sector_code" "enum__reports_v_version_sector_code",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reports_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_analyst_role" varchar,
  	"version_pdf_id" integer,
  	"version_pdf_pages" numeric,
  	"version_first_page_id" integer,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "morning_notes_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "morning_notes_highlights_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "morning_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_date" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_morning_notes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "morning_notes_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_morning_notes_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_morning_notes_v_version_highlights_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_morning_notes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_date" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__morning_notes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__morning_notes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_morning_notes_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "recommendations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticker" varchar,
  	"rating" "enum_recommendations_rating",
  	"issued_at" timestamp(3) with time zone,
  	"price_at_issue" numeric,
  	"target_price" numeric,
  	"stop_loss" numeric,
  	"horizon_months" numeric,
  	"state" "enum_recommendations_state" DEFAULT 'open',
  	"closed_at" timestamp(3) with time zone,
  	"close_price" numeric,
  	"report_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recommendations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "recommendations_locales" (
  	"analyst_role" varchar,
  	"rationale" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_recommendations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_ticker" varchar,
  	"version_rating" "enum__recommendations_v_version_rating",
  	"version_issued_at" timestamp(3) with time zone,
  	"version_price_at_issue" numeric,
  	"version_target_price" numeric,
  	"version_stop_loss" numeric,
  	"version_horizon_months" numeric,
  	"version_state" "enum__recommendations_v_version_state" DEFAULT 'open',
  	"version_closed_at" timestamp(3) with time zone,
  	"version_close_price" numeric,
  	"version_report_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recommendations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__recommendations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_recommendations_v_locales" (
  	"version_analyst_role" varchar,
  	"version_rationale" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_risks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_risks_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_instruments_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_instruments_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_instruments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_instruments_locales" (
  	"name" varchar,
  	"kind" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_products_key",
  	"cover_id" integer,
  	"notice" "enum_products_notice" DEFAULT 'investment',
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_risks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_risks_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_instruments_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_instruments_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_instruments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_instruments_locales" (
  	"name" varchar,
  	"kind" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__products_v_version_key",
  	"version_cover_id" integer,
  	"version_notice" "enum__products_v_version_notice" DEFAULT 'investment',
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_services_key",
  	"cover_id" integer,
  	"minimum_assets" numeric,
  	"contract_years" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"partner" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__services_v_version_key",
  	"version_cover_id" integer,
  	"version_minimum_assets" numeric,
  	"version_contract_years" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_partner" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "account_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_account_types_key",
  	"contract_years" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_account_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "account_types_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"comparison_funded_by" varchar,
  	"comparison_securities" varchar,
  	"comparison_short_selling" varchar,
  	"comparison_cost" varchar,
  	"comparison_suited_for" varchar,
  	"comparison_main_risk" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_account_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__account_types_v_version_key",
  	"version_contract_years" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__account_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__account_types_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_account_types_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_comparison_funded_by" varchar,
  	"version_comparison_securities" varchar,
  	"version_comparison_short_selling" varchar,
  	"version_comparison_cost" varchar,
  	"version_comparison_suited_for" varchar,
  	"version_comparison_main_risk" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "promos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"product" "enum_promos_product",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_promos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "promos_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"quota" varchar,
  	"body" jsonb,
  	"terms" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_promos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_product" "enum__promos_v_version_product",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__promos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__promos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_promos_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_quota" varchar,
  	"version_body" jsonb,
  	"version_terms" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_text_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures_items_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_pages_blocks_call_to_action_page",
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"show_in_footer" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_text_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_figures_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figures_items_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figures_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__pages_v_blocks_call_to_action_page",
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_show_in_footer" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offices_locales" (
  	"name" varchar,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_address" varchar,
  	"version_city" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_offices_v_locales" (
  	"version_name" varchar,
  	"version_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT 'permanent' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer NOT NULL,
  	"kind" "enum_registrations_kind" NOT NULL,
  	"identity" varchar NOT NULL,
  	"full_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"city" varchar,
  	"occupation" varchar,
  	"company" varchar,
  	"heard_from" varchar,
  	"locale" "enum_registrations_locale" NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"marketing_consent" boolean DEFAULT false NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"domicile" "enum_contact_messages_domicile" NOT NULL,
  	"message" varchar NOT NULL,
  	"locale" "enum_contact_messages_locale" NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"marketing_consent" boolean DEFAULT false NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_directory" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
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
  	"events_id" integer,
  	"videos_id" integer,
  	"reports_id" integer,
  	"morning_notes_id" integer,
  	"recommendations_id" integer,
  	"products_id" integer,
  	"services_id" integer,
  	"account_types_id" integer,
  	"promos_id" integer,
  	"pages_id" integer,
  	"offices_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"registrations_id" integer,
  	"contact_messages_id" integer,
  	"client_directory_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menu_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_menu_header_children_page" NOT NULL,
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menu_header_children_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_menu_header_page" NOT NULL,
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menu_header_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_menu_footer_links_page" NOT NULL,
  	"document_id" integer,
  	"enabled" boolean DEFAULT true,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menu_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_footer_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_name" varchar NOT NULL,
  	"company_name" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"app_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"whatsapp" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"app_links_android" varchar NOT NULL,
  	"app_links_ios" varchar NOT NULL,
  	"show_demo" boolean DEFAULT true,
  	"show_supervision" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"notices_demo" varchar NOT NULL,
  	"notices_supervision" varchar NOT NULL,
  	"notices_investment" varchar NOT NULL,
  	"notices_research" varchar NOT NULL,
  	"notices_calculator" varchar NOT NULL,
  	"notices_sbn" varchar NOT NULL,
  	"notices_consent_form" varchar NOT NULL,
  	"notices_consent_marketing" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "risk_profile_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"points" numeric NOT NULL
  );
  
  CREATE TABLE "risk_profile_questions_answers_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "risk_profile_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"dimension" "enum_risk_profile_questions_dimension" NOT NULL
  );
  
  CREATE TABLE "risk_profile_questions_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "risk_profile_profiles_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "risk_profile_profiles_products_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "risk_profile_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_risk_profile_profiles_key" NOT NULL,
  	"min" numeric NOT NULL,
  	"max" numeric NOT NULL,
  	"allocation_percent_money_market" numeric NOT NULL,
  	"allocation_percent_fixed_income" numeric NOT NULL,
  	"allocation_percent_equity" numeric NOT NULL
  );
  
  CREATE TABLE "risk_profile_profiles_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "risk_profile_caps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_risk_profile_caps_kind" NOT NULL,
  	"question" varchar,
  	"answer" numeric,
  	"dimension" "enum_risk_profile_caps_dimension",
  	"sum_at_most" numeric,
  	"max" "enum_risk_profile_caps_max" NOT NULL
  );
  
  CREATE TABLE "risk_profile_caps_locales" (
  	"reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "risk_profile" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "risk_profile_locales" (
  	"disclaimer" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "calculator_assumptions_example_returns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"annual_return" numeric NOT NULL
  );
  
  CREATE TABLE "calculator_assumptions_example_returns_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "calculator_assumptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"inflation" numeric NOT NULL,
  	"life_expectancy" numeric NOT NULL,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "calculator_assumptions_locales" (
  	"source" varchar NOT NULL,
  	"explanations_growth" varchar NOT NULL,
  	"explanations_target" varchar NOT NULL,
  	"explanations_pension" varchar NOT NULL,
  	"explanations_pension_check" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons_locales" ADD CONSTRAINT "lessons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_parent_id_lessons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v_locales" ADD CONSTRAINT "_lessons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_captions_id_media_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_version_captions_id_media_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_key_points" ADD CONSTRAINT "reports_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_key_points_locales" ADD CONSTRAINT "reports_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_first_page_id_media_id_fk" FOREIGN KEY ("first_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_texts" ADD CONSTRAINT "reports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_key_points" ADD CONSTRAINT "_reports_v_version_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_version_key_points_locales" ADD CONSTRAINT "_reports_v_version_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v_version_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_version_first_page_id_media_id_fk" FOREIGN KEY ("version_first_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_texts" ADD CONSTRAINT "_reports_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "morning_notes_highlights" ADD CONSTRAINT "morning_notes_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."morning_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "morning_notes_highlights_locales" ADD CONSTRAINT "morning_notes_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."morning_notes_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "morning_notes_locales" ADD CONSTRAINT "morning_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."morning_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_morning_notes_v_version_highlights" ADD CONSTRAINT "_morning_notes_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_morning_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_morning_notes_v_version_highlights_locales" ADD CONSTRAINT "_morning_notes_v_version_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_morning_notes_v_version_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_morning_notes_v" ADD CONSTRAINT "_morning_notes_v_parent_id_morning_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."morning_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_morning_notes_v_locales" ADD CONSTRAINT "_morning_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_morning_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_locales" ADD CONSTRAINT "recommendations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_parent_id_recommendations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_version_report_id_reports_id_fk" FOREIGN KEY ("version_report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v_locales" ADD CONSTRAINT "_recommendations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recommendations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_facts" ADD CONSTRAINT "products_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_facts_locales" ADD CONSTRAINT "products_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_risks" ADD CONSTRAINT "products_risks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_risks_locales" ADD CONSTRAINT "products_risks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_risks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_steps" ADD CONSTRAINT "products_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_steps_locales" ADD CONSTRAINT "products_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_instruments_facts" ADD CONSTRAINT "products_instruments_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_instruments_facts_locales" ADD CONSTRAINT "products_instruments_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_instruments_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_instruments" ADD CONSTRAINT "products_instruments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_instruments_locales" ADD CONSTRAINT "products_instruments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_facts" ADD CONSTRAINT "_products_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_facts_locales" ADD CONSTRAINT "_products_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_risks" ADD CONSTRAINT "_products_v_version_risks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_risks_locales" ADD CONSTRAINT "_products_v_version_risks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_risks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_steps" ADD CONSTRAINT "_products_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_steps_locales" ADD CONSTRAINT "_products_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_instruments_facts" ADD CONSTRAINT "_products_v_version_instruments_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_instruments_facts_locales" ADD CONSTRAINT "_products_v_version_instruments_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_instruments_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_instruments" ADD CONSTRAINT "_products_v_version_instruments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_instruments_locales" ADD CONSTRAINT "_products_v_version_instruments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_instruments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_facts" ADD CONSTRAINT "services_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_facts_locales" ADD CONSTRAINT "services_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps_locales" ADD CONSTRAINT "services_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_facts" ADD CONSTRAINT "_services_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_facts_locales" ADD CONSTRAINT "_services_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps_locales" ADD CONSTRAINT "_services_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_types_locales" ADD CONSTRAINT "account_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."account_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_account_types_v" ADD CONSTRAINT "_account_types_v_parent_id_account_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v_locales" ADD CONSTRAINT "_account_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_account_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos_locales" ADD CONSTRAINT "promos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_parent_id_promos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v_locales" ADD CONSTRAINT "_promos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text_locales" ADD CONSTRAINT "pages_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_items" ADD CONSTRAINT "pages_blocks_figures_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_items_locales" ADD CONSTRAINT "pages_blocks_figures_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_locales" ADD CONSTRAINT "pages_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items" ADD CONSTRAINT "pages_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items_locales" ADD CONSTRAINT "pages_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline" ADD CONSTRAINT "pages_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_locales" ADD CONSTRAINT "pages_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_locales" ADD CONSTRAINT "pages_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action_locales" ADD CONSTRAINT "pages_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text_locales" ADD CONSTRAINT "_pages_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_items" ADD CONSTRAINT "_pages_v_blocks_figures_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_items_locales" ADD CONSTRAINT "_pages_v_blocks_figures_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_figures_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures" ADD CONSTRAINT "_pages_v_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_locales" ADD CONSTRAINT "_pages_v_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items" ADD CONSTRAINT "_pages_v_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline" ADD CONSTRAINT "_pages_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture_locales" ADD CONSTRAINT "_pages_v_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action_locales" ADD CONSTRAINT "_pages_v_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_morning_notes_fk" FOREIGN KEY ("morning_notes_id") REFERENCES "public"."morning_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recommendations_fk" FOREIGN KEY ("recommendations_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_types_fk" FOREIGN KEY ("account_types_id") REFERENCES "public"."account_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promos_fk" FOREIGN KEY ("promos_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_directory_fk" FOREIGN KEY ("client_directory_id") REFERENCES "public"."client_directory"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_header_children" ADD CONSTRAINT "menu_header_children_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_header_children" ADD CONSTRAINT "menu_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_header_children_locales" ADD CONSTRAINT "menu_header_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_header_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_header" ADD CONSTRAINT "menu_header_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_header" ADD CONSTRAINT "menu_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_header_locales" ADD CONSTRAINT "menu_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_links" ADD CONSTRAINT "menu_footer_links_document_id_pages_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_footer_links" ADD CONSTRAINT "menu_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_links_locales" ADD CONSTRAINT "menu_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_locales" ADD CONSTRAINT "menu_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social_links" ADD CONSTRAINT "settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_questions_answers" ADD CONSTRAINT "risk_profile_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_questions_answers_locales" ADD CONSTRAINT "risk_profile_questions_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_questions" ADD CONSTRAINT "risk_profile_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_questions_locales" ADD CONSTRAINT "risk_profile_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_profiles_products" ADD CONSTRAINT "risk_profile_profiles_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_profiles_products_locales" ADD CONSTRAINT "risk_profile_profiles_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_profiles_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_profiles" ADD CONSTRAINT "risk_profile_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_profiles_locales" ADD CONSTRAINT "risk_profile_profiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_caps" ADD CONSTRAINT "risk_profile_caps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_caps_locales" ADD CONSTRAINT "risk_profile_caps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile_caps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "risk_profile_locales" ADD CONSTRAINT "risk_profile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."risk_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculator_assumptions_example_returns" ADD CONSTRAINT "calculator_assumptions_example_returns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculator_assumptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculator_assumptions_example_returns_locales" ADD CONSTRAINT "calculator_assumptions_example_returns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculator_assumptions_example_returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculator_assumptions_locales" ADD CONSTRAINT "calculator_assumptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculator_assumptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_idx" ON "articles" USING btree ("_status","published_at");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_articles_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "categories_order_idx" ON "categories" USING btree ("order");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "_status_order_idx" ON "categories" USING btree ("_status","order");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_order_idx" ON "_categories_v" USING btree ("version_order");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_idx" ON "_categories_v" USING btree ("version__status","version_order");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_picture_idx" ON "authors" USING btree ("picture_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_order_idx" ON "authors" USING btree ("order");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors__status_idx" ON "authors" USING btree ("_status");
  CREATE INDEX "_status_order_1_idx" ON "authors" USING btree ("_status","order");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_picture_idx" ON "_authors_v" USING btree ("version_picture_id");
  CREATE INDEX "_authors_v_version_version_slug_idx" ON "_authors_v" USING btree ("version_slug");
  CREATE INDEX "_authors_v_version_version_order_idx" ON "_authors_v" USING btree ("version_order");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_snapshot_idx" ON "_authors_v" USING btree ("snapshot");
  CREATE INDEX "_authors_v_published_locale_idx" ON "_authors_v" USING btree ("published_locale");
  CREATE INDEX "_authors_v_latest_idx" ON "_authors_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_1_idx" ON "_authors_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "announcements_published_at_idx" ON "announcements" USING btree ("published_at");
  CREATE INDEX "announcements_category_idx" ON "announcements" USING btree ("category_id");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_1_idx" ON "announcements" USING btree ("_status","published_at");
  CREATE INDEX "announcements_attachment_idx" ON "announcements_locales" USING btree ("attachment_id","_locale");
  CREATE UNIQUE INDEX "announcements_slug_idx" ON "announcements_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "announcements_locales_locale_parent_id_unique" ON "announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_published_at_idx" ON "_announcements_v" USING btree ("version_published_at");
  CREATE INDEX "_announcements_v_version_version_category_idx" ON "_announcements_v" USING btree ("version_category_id");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_snapshot_idx" ON "_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_announcements_v_published_locale_idx" ON "_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "version__status_version_publishedAt_1_idx" ON "_announcements_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_announcements_v_version_version_attachment_idx" ON "_announcements_v_locales" USING btree ("version_attachment_id","_locale");
  CREATE INDEX "_announcements_v_version_version_slug_idx" ON "_announcements_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_announcements_v_locales_locale_parent_id_unique" ON "_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_category_idx" ON "faqs" USING btree ("category_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_status_order_2_idx" ON "faqs" USING btree ("_status","order");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_2_idx" ON "_faqs_v" USING btree ("version__status","version_order");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_cover_idx" ON "lessons" USING btree ("cover_id");
  CREATE INDEX "lessons_published_at_idx" ON "lessons" USING btree ("published_at");
  CREATE INDEX "lessons_category_idx" ON "lessons" USING btree ("category_id");
  CREATE INDEX "lessons_order_idx" ON "lessons" USING btree ("order");
  CREATE INDEX "lessons_updated_at_idx" ON "lessons" USING btree ("updated_at");
  CREATE INDEX "lessons_created_at_idx" ON "lessons" USING btree ("created_at");
  CREATE INDEX "lessons__status_idx" ON "lessons" USING btree ("_status");
  CREATE INDEX "_status_order_3_idx" ON "lessons" USING btree ("_status","order");
  CREATE UNIQUE INDEX "lessons_slug_idx" ON "lessons_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "lessons_locales_locale_parent_id_unique" ON "lessons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_parent_idx" ON "_lessons_v" USING btree ("parent_id");
  CREATE INDEX "_lessons_v_version_version_cover_idx" ON "_lessons_v" USING btree ("version_cover_id");
  CREATE INDEX "_lessons_v_version_version_published_at_idx" ON "_lessons_v" USING btree ("version_published_at");
  CREATE INDEX "_lessons_v_version_version_category_idx" ON "_lessons_v" USING btree ("version_category_id");
  CREATE INDEX "_lessons_v_version_version_order_idx" ON "_lessons_v" USING btree ("version_order");
  CREATE INDEX "_lessons_v_version_version_updated_at_idx" ON "_lessons_v" USING btree ("version_updated_at");
  CREATE INDEX "_lessons_v_version_version_created_at_idx" ON "_lessons_v" USING btree ("version_created_at");
  CREATE INDEX "_lessons_v_version_version__status_idx" ON "_lessons_v" USING btree ("version__status");
  CREATE INDEX "_lessons_v_created_at_idx" ON "_lessons_v" USING btree ("created_at");
  CREATE INDEX "_lessons_v_updated_at_idx" ON "_lessons_v" USING btree ("updated_at");
  CREATE INDEX "_lessons_v_snapshot_idx" ON "_lessons_v" USING btree ("snapshot");
  CREATE INDEX "_lessons_v_published_locale_idx" ON "_lessons_v" USING btree ("published_locale");
  CREATE INDEX "_lessons_v_latest_idx" ON "_lessons_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_3_idx" ON "_lessons_v" USING btree ("version__status","version_order");
  CREATE INDEX "_lessons_v_version_version_slug_idx" ON "_lessons_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_lessons_v_locales_locale_parent_id_unique" ON "_lessons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_cover_idx" ON "events" USING btree ("cover_id");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("ends_at");
  CREATE INDEX "events_registration_opens_at_idx" ON "events" USING btree ("registration_opens_at");
  CREATE INDEX "events_registration_closes_at_idx" ON "events" USING btree ("registration_closes_at");
  CREATE INDEX "events_published_at_idx" ON "events" USING btree ("published_at");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_status_startsAt_idx" ON "events" USING btree ("_status","starts_at");
  CREATE INDEX "_status_endsAt_idx" ON "events" USING btree ("_status","ends_at");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_cover_idx" ON "_events_v" USING btree ("version_cover_id");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_ends_at_idx" ON "_events_v" USING btree ("version_ends_at");
  CREATE INDEX "_events_v_version_version_registration_opens_at_idx" ON "_events_v" USING btree ("version_registration_opens_at");
  CREATE INDEX "_events_v_version_version_registration_closes_at_idx" ON "_events_v" USING btree ("version_registration_closes_at");
  CREATE INDEX "_events_v_version_version_published_at_idx" ON "_events_v" USING btree ("version_published_at");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "version__status_version_startsAt_idx" ON "_events_v" USING btree ("version__status","version_starts_at");
  CREATE INDEX "version__status_version_endsAt_idx" ON "_events_v" USING btree ("version__status","version_ends_at");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_published_at_idx" ON "videos" USING btree ("published_at");
  CREATE INDEX "videos_category_idx" ON "videos" USING btree ("category_id");
  CREATE INDEX "videos_order_idx" ON "videos" USING btree ("order");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "_status_order_4_idx" ON "videos" USING btree ("_status","order");
  CREATE INDEX "videos_captions_idx" ON "videos_locales" USING btree ("captions_id","_locale");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_file_idx" ON "_videos_v" USING btree ("version_file_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_published_at_idx" ON "_videos_v" USING btree ("version_published_at");
  CREATE INDEX "_videos_v_version_version_category_idx" ON "_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_v_version_version_order_idx" ON "_videos_v" USING btree ("version_order");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_4_idx" ON "_videos_v" USING btree ("version__status","version_order");
  CREATE INDEX "_videos_v_version_version_captions_idx" ON "_videos_v_locales" USING btree ("version_captions_id","_locale");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_key_points_order_idx" ON "reports_key_points" USING btree ("_order");
  CREATE INDEX "reports_key_points_parent_id_idx" ON "reports_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reports_key_points_locales_locale_parent_id_unique" ON "reports_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_published_at_idx" ON "reports" USING btree ("published_at");
  CREATE INDEX "reports_category_idx" ON "reports" USING btree ("category_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_2_idx" ON "reports" USING btree ("_status","published_at");
  CREATE INDEX "reports_pdf_idx" ON "reports_locales" USING btree ("pdf_id","_locale");
  CREATE INDEX "reports_first_page_idx" ON "reports_locales" USING btree ("first_page_id","_locale");
  CREATE UNIQUE INDEX "reports_slug_idx" ON "reports_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_texts_order_parent" ON "reports_texts" USING btree ("order","parent_id");
  CREATE INDEX "_reports_v_version_key_points_order_idx" ON "_reports_v_version_key_points" USING btree ("_order");
  CREATE INDEX "_reports_v_version_key_points_parent_id_idx" ON "_reports_v_version_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_reports_v_version_key_points_locales_locale_parent_id_uniqu" ON "_reports_v_version_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_published_at_idx" ON "_reports_v" USING btree ("version_published_at");
  CREATE INDEX "_reports_v_version_version_category_idx" ON "_reports_v" USING btree ("version_category_id");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE INDEX "version__status_version_publishedAt_2_idx" ON "_reports_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_reports_v_version_version_pdf_idx" ON "_reports_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE INDEX "_reports_v_version_version_first_page_idx" ON "_reports_v_locales" USING btree ("version_first_page_id","_locale");
  CREATE INDEX "_reports_v_version_version_slug_idx" ON "_reports_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_texts_order_parent" ON "_reports_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "morning_notes_highlights_order_idx" ON "morning_notes_highlights" USING btree ("_order");
  CREATE INDEX "morning_notes_highlights_parent_id_idx" ON "morning_notes_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "morning_notes_highlights_locales_locale_parent_id_unique" ON "morning_notes_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "morning_notes_market_date_idx" ON "morning_notes" USING btree ("market_date");
  CREATE INDEX "morning_notes_published_at_idx" ON "morning_notes" USING btree ("published_at");
  CREATE INDEX "morning_notes_updated_at_idx" ON "morning_notes" USING btree ("updated_at");
  CREATE INDEX "morning_notes_created_at_idx" ON "morning_notes" USING btree ("created_at");
  CREATE INDEX "morning_notes__status_idx" ON "morning_notes" USING btree ("_status");
  CREATE INDEX "_status_marketDate_idx" ON "morning_notes" USING btree ("_status","market_date");
  CREATE UNIQUE INDEX "morning_notes_slug_idx" ON "morning_notes_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "morning_notes_locales_locale_parent_id_unique" ON "morning_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_morning_notes_v_version_highlights_order_idx" ON "_morning_notes_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_morning_notes_v_version_highlights_parent_id_idx" ON "_morning_notes_v_version_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_morning_notes_v_version_highlights_locales_locale_parent_id" ON "_morning_notes_v_version_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_morning_notes_v_parent_idx" ON "_morning_notes_v" USING btree ("parent_id");
  CREATE INDEX "_morning_notes_v_version_version_market_date_idx" ON "_morning_notes_v" USING btree ("version_market_date");
  CREATE INDEX "_morning_notes_v_version_version_published_at_idx" ON "_morning_notes_v" USING btree ("version_published_at");
  CREATE INDEX "_morning_notes_v_version_version_updated_at_idx" ON "_morning_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_morning_notes_v_version_version_created_at_idx" ON "_morning_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_morning_notes_v_version_version__status_idx" ON "_morning_notes_v" USING btree ("version__status");
  CREATE INDEX "_morning_notes_v_created_at_idx" ON "_morning_notes_v" USING btree ("created_at");
  CREATE INDEX "_morning_notes_v_updated_at_idx" ON "_morning_notes_v" USING btree ("updated_at");
  CREATE INDEX "_morning_notes_v_snapshot_idx" ON "_morning_notes_v" USING btree ("snapshot");
  CREATE INDEX "_morning_notes_v_published_locale_idx" ON "_morning_notes_v" USING btree ("published_locale");
  CREATE INDEX "_morning_notes_v_latest_idx" ON "_morning_notes_v" USING btree ("latest");
  CREATE INDEX "version__status_version_marketDate_idx" ON "_morning_notes_v" USING btree ("version__status","version_market_date");
  CREATE INDEX "_morning_notes_v_version_version_slug_idx" ON "_morning_notes_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_morning_notes_v_locales_locale_parent_id_unique" ON "_morning_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recommendations_ticker_idx" ON "recommendations" USING btree ("ticker");
  CREATE INDEX "recommendations_issued_at_idx" ON "recommendations" USING btree ("issued_at");
  CREATE INDEX "recommendations_closed_at_idx" ON "recommendations" USING btree ("closed_at");
  CREATE INDEX "recommendations_report_idx" ON "recommendations" USING btree ("report_id");
  CREATE INDEX "recommendations_updated_at_idx" ON "recommendations" USING btree ("updated_at");
  CREATE INDEX "recommendations_created_at_idx" ON "recommendations" USING btree ("created_at");
  CREATE INDEX "recommendations__status_idx" ON "recommendations" USING btree ("_status");
  CREATE INDEX "_status_issuedAt_idx" ON "recommendations" USING btree ("_status","issued_at");
  CREATE UNIQUE INDEX "recommendations_locales_locale_parent_id_unique" ON "recommendations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recommendations_v_parent_idx" ON "_recommendations_v" USING btree ("parent_id");
  CREATE INDEX "_recommendations_v_version_version_ticker_idx" ON "_recommendations_v" USING btree ("version_ticker");
  CREATE INDEX "_recommendations_v_version_version_issued_at_idx" ON "_recommendations_v" USING btree ("version_issued_at");
  CREATE INDEX "_recommendations_v_version_version_closed_at_idx" ON "_recommendations_v" USING btree ("version_closed_at");
  CREATE INDEX "_recommendations_v_version_version_report_idx" ON "_recommendations_v" USING btree ("version_report_id");
  CREATE INDEX "_recommendations_v_version_version_updated_at_idx" ON "_recommendations_v" USING btree ("version_updated_at");
  CREATE INDEX "_recommendations_v_version_version_created_at_idx" ON "_recommendations_v" USING btree ("version_created_at");
  CREATE INDEX "_recommendations_v_version_version__status_idx" ON "_recommendations_v" USING btree ("version__status");
  CREATE INDEX "_recommendations_v_created_at_idx" ON "_recommendations_v" USING btree ("created_at");
  CREATE INDEX "_recommendations_v_updated_at_idx" ON "_recommendations_v" USING btree ("updated_at");
  CREATE INDEX "_recommendations_v_snapshot_idx" ON "_recommendations_v" USING btree ("snapshot");
  CREATE INDEX "_recommendations_v_published_locale_idx" ON "_recommendations_v" USING btree ("published_locale");
  CREATE INDEX "_recommendations_v_latest_idx" ON "_recommendations_v" USING btree ("latest");
  CREATE INDEX "version__status_version_issuedAt_idx" ON "_recommendations_v" USING btree ("version__status","version_issued_at");
  CREATE UNIQUE INDEX "_recommendations_v_locales_locale_parent_id_unique" ON "_recommendations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_facts_order_idx" ON "products_facts" USING btree ("_order");
  CREATE INDEX "products_facts_parent_id_idx" ON "products_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_facts_locales_locale_parent_id_unique" ON "products_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_risks_order_idx" ON "products_risks" USING btree ("_order");
  CREATE INDEX "products_risks_parent_id_idx" ON "products_risks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_risks_locales_locale_parent_id_unique" ON "products_risks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_steps_order_idx" ON "products_steps" USING btree ("_order");
  CREATE INDEX "products_steps_parent_id_idx" ON "products_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_steps_locales_locale_parent_id_unique" ON "products_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_instruments_facts_order_idx" ON "products_instruments_facts" USING btree ("_order");
  CREATE INDEX "products_instruments_facts_parent_id_idx" ON "products_instruments_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_instruments_facts_locales_locale_parent_id_unique" ON "products_instruments_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_instruments_order_idx" ON "products_instruments" USING btree ("_order");
  CREATE INDEX "products_instruments_parent_id_idx" ON "products_instruments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_instruments_locales_locale_parent_id_unique" ON "products_instruments_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_cover_idx" ON "products" USING btree ("cover_id");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_status_order_5_idx" ON "products" USING btree ("_status","order");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_facts_order_idx" ON "_products_v_version_facts" USING btree ("_order");
  CREATE INDEX "_products_v_version_facts_parent_id_idx" ON "_products_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_facts_locales_locale_parent_id_unique" ON "_products_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_risks_order_idx" ON "_products_v_version_risks" USING btree ("_order");
  CREATE INDEX "_products_v_version_risks_parent_id_idx" ON "_products_v_version_risks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_risks_locales_locale_parent_id_unique" ON "_products_v_version_risks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_steps_order_idx" ON "_products_v_version_steps" USING btree ("_order");
  CREATE INDEX "_products_v_version_steps_parent_id_idx" ON "_products_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_steps_locales_locale_parent_id_unique" ON "_products_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_instruments_facts_order_idx" ON "_products_v_version_instruments_facts" USING btree ("_order");
  CREATE INDEX "_products_v_version_instruments_facts_parent_id_idx" ON "_products_v_version_instruments_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_instruments_facts_locales_locale_parent_" ON "_products_v_version_instruments_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_instruments_order_idx" ON "_products_v_version_instruments" USING btree ("_order");
  CREATE INDEX "_products_v_version_instruments_parent_id_idx" ON "_products_v_version_instruments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_instruments_locales_locale_parent_id_uni" ON "_products_v_version_instruments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "_products_v" USING btree ("version_key");
  CREATE INDEX "_products_v_version_version_cover_idx" ON "_products_v" USING btree ("version_cover_id");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_5_idx" ON "_products_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_facts_order_idx" ON "services_facts" USING btree ("_order");
  CREATE INDEX "services_facts_parent_id_idx" ON "services_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_facts_locales_locale_parent_id_unique" ON "services_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_steps_locales_locale_parent_id_unique" ON "services_steps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_cover_idx" ON "services" USING btree ("cover_id");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_status_order_6_idx" ON "services" USING btree ("_status","order");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_facts_order_idx" ON "_services_v_version_facts" USING btree ("_order");
  CREATE INDEX "_services_v_version_facts_parent_id_idx" ON "_services_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_facts_locales_locale_parent_id_unique" ON "_services_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_steps_locales_locale_parent_id_unique" ON "_services_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_version_cover_idx" ON "_services_v" USING btree ("version_cover_id");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_6_idx" ON "_services_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "account_types_key_idx" ON "account_types" USING btree ("key");
  CREATE INDEX "account_types_order_idx" ON "account_types" USING btree ("order");
  CREATE INDEX "account_types_updated_at_idx" ON "account_types" USING btree ("updated_at");
  CREATE INDEX "account_types_created_at_idx" ON "account_types" USING btree ("created_at");
  CREATE INDEX "account_types__status_idx" ON "account_types" USING btree ("_status");
  CREATE INDEX "_status_order_7_idx" ON "account_types" USING btree ("_status","order");
  CREATE UNIQUE INDEX "account_types_locales_locale_parent_id_unique" ON "account_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_account_types_v_parent_idx" ON "_account_types_v" USING btree ("parent_id");
  CREATE INDEX "_account_types_v_version_version_key_idx" ON "_account_types_v" USING btree ("version_key");
  CREATE INDEX "_account_types_v_version_version_order_idx" ON "_account_types_v" USING btree ("version_order");
  CREATE INDEX "_account_types_v_version_version_updated_at_idx" ON "_account_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_account_types_v_version_version_created_at_idx" ON "_account_types_v" USING btree ("version_created_at");
  CREATE INDEX "_account_types_v_version_version__status_idx" ON "_account_types_v" USING btree ("version__status");
  CREATE INDEX "_account_types_v_created_at_idx" ON "_account_types_v" USING btree ("created_at");
  CREATE INDEX "_account_types_v_updated_at_idx" ON "_account_types_v" USING btree ("updated_at");
  CREATE INDEX "_account_types_v_snapshot_idx" ON "_account_types_v" USING btree ("snapshot");
  CREATE INDEX "_account_types_v_published_locale_idx" ON "_account_types_v" USING btree ("published_locale");
  CREATE INDEX "_account_types_v_latest_idx" ON "_account_types_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_7_idx" ON "_account_types_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_account_types_v_locales_locale_parent_id_unique" ON "_account_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promos_cover_idx" ON "promos" USING btree ("cover_id");
  CREATE INDEX "promos_starts_at_idx" ON "promos" USING btree ("starts_at");
  CREATE INDEX "promos_ends_at_idx" ON "promos" USING btree ("ends_at");
  CREATE INDEX "promos_published_at_idx" ON "promos" USING btree ("published_at");
  CREATE INDEX "promos_updated_at_idx" ON "promos" USING btree ("updated_at");
  CREATE INDEX "promos_created_at_idx" ON "promos" USING btree ("created_at");
  CREATE INDEX "promos__status_idx" ON "promos" USING btree ("_status");
  CREATE INDEX "_status_endsAt_1_idx" ON "promos" USING btree ("_status","ends_at");
  CREATE UNIQUE INDEX "promos_slug_idx" ON "promos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "promos_locales_locale_parent_id_unique" ON "promos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promos_v_parent_idx" ON "_promos_v" USING btree ("parent_id");
  CREATE INDEX "_promos_v_version_version_cover_idx" ON "_promos_v" USING btree ("version_cover_id");
  CREATE INDEX "_promos_v_version_version_starts_at_idx" ON "_promos_v" USING btree ("version_starts_at");
  CREATE INDEX "_promos_v_version_version_ends_at_idx" ON "_promos_v" USING btree ("version_ends_at");
  CREATE INDEX "_promos_v_version_version_published_at_idx" ON "_promos_v" USING btree ("version_published_at");
  CREATE INDEX "_promos_v_version_version_updated_at_idx" ON "_promos_v" USING btree ("version_updated_at");
  CREATE INDEX "_promos_v_version_version_created_at_idx" ON "_promos_v" USING btree ("version_created_at");
  CREATE INDEX "_promos_v_version_version__status_idx" ON "_promos_v" USING btree ("version__status");
  CREATE INDEX "_promos_v_created_at_idx" ON "_promos_v" USING btree ("created_at");
  CREATE INDEX "_promos_v_updated_at_idx" ON "_promos_v" USING btree ("updated_at");
  CREATE INDEX "_promos_v_snapshot_idx" ON "_promos_v" USING btree ("snapshot");
  CREATE INDEX "_promos_v_published_locale_idx" ON "_promos_v" USING btree ("published_locale");
  CREATE INDEX "_promos_v_latest_idx" ON "_promos_v" USING btree ("latest");
  CREATE INDEX "version__status_version_endsAt_1_idx" ON "_promos_v" USING btree ("version__status","version_ends_at");
  CREATE INDEX "_promos_v_version_version_slug_idx" ON "_promos_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_promos_v_locales_locale_parent_id_unique" ON "_promos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_text_locales_locale_parent_id_unique" ON "pages_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_figures_items_order_idx" ON "pages_blocks_figures_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_items_parent_id_idx" ON "pages_blocks_figures_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_figures_items_locales_locale_parent_id_unique" ON "pages_blocks_figures_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_figures_order_idx" ON "pages_blocks_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_parent_id_idx" ON "pages_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figures_path_idx" ON "pages_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_figures_locales_locale_parent_id_unique" ON "pages_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_items_order_idx" ON "pages_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_items_parent_id_idx" ON "pages_blocks_timeline_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_timeline_items_locales_locale_parent_id_unique" ON "pages_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_order_idx" ON "pages_blocks_timeline" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_parent_id_idx" ON "pages_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_path_idx" ON "pages_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_timeline_locales_locale_parent_id_unique" ON "pages_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_picture_order_idx" ON "pages_blocks_picture" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_parent_id_idx" ON "pages_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_path_idx" ON "pages_blocks_picture" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_picture_idx" ON "pages_blocks_picture" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_picture_locales_locale_parent_id_unique" ON "pages_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_call_to_action_locales_locale_parent_id_unique" ON "pages_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_status_updatedAt_idx" ON "pages" USING btree ("_status","updated_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_text_locales_locale_parent_id_unique" ON "_pages_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_items_order_idx" ON "_pages_v_blocks_figures_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figures_items_parent_id_idx" ON "_pages_v_blocks_figures_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_figures_items_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_figures_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_order_idx" ON "_pages_v_blocks_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figures_parent_id_idx" ON "_pages_v_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_path_idx" ON "_pages_v_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_figures_locales_locale_parent_id_unique" ON "_pages_v_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_items_order_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_items_parent_id_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_items_locales_locale_parent_id_uniq" ON "_pages_v_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_order_idx" ON "_pages_v_blocks_timeline" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_parent_id_idx" ON "_pages_v_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_path_idx" ON "_pages_v_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_locales_locale_parent_id_unique" ON "_pages_v_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_order_idx" ON "_pages_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_parent_id_idx" ON "_pages_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_path_idx" ON "_pages_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_picture_idx" ON "_pages_v_blocks_picture" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_picture_locales_locale_parent_id_unique" ON "_pages_v_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_call_to_action_locales_locale_parent_id_uniq" ON "_pages_v_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version__status_version_updatedAt_idx" ON "_pages_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_order_idx" ON "offices" USING btree ("order");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "_status_order_8_idx" ON "offices" USING btree ("_status","order");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_order_idx" ON "_offices_v" USING btree ("version_order");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_8_idx" ON "_offices_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_offices_v_locales_locale_parent_id_unique" ON "_offices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "registrations_event_idx" ON "registrations" USING btree ("event_id");
  CREATE UNIQUE INDEX "registrations_idempotency_key_idx" ON "registrations" USING btree ("idempotency_key");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_identity_idx" ON "registrations" USING btree ("event_id","identity");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "client_directory_code_hash_idx" ON "client_directory" USING btree ("code_hash");
  CREATE INDEX "client_directory_updated_at_idx" ON "client_directory" USING btree ("updated_at");
  CREATE INDEX "client_directory_created_at_idx" ON "client_directory" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_morning_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("morning_notes_id");
  CREATE INDEX "payload_locked_documents_rels_recommendations_id_idx" ON "payload_locked_documents_rels" USING btree ("recommendations_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_account_types_id_idx" ON "payload_locked_documents_rels" USING btree ("account_types_id");
  CREATE INDEX "payload_locked_documents_rels_promos_id_idx" ON "payload_locked_documents_rels" USING btree ("promos_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_client_directory_id_idx" ON "payload_locked_documents_rels" USING btree ("client_directory_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "menu_header_children_order_idx" ON "menu_header_children" USING btree ("_order");
  CREATE INDEX "menu_header_children_parent_id_idx" ON "menu_header_children" USING btree ("_parent_id");
  CREATE INDEX "menu_header_children_document_idx" ON "menu_header_children" USING btree ("document_id");
  CREATE INDEX "menu_header_children_starts_at_idx" ON "menu_header_children" USING btree ("starts_at");
  CREATE INDEX "menu_header_children_ends_at_idx" ON "menu_header_children" USING btree ("ends_at");
  CREATE UNIQUE INDEX "menu_header_children_locales_locale_parent_id_unique" ON "menu_header_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_header_order_idx" ON "menu_header" USING btree ("_order");
  CREATE INDEX "menu_header_parent_id_idx" ON "menu_header" USING btree ("_parent_id");
  CREATE INDEX "menu_header_document_idx" ON "menu_header" USING btree ("document_id");
  CREATE INDEX "menu_header_starts_at_idx" ON "menu_header" USING btree ("starts_at");
  CREATE INDEX "menu_header_ends_at_idx" ON "menu_header" USING btree ("ends_at");
  CREATE UNIQUE INDEX "menu_header_locales_locale_parent_id_unique" ON "menu_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_footer_links_order_idx" ON "menu_footer_links" USING btree ("_order");
  CREATE INDEX "menu_footer_links_parent_id_idx" ON "menu_footer_links" USING btree ("_parent_id");
  CREATE INDEX "menu_footer_links_document_idx" ON "menu_footer_links" USING btree ("document_id");
  CREATE INDEX "menu_footer_links_starts_at_idx" ON "menu_footer_links" USING btree ("starts_at");
  CREATE INDEX "menu_footer_links_ends_at_idx" ON "menu_footer_links" USING btree ("ends_at");
  CREATE UNIQUE INDEX "menu_footer_links_locales_locale_parent_id_unique" ON "menu_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_footer_order_idx" ON "menu_footer" USING btree ("_order");
  CREATE INDEX "menu_footer_parent_id_idx" ON "menu_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_footer_locales_locale_parent_id_unique" ON "menu_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_social_links_order_idx" ON "settings_social_links" USING btree ("_order");
  CREATE INDEX "settings_social_links_parent_id_idx" ON "settings_social_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile_questions_answers_order_idx" ON "risk_profile_questions_answers" USING btree ("_order");
  CREATE INDEX "risk_profile_questions_answers_parent_id_idx" ON "risk_profile_questions_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_questions_answers_locales_locale_parent_id_uniq" ON "risk_profile_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile_questions_order_idx" ON "risk_profile_questions" USING btree ("_order");
  CREATE INDEX "risk_profile_questions_parent_id_idx" ON "risk_profile_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_questions_locales_locale_parent_id_unique" ON "risk_profile_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile_profiles_products_order_idx" ON "risk_profile_profiles_products" USING btree ("_order");
  CREATE INDEX "risk_profile_profiles_products_parent_id_idx" ON "risk_profile_profiles_products" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_profiles_products_locales_locale_parent_id_uniq" ON "risk_profile_profiles_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile_profiles_order_idx" ON "risk_profile_profiles" USING btree ("_order");
  CREATE INDEX "risk_profile_profiles_parent_id_idx" ON "risk_profile_profiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_profiles_locales_locale_parent_id_unique" ON "risk_profile_profiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "risk_profile_caps_order_idx" ON "risk_profile_caps" USING btree ("_order");
  CREATE INDEX "risk_profile_caps_parent_id_idx" ON "risk_profile_caps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "risk_profile_caps_locales_locale_parent_id_unique" ON "risk_profile_caps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "risk_profile_locales_locale_parent_id_unique" ON "risk_profile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calculator_assumptions_example_returns_order_idx" ON "calculator_assumptions_example_returns" USING btree ("_order");
  CREATE INDEX "calculator_assumptions_example_returns_parent_id_idx" ON "calculator_assumptions_example_returns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "calculator_assumptions_example_returns_locales_locale_parent" ON "calculator_assumptions_example_returns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calculator_assumptions_as_of_idx" ON "calculator_assumptions" USING btree ("as_of");
  CREATE UNIQUE INDEX "calculator_assumptions_locales_locale_parent_id_unique" ON "calculator_assumptions_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_locales" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "lessons" CASCADE;
  DROP TABLE "lessons_locales" CASCADE;
  DROP TABLE "_lessons_v" CASCADE;
  DROP TABLE "_lessons_v_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_locales" CASCADE;
  DROP TABLE "reports_key_points" CASCADE;
  DROP TABLE "reports_key_points_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "reports_texts" CASCADE;
  DROP TABLE "_reports_v_version_key_points" CASCADE;
  DROP TABLE "_reports_v_version_key_points_locales" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
  DROP TABLE "_reports_v_texts" CASCADE;
  DROP TABLE "morning_notes_highlights" CASCADE;
  DROP TABLE "morning_notes_highlights_locales" CASCADE;
  DROP TABLE "morning_notes" CASCADE;
  DROP TABLE "morning_notes_locales" CASCADE;
  DROP TABLE "_morning_notes_v_version_highlights" CASCADE;
  DROP TABLE "_morning_notes_v_version_highlights_locales" CASCADE;
  DROP TABLE "_morning_notes_v" CASCADE;
  DROP TABLE "_morning_notes_v_locales" CASCADE;
  DROP TABLE "recommendations" CASCADE;
  DROP TABLE "recommendations_locales" CASCADE;
  DROP TABLE "_recommendations_v" CASCADE;
  DROP TABLE "_recommendations_v_locales" CASCADE;
  DROP TABLE "products_facts" CASCADE;
  DROP TABLE "products_facts_locales" CASCADE;
  DROP TABLE "products_risks" CASCADE;
  DROP TABLE "products_risks_locales" CASCADE;
  DROP TABLE "products_steps" CASCADE;
  DROP TABLE "products_steps_locales" CASCADE;
  DROP TABLE "products_instruments_facts" CASCADE;
  DROP TABLE "products_instruments_facts_locales" CASCADE;
  DROP TABLE "products_instruments" CASCADE;
  DROP TABLE "products_instruments_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "_products_v_version_facts" CASCADE;
  DROP TABLE "_products_v_version_facts_locales" CASCADE;
  DROP TABLE "_products_v_version_risks" CASCADE;
  DROP TABLE "_products_v_version_risks_locales" CASCADE;
  DROP TABLE "_products_v_version_steps" CASCADE;
  DROP TABLE "_products_v_version_steps_locales" CASCADE;
  DROP TABLE "_products_v_version_instruments_facts" CASCADE;
  DROP TABLE "_products_v_version_instruments_facts_locales" CASCADE;
  DROP TABLE "_products_v_version_instruments" CASCADE;
  DROP TABLE "_products_v_version_instruments_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "services_facts" CASCADE;
  DROP TABLE "services_facts_locales" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services_steps_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v_version_facts" CASCADE;
  DROP TABLE "_services_v_version_facts_locales" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v_version_steps_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "account_types" CASCADE;
  DROP TABLE "account_types_locales" CASCADE;
  DROP TABLE "_account_types_v" CASCADE;
  DROP TABLE "_account_types_v_locales" CASCADE;
  DROP TABLE "promos" CASCADE;
  DROP TABLE "promos_locales" CASCADE;
  DROP TABLE "_promos_v" CASCADE;
  DROP TABLE "_promos_v_locales" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_text_locales" CASCADE;
  DROP TABLE "pages_blocks_figures_items" CASCADE;
  DROP TABLE "pages_blocks_figures_items_locales" CASCADE;
  DROP TABLE "pages_blocks_figures" CASCADE;
  DROP TABLE "pages_blocks_figures_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline_items" CASCADE;
  DROP TABLE "pages_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline" CASCADE;
  DROP TABLE "pages_blocks_timeline_locales" CASCADE;
  DROP TABLE "pages_blocks_picture" CASCADE;
  DROP TABLE "pages_blocks_picture_locales" CASCADE;
  DROP TABLE "pages_blocks_call_to_action" CASCADE;
  DROP TABLE "pages_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_text_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_items" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_figures" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_picture" CASCADE;
  DROP TABLE "_pages_v_blocks_picture_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "client_directory" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "menu_header_children" CASCADE;
  DROP TABLE "menu_header_children_locales" CASCADE;
  DROP TABLE "menu_header" CASCADE;
  DROP TABLE "menu_header_locales" CASCADE;
  DROP TABLE "menu_footer_links" CASCADE;
  DROP TABLE "menu_footer_links_locales" CASCADE;
  DROP TABLE "menu_footer" CASCADE;
  DROP TABLE "menu_footer_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "settings_social_links" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "risk_profile_questions_answers" CASCADE;
  DROP TABLE "risk_profile_questions_answers_locales" CASCADE;
  DROP TABLE "risk_profile_questions" CASCADE;
  DROP TABLE "risk_profile_questions_locales" CASCADE;
  DROP TABLE "risk_profile_profiles_products" CASCADE;
  DROP TABLE "risk_profile_profiles_products_locales" CASCADE;
  DROP TABLE "risk_profile_profiles" CASCADE;
  DROP TABLE "risk_profile_profiles_locales" CASCADE;
  DROP TABLE "risk_profile_caps" CASCADE;
  DROP TABLE "risk_profile_caps_locales" CASCADE;
  DROP TABLE "risk_profile" CASCADE;
  DROP TABLE "risk_profile_locales" CASCADE;
  DROP TABLE "calculator_assumptions_example_returns" CASCADE;
  DROP TABLE "calculator_assumptions_example_returns_locales" CASCADE;
  DROP TABLE "calculator_assumptions" CASCADE;
  DROP TABLE "calculator_assumptions_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_categories_kind";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_kind";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum__authors_v_published_locale";
  DROP TYPE "public"."enum_announcements_importance";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_importance";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum__announcements_v_published_locale";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_lessons_level";
  DROP TYPE "public"."enum_lessons_status";
  DROP TYPE "public"."enum__lessons_v_version_level";
  DROP TYPE "public"."enum__lessons_v_version_status";
  DROP TYPE "public"."enum__lessons_v_published_locale";
  DROP TYPE "public"."enum_events_mode";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_mode";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_published_locale";
  DROP TYPE "public"."enum_reports_rating";
  DROP TYPE "public"."enum_reports_sector_code";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_rating";
  DROP TYPE "public"."enum__reports_v_version_sector_code";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
  DROP TYPE "public"."enum_morning_notes_status";
  DROP TYPE "public"."enum__morning_notes_v_version_status";
  DROP TYPE "public"."enum__morning_notes_v_published_locale";
  DROP TYPE "public"."enum_recommendations_rating";
  DROP TYPE "public"."enum_recommendations_state";
  DROP TYPE "public"."enum_recommendations_status";
  DROP TYPE "public"."enum__recommendations_v_version_rating";
  DROP TYPE "public"."enum__recommendations_v_version_state";
  DROP TYPE "public"."enum__recommendations_v_version_status";
  DROP TYPE "public"."enum__recommendations_v_published_locale";
  DROP TYPE "public"."enum_products_key";
  DROP TYPE "public"."enum_products_notice";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_key";
  DROP TYPE "public"."enum__products_v_version_notice";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_services_key";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_key";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_account_types_key";
  DROP TYPE "public"."enum_account_types_status";
  DROP TYPE "public"."enum__account_types_v_version_key";
  DROP TYPE "public"."enum__account_types_v_version_status";
  DROP TYPE "public"."enum__account_types_v_published_locale";
  DROP TYPE "public"."enum_promos_product";
  DROP TYPE "public"."enum_promos_status";
  DROP TYPE "public"."enum__promos_v_version_product";
  DROP TYPE "public"."enum__promos_v_version_status";
  DROP TYPE "public"."enum__promos_v_published_locale";
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_registrations_kind";
  DROP TYPE "public"."enum_registrations_locale";
  DROP TYPE "public"."enum_contact_messages_domicile";
  DROP TYPE "public"."enum_contact_messages_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_menu_header_children_page";
  DROP TYPE "public"."enum_menu_header_page";
  DROP TYPE "public"."enum_menu_footer_links_page";
  DROP TYPE "public"."enum_risk_profile_questions_dimension";
  DROP TYPE "public"."enum_risk_profile_profiles_key";
  DROP TYPE "public"."enum_risk_profile_caps_kind";
  DROP TYPE "public"."enum_risk_profile_caps_dimension";
  DROP TYPE "public"."enum_risk_profile_caps_max";`)
}
