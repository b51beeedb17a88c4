import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reports_disclosure_firm_holding" AS ENUM('none', 'below1', 'from1', 'trades');
  CREATE TYPE "public"."enum_reports_disclosure_analyst_holding" AS ENUM('none', 'holds');
  CREATE TYPE "public"."enum_reports_disclosure_relationship" AS ENUM('none', 'underwriter', 'sellingAgent', 'adviser');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_firm_holding" AS ENUM('none', 'below1', 'from1', 'trades');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_analyst_holding" AS ENUM('none', 'holds');
  CREATE TYPE "public"."enum__reports_v_version_disclosure_relationship" AS ENUM('none', 'underwriter', 'sellingAgent', 'adviser');
  CREATE TYPE "public"."enum_fees_account" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum_fees_channel" AS ENUM('app', 'broker');
  CREATE TYPE "public"."enum_fees_side" AS ENUM('buy', 'sell');
  CREATE TYPE "public"."enum_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_version_account" AS ENUM('regular', 'margin', 'sharia');
  CREATE TYPE "public"."enum__fees_v_version_channel" AS ENUM('app', 'broker');
  CREATE TYPE "public"."enum__fees_v_version_side" AS ENUM('buy', 'sell');
  CREATE TYPE "public"."enum__fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_funds_kind" AS ENUM('moneyMarket', 'fixedIncome', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum_funds_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_funds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funds_v_version_kind" AS ENUM('moneyMarket', 'fixedIncome', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum__funds_v_version_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum__funds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funds_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_bond_series_kind" AS ENUM('ORI', 'SR', 'SBR', 'ST');
  CREATE TYPE "public"."enum_bond_series_coupon_kind" AS ENUM('fixed', 'floating');
  CREATE TYPE "public"."enum_bond_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bond_series_v_version_kind" AS ENUM('ORI', 'SR', 'SBR', 'ST');
  CREATE TYPE "public"."enum__bond_series_v_version_coupon_kind" AS ENUM('fixed', 'floating');
  CREATE TYPE "public"."enum__bond_series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bond_series_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum_home_sections_section" AS ENUM('market', 'research', 'articles', 'events', 'products', 'plan', 'promos');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'eduvest', 'exchangeCalendar', 'faq', 'fees', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust');
  CREATE TYPE "public"."enum__home_v_version_sections_section" AS ENUM('market', 'research', 'articles', 'events', 'products', 'plan', 'promos');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_trust_channels_kind" AS ENUM('domain', 'phone', 'whatsapp', 'email', 'social', 'app', 'account');
  CREATE TYPE "public"."enum_trust_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trust_v_version_channels_kind" AS ENUM('domain', 'phone', 'whatsapp', 'email', 'social', 'app', 'account');
  CREATE TYPE "public"."enum__trust_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trust_v_published_locale" AS ENUM('id', 'en');
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'orderLimits' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'orderLimits' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'orderLimits' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'orderLimits' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'trust';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'analysisTools' BEFORE 'announcement';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'averagePrice' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'bondCalculator' BEFORE 'companyList';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'corporateActionCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'dividendCalculator' BEFORE 'education';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'exchangeCalendar' BEFORE 'faq';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'fees' BEFORE 'investmentCalculator';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'marginSimulator' BEFORE 'market';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'orderLimits' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'officialChannels' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'openAccount' BEFORE 'productEbaRetail';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'transactionCost';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'trust';
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
  
  CREATE TABLE "fees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" "enum_fees_account",
  	"channel" "enum_fees_channel",
  	"side" "enum_fees_side",
  	"percent" numeric,
  	"minimum" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "fees_locales" (
  	"name" varchar,
  	"source" varchar,
  	"is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_account" "enum__fees_v_version_account",
  	"version_channel" "enum__fees_v_version_channel",
  	"version_side" "enum__fees_v_version_side",
  	"version_percent" numeric,
  	"version_minimum" numeric,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fees_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_fees_v_locales" (
  	"version_name" varchar,
  	"version_source" varchar,
  	"version_is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "funds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"kind" "enum_funds_kind",
  	"is_sharia" boolean DEFAULT false,
  	"risk" "enum_funds_risk",
  	"manager" varchar,
  	"custodian" varchar,
  	"nav" numeric,
  	"nav_date" timestamp(3) with time zone,
  	"returns_month" numeric,
  	"returns_year_to_date" numeric,
  	"returns_year" numeric,
  	"returns_three_years" numeric,
  	"costs_subscription" numeric,
  	"costs_redemption" numeric,
  	"costs_management" numeric,
  	"costs_custodian" numeric,
  	"minimum" numeric,
  	"terms_date" timestamp(3) with time zone,
  	"prospectus_id" integer,
  	"fact_sheet_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_funds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_funds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_name" varchar,
  	"version_kind" "enum__funds_v_version_kind",
  	"version_is_sharia" boolean DEFAULT false,
  	"version_risk" "enum__funds_v_version_risk",
  	"version_manager" varchar,
  	"version_custodian" varchar,
  	"version_nav" numeric,
  	"version_nav_date" timestamp(3) with time zone,
  	"version_returns_month" numeric,
  	"version_returns_year_to_date" numeric,
  	"version_returns_year" numeric,
  	"version_returns_three_years" numeric,
  	"version_costs_subscription" numeric,
  	"version_costs_redemption" numeric,
  	"version_costs_management" numeric,
  	"version_costs_custodian" numeric,
  	"version_minimum" numeric,
  	"version_terms_date" timestamp(3) with time zone,
  	"version_prospectus_id" integer,
  	"version_fact_sheet_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__funds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__funds_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "bond_series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"kind" "enum_bond_series_kind",
  	"coupon_kind" "enum_bond_series_coupon_kind",
  	"policy_rate_since" timestamp(3) with time zone,
  	"coupon_percent" numeric,
  	"spread_percent" numeric,
  	"floor_percent" numeric,
  	"policy_rate_percent" numeric,
  	"tenor_years" numeric,
  	"minimum" numeric,
  	"maximum" numeric,
  	"early_redemption_percent" numeric,
  	"offer_from" timestamp(3) with time zone,
  	"offer_to" timestamp(3) with time zone,
  	"settlement" timestamp(3) with time zone,
  	"first_coupon" timestamp(3) with time zone,
  	"maturity" timestamp(3) with time zone,
  	"tradable_from" timestamp(3) with time zone,
  	"early_redemption_from" timestamp(3) with time zone,
  	"early_redemption_to" timestamp(3) with time zone,
  	"memorandum_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_bond_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_bond_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_kind" "enum__bond_series_v_version_kind",
  	"version_coupon_kind" "enum__bond_series_v_version_coupon_kind",
  	"version_policy_rate_since" timestamp(3) with time zone,
  	"version_coupon_percent" numeric,
  	"version_spread_percent" numeric,
  	"version_floor_percent" numeric,
  	"version_policy_rate_percent" numeric,
  	"version_tenor_years" numeric,
  	"version_minimum" numeric,
  	"version_maximum" numeric,
  	"version_early_redemption_percent" numeric,
  	"version_offer_from" timestamp(3) with time zone,
  	"version_offer_to" timestamp(3) with time zone,
  	"version_settlement" timestamp(3) with time zone,
  	"version_first_coupon" timestamp(3) with time zone,
  	"version_maturity" timestamp(3) with time zone,
  	"version_tradable_from" timestamp(3) with time zone,
  	"version_early_redemption_from" timestamp(3) with time zone,
  	"version_early_redemption_to" timestamp(3) with time zone,
  	"version_memorandum_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__bond_series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__bond_series_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "home_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_home_facts_page"
  );
  
  CREATE TABLE "home_facts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_home_sections_section",
  	"shown" boolean DEFAULT true
  );
  
  CREATE TABLE "home_sections_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"headline" varchar,
  	"lead" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__home_v_version_facts_page",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_facts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__home_v_version_sections_section",
  	"shown" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_sections_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  
  ALTER TABLE "settings" ALTER COLUMN "whatsapp" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_android" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_ios" DROP NOT NULL;
  ALTER TABLE "reports" ADD COLUMN "disclosure_firm_holding" "enum_reports_disclosure_firm_holding";
  ALTER TABLE "reports" ADD COLUMN "disclosure_analyst_holding" "enum_reports_disclosure_analyst_holding";
  ALTER TABLE "reports" ADD COLUMN "disclosure_relationship" "enum_reports_disclosure_relationship";
  ALTER TABLE "reports" ADD COLUMN "disclosure_stated_on" timestamp(3) with time zone;
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_firm_holding" "enum__reports_v_version_disclosure_firm_holding";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_analyst_holding" "enum__reports_v_version_disclosure_analyst_holding";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_relationship" "enum__reports_v_version_disclosure_relationship";
  ALTER TABLE "_reports_v" ADD COLUMN "version_disclosure_stated_on" timestamp(3) with time zone;
  ALTER TABLE "products_instruments" ADD COLUMN "share_percent" numeric;
  ALTER TABLE "products" ADD COLUMN "riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "products_locales" ADD COLUMN "riplay_id" integer;
  ALTER TABLE "_products_v_version_instruments" ADD COLUMN "share_percent" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_riplay_id" integer;
  ALTER TABLE "account_types" ADD COLUMN "riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "account_types_locales" ADD COLUMN "riplay_id" integer;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_riplay_valid_from" timestamp(3) with time zone;
  ALTER TABLE "_account_types_v_locales" ADD COLUMN "version_riplay_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bond_series_id" integer;
  ALTER TABLE "settings" ADD COLUMN "license_number" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "license_exchange_member" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_ksei_participant" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_compliance_contact" varchar;
  ALTER TABLE "settings" ADD COLUMN "license_security_contact" varchar;
  ALTER TABLE "services_requirements" ADD CONSTRAINT "services_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_requirements_locales" ADD CONSTRAINT "services_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_requirements" ADD CONSTRAINT "_services_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_requirements_locales" ADD CONSTRAINT "_services_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_locales" ADD CONSTRAINT "fees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_parent_id_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v_locales" ADD CONSTRAINT "_fees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_prospectus_id_media_id_fk" FOREIGN KEY ("prospectus_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_parent_id_funds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_prospectus_id_media_id_fk" FOREIGN KEY ("version_prospectus_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bond_series" ADD CONSTRAINT "bond_series_memorandum_id_media_id_fk" FOREIGN KEY ("memorandum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_parent_id_bond_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bond_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_version_memorandum_id_media_id_fk" FOREIGN KEY ("version_memorandum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_facts" ADD CONSTRAINT "home_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_facts_locales" ADD CONSTRAINT "home_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections_locales" ADD CONSTRAINT "home_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_facts" ADD CONSTRAINT "_home_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_facts_locales" ADD CONSTRAINT "_home_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections_locales" ADD CONSTRAINT "_home_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "services_requirements_order_idx" ON "services_requirements" USING btree ("_order");
  CREATE INDEX "services_requirements_parent_id_idx" ON "services_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_requirements_locales_locale_parent_id_unique" ON "services_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_requirements_order_idx" ON "_services_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_services_v_version_requirements_parent_id_idx" ON "_services_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_requirements_locales_locale_parent_id_un" ON "_services_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fees_valid_from_idx" ON "fees" USING btree ("valid_from");
  CREATE INDEX "fees_valid_to_idx" ON "fees" USING btree ("valid_to");
  CREATE INDEX "fees_updated_at_idx" ON "fees" USING btree ("updated_at");
  CREATE INDEX "fees_created_at_idx" ON "fees" USING btree ("created_at");
  CREATE INDEX "fees__status_idx" ON "fees" USING btree ("_status");
  CREATE INDEX "_status_validFrom_idx" ON "fees" USING btree ("_status","valid_from");
  CREATE UNIQUE INDEX "fees_locales_locale_parent_id_unique" ON "fees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fees_v_parent_idx" ON "_fees_v" USING btree ("parent_id");
  CREATE INDEX "_fees_v_version_version_valid_from_idx" ON "_fees_v" USING btree ("version_valid_from");
  CREATE INDEX "_fees_v_version_version_valid_to_idx" ON "_fees_v" USING btree ("version_valid_to");
  CREATE INDEX "_fees_v_version_version_updated_at_idx" ON "_fees_v" USING btree ("version_updated_at");
  CREATE INDEX "_fees_v_version_version_created_at_idx" ON "_fees_v" USING btree ("version_created_at");
  CREATE INDEX "_fees_v_version_version__status_idx" ON "_fees_v" USING btree ("version__status");
  CREATE INDEX "_fees_v_created_at_idx" ON "_fees_v" USING btree ("created_at");
  CREATE INDEX "_fees_v_updated_at_idx" ON "_fees_v" USING btree ("updated_at");
  CREATE INDEX "_fees_v_snapshot_idx" ON "_fees_v" USING btree ("snapshot");
  CREATE INDEX "_fees_v_published_locale_idx" ON "_fees_v" USING btree ("published_locale");
  CREATE INDEX "_fees_v_latest_idx" ON "_fees_v" USING btree ("latest");
  CREATE INDEX "version__status_version_validFrom_idx" ON "_fees_v" USING btree ("version__status","version_valid_from");
  CREATE UNIQUE INDEX "_fees_v_locales_locale_parent_id_unique" ON "_fees_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "funds_code_idx" ON "funds" USING btree ("code");
  CREATE INDEX "funds_nav_date_idx" ON "funds" USING btree ("nav_date");
  CREATE INDEX "funds_terms_date_idx" ON "funds" USING btree ("terms_date");
  CREATE INDEX "funds_prospectus_idx" ON "funds" USING btree ("prospectus_id");
  CREATE INDEX "funds_fact_sheet_idx" ON "funds" USING btree ("fact_sheet_id");
  CREATE INDEX "funds_updated_at_idx" ON "funds" USING btree ("updated_at");
  CREATE INDEX "funds_created_at_idx" ON "funds" USING btree ("created_at");
  CREATE INDEX "funds__status_idx" ON "funds" USING btree ("_status");
  CREATE INDEX "_status_name_idx" ON "funds" USING btree ("_status","name");
  CREATE INDEX "_funds_v_parent_idx" ON "_funds_v" USING btree ("parent_id");
  CREATE INDEX "_funds_v_version_version_code_idx" ON "_funds_v" USING btree ("version_code");
  CREATE INDEX "_funds_v_version_version_nav_date_idx" ON "_funds_v" USING btree ("version_nav_date");
  CREATE INDEX "_funds_v_version_version_terms_date_idx" ON "_funds_v" USING btree ("version_terms_date");
  CREATE INDEX "_funds_v_version_version_prospectus_idx" ON "_funds_v" USING btree ("version_prospectus_id");
  CREATE INDEX "_funds_v_version_version_fact_sheet_idx" ON "_funds_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_funds_v_version_version_updated_at_idx" ON "_funds_v" USING btree ("version_updated_at");
  CREATE INDEX "_funds_v_version_version_created_at_idx" ON "_funds_v" USING btree ("version_created_at");
  CREATE INDEX "_funds_v_version_version__status_idx" ON "_funds_v" USING btree ("version__status");
  CREATE INDEX "_funds_v_created_at_idx" ON "_funds_v" USING btree ("created_at");
  CREATE INDEX "_funds_v_updated_at_idx" ON "_funds_v" USING btree ("updated_at");
  CREATE INDEX "_funds_v_snapshot_idx" ON "_funds_v" USING btree ("snapshot");
  CREATE INDEX "_funds_v_published_locale_idx" ON "_funds_v" USING btree ("published_locale");
  CREATE INDEX "_funds_v_latest_idx" ON "_funds_v" USING btree ("latest");
  CREATE INDEX "version__status_version_name_idx" ON "_funds_v" USING btree ("version__status","version_name");
  CREATE UNIQUE INDEX "bond_series_code_idx" ON "bond_series" USING btree ("code");
  CREATE INDEX "bond_series_policy_rate_since_idx" ON "bond_series" USING btree ("policy_rate_since");
  CREATE INDEX "bond_series_offer_from_idx" ON "bond_series" USING btree ("offer_from");
  CREATE INDEX "bond_series_offer_to_idx" ON "bond_series" USING btree ("offer_to");
  CREATE INDEX "bond_series_settlement_idx" ON "bond_series" USING btree ("settlement");
  CREATE INDEX "bond_series_first_coupon_idx" ON "bond_series" USING btree ("first_coupon");
  CREATE INDEX "bond_series_maturity_idx" ON "bond_series" USING btree ("maturity");
  CREATE INDEX "bond_series_tradable_from_idx" ON "bond_series" USING btree ("tradable_from");
  CREATE INDEX "bond_series_early_redemption_from_idx" ON "bond_series" USING btree ("early_redemption_from");
  CREATE INDEX "bond_series_early_redemption_to_idx" ON "bond_series" USING btree ("early_redemption_to");
  CREATE INDEX "bond_series_memorandum_idx" ON "bond_series" USING btree ("memorandum_id");
  CREATE INDEX "bond_series_updated_at_idx" ON "bond_series" USING btree ("updated_at");
  CREATE INDEX "bond_series_created_at_idx" ON "bond_series" USING btree ("created_at");
  CREATE INDEX "bond_series__status_idx" ON "bond_series" USING btree ("_status");
  CREATE INDEX "_status_offerFrom_idx" ON "bond_series" USING btree ("_status","offer_from");
  CREATE INDEX "_bond_series_v_parent_idx" ON "_bond_series_v" USING btree ("parent_id");
  CREATE INDEX "_bond_series_v_version_version_code_idx" ON "_bond_series_v" USING btree ("version_code");
  CREATE INDEX "_bond_series_v_version_version_policy_rate_since_idx" ON "_bond_series_v" USING btree ("version_policy_rate_since");
  CREATE INDEX "_bond_series_v_version_version_offer_from_idx" ON "_bond_series_v" USING btree ("version_offer_from");
  CREATE INDEX "_bond_series_v_version_version_offer_to_idx" ON "_bond_series_v" USING btree ("version_offer_to");
  CREATE INDEX "_bond_series_v_version_version_settlement_idx" ON "_bond_series_v" USING btree ("version_settlement");
  CREATE INDEX "_bond_series_v_version_version_first_coupon_idx" ON "_bond_series_v" USING btree ("version_first_coupon");
  CREATE INDEX "_bond_series_v_version_version_maturity_idx" ON "_bond_series_v" USING btree ("version_maturity");
  CREATE INDEX "_bond_series_v_version_version_tradable_from_idx" ON "_bond_series_v" USING btree ("version_tradable_from");
  CREATE INDEX "_bond_series_v_version_version_early_redemption_from_idx" ON "_bond_series_v" USING btree ("version_early_redemption_from");
  CREATE INDEX "_bond_series_v_version_version_early_redemption_to_idx" ON "_bond_series_v" USING btree ("version_early_redemption_to");
  CREATE INDEX "_bond_series_v_version_version_memorandum_idx" ON "_bond_series_v" USING btree ("version_memorandum_id");
  CREATE INDEX "_bond_series_v_version_version_updated_at_idx" ON "_bond_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_bond_series_v_version_version_created_at_idx" ON "_bond_series_v" USING btree ("version_created_at");
  CREATE INDEX "_bond_series_v_version_version__status_idx" ON "_bond_series_v" USING btree ("version__status");
  CREATE INDEX "_bond_series_v_created_at_idx" ON "_bond_series_v" USING btree ("created_at");
  CREATE INDEX "_bond_series_v_updated_at_idx" ON "_bond_series_v" USING btree ("updated_at");
  CREATE INDEX "_bond_series_v_snapshot_idx" ON "_bond_series_v" USING btree ("snapshot");
  CREATE INDEX "_bond_series_v_published_locale_idx" ON "_bond_series_v" USING btree ("published_locale");
  CREATE INDEX "_bond_series_v_latest_idx" ON "_bond_series_v" USING btree ("latest");
  CREATE INDEX "version__status_version_offerFrom_idx" ON "_bond_series_v" USING btree ("version__status","version_offer_from");
  CREATE INDEX "home_facts_order_idx" ON "home_facts" USING btree ("_order");
  CREATE INDEX "home_facts_parent_id_idx" ON "home_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_facts_locales_locale_parent_id_unique" ON "home_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_sections_order_idx" ON "home_sections" USING btree ("_order");
  CREATE INDEX "home_sections_parent_id_idx" ON "home_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_sections_locales_locale_parent_id_unique" ON "home_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_facts_order_idx" ON "_home_v_version_facts" USING btree ("_order");
  CREATE INDEX "_home_v_version_facts_parent_id_idx" ON "_home_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_facts_locales_locale_parent_id_unique" ON "_home_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_sections_order_idx" ON "_home_v_version_sections" USING btree ("_order");
  CREATE INDEX "_home_v_version_sections_parent_id_idx" ON "_home_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_sections_locales_locale_parent_id_unique" ON "_home_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
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
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_riplay_id_media_id_fk" FOREIGN KEY ("riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_riplay_id_media_id_fk" FOREIGN KEY ("version_riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_types_locales" ADD CONSTRAINT "account_types_locales_riplay_id_media_id_fk" FOREIGN KEY ("riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v_locales" ADD CONSTRAINT "_account_types_v_locales_version_riplay_id_media_id_fk" FOREIGN KEY ("version_riplay_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fees_fk" FOREIGN KEY ("fees_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funds_fk" FOREIGN KEY ("funds_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bond_series_fk" FOREIGN KEY ("bond_series_id") REFERENCES "public"."bond_series"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_disclosure_disclosure_stated_on_idx" ON "reports" USING btree ("disclosure_stated_on");
  CREATE INDEX "_reports_v_version_disclosure_version_disclosure_stated__idx" ON "_reports_v" USING btree ("version_disclosure_stated_on");
  CREATE INDEX "products_riplay_valid_from_idx" ON "products" USING btree ("riplay_valid_from");
  CREATE INDEX "products_riplay_idx" ON "products_locales" USING btree ("riplay_id","_locale");
  CREATE INDEX "_products_v_version_version_riplay_valid_from_idx" ON "_products_v" USING btree ("version_riplay_valid_from");
  CREATE INDEX "_products_v_version_version_riplay_idx" ON "_products_v_locales" USING btree ("version_riplay_id","_locale");
  CREATE INDEX "account_types_riplay_valid_from_idx" ON "account_types" USING btree ("riplay_valid_from");
  CREATE INDEX "account_types_riplay_idx" ON "account_types_locales" USING btree ("riplay_id","_locale");
  CREATE INDEX "_account_types_v_version_version_riplay_valid_from_idx" ON "_account_types_v" USING btree ("version_riplay_valid_from");
  CREATE INDEX "_account_types_v_version_version_riplay_idx" ON "_account_types_v_locales" USING btree ("version_riplay_id","_locale");
  CREATE INDEX "payload_locked_documents_rels_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("fees_id");
  CREATE INDEX "payload_locked_documents_rels_funds_id_idx" ON "payload_locked_documents_rels" USING btree ("funds_id");
  CREATE INDEX "payload_locked_documents_rels_bond_series_id_idx" ON "payload_locked_documents_rels" USING btree ("bond_series_id");
  CREATE INDEX "settings_license_license_date_idx" ON "settings" USING btree ("license_date");
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "fees_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole('source');
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_fees_v_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole_version('source');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fees_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fees_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bond_series" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bond_series_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_locales" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "services_requirements" CASCADE;
  DROP TABLE "services_requirements_locales" CASCADE;
  DROP TABLE "_services_v_version_requirements" CASCADE;
  DROP TABLE "_services_v_version_requirements_locales" CASCADE;
  DROP TABLE "fees" CASCADE;
  DROP TABLE "fees_locales" CASCADE;
  DROP TABLE "_fees_v" CASCADE;
  DROP TABLE "_fees_v_locales" CASCADE;
  DROP TABLE "funds" CASCADE;
  DROP TABLE "_funds_v" CASCADE;
  DROP TABLE "bond_series" CASCADE;
  DROP TABLE "_bond_series_v" CASCADE;
  DROP TABLE "home_facts" CASCADE;
  DROP TABLE "home_facts_locales" CASCADE;
  DROP TABLE "home_sections" CASCADE;
  DROP TABLE "home_sections_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v_version_facts" CASCADE;
  DROP TABLE "_home_v_version_facts_locales" CASCADE;
  DROP TABLE "_home_v_version_sections" CASCADE;
  DROP TABLE "_home_v_version_sections_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
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
  ALTER TABLE "products_locales" DROP CONSTRAINT "products_locales_riplay_id_media_id_fk";
  
  ALTER TABLE "_products_v_locales" DROP CONSTRAINT "_products_v_locales_version_riplay_id_media_id_fk";
  
  ALTER TABLE "account_types_locales" DROP CONSTRAINT "account_types_locales_riplay_id_media_id_fk";
  
  ALTER TABLE "_account_types_v_locales" DROP CONSTRAINT "_account_types_v_locales_version_riplay_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_funds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bond_series_fk";
  
  DELETE FROM "pages_blocks_call_to_action" WHERE "page"::text NOT IN ('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  DELETE FROM "_pages_v_blocks_call_to_action" WHERE "page"::text NOT IN ('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  DELETE FROM "menu_header_children" WHERE "page"::text NOT IN ('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  DELETE FROM "menu_header" WHERE "page"::text NOT IN ('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  DELETE FROM "menu_footer_links" WHERE "page"::text NOT IN ('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'announcement', 'blog', 'blogEditorBoard', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'education', 'educationalVideos', 'eduvest', 'faq', 'investmentCalculator', 'market', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'sapaMentari', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  DROP INDEX "reports_disclosure_disclosure_stated_on_idx";
  DROP INDEX "_reports_v_version_disclosure_version_disclosure_stated__idx";
  DROP INDEX "products_riplay_valid_from_idx";
  DROP INDEX "products_riplay_idx";
  DROP INDEX "_products_v_version_version_riplay_valid_from_idx";
  DROP INDEX "_products_v_version_version_riplay_idx";
  DROP INDEX "account_types_riplay_valid_from_idx";
  DROP INDEX "account_types_riplay_idx";
  DROP INDEX "_account_types_v_version_version_riplay_valid_from_idx";
  DROP INDEX "_account_types_v_version_version_riplay_idx";
  DROP INDEX "payload_locked_documents_rels_fees_id_idx";
  DROP INDEX "payload_locked_documents_rels_funds_id_idx";
  DROP INDEX "payload_locked_documents_rels_bond_series_id_idx";
  DROP INDEX "settings_license_license_date_idx";
  UPDATE "settings" SET "whatsapp" = '' WHERE "whatsapp" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "whatsapp" SET NOT NULL;
  UPDATE "settings" SET "app_links_android" = '' WHERE "app_links_android" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_android" SET NOT NULL;
  UPDATE "settings" SET "app_links_ios" = '' WHERE "app_links_ios" IS NULL;
  ALTER TABLE "settings" ALTER COLUMN "app_links_ios" SET NOT NULL;
  ALTER TABLE "reports" DROP COLUMN "disclosure_firm_holding";
  ALTER TABLE "reports" DROP COLUMN "disclosure_analyst_holding";
  ALTER TABLE "reports" DROP COLUMN "disclosure_relationship";
  ALTER TABLE "reports" DROP COLUMN "disclosure_stated_on";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_firm_holding";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_analyst_holding";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_relationship";
  ALTER TABLE "_reports_v" DROP COLUMN "version_disclosure_stated_on";
  ALTER TABLE "products_instruments" DROP COLUMN "share_percent";
  ALTER TABLE "products" DROP COLUMN "riplay_valid_from";
  ALTER TABLE "products_locales" DROP COLUMN "riplay_id";
  ALTER TABLE "_products_v_version_instruments" DROP COLUMN "share_percent";
  ALTER TABLE "_products_v" DROP COLUMN "version_riplay_valid_from";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_riplay_id";
  ALTER TABLE "account_types" DROP COLUMN "riplay_valid_from";
  ALTER TABLE "account_types_locales" DROP COLUMN "riplay_id";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_riplay_valid_from";
  ALTER TABLE "_account_types_v_locales" DROP COLUMN "version_riplay_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bond_series_id";
  ALTER TABLE "settings" DROP COLUMN "license_number";
  ALTER TABLE "settings" DROP COLUMN "license_date";
  ALTER TABLE "settings" DROP COLUMN "license_exchange_member";
  ALTER TABLE "settings" DROP COLUMN "license_ksei_participant";
  ALTER TABLE "settings" DROP COLUMN "license_compliance_contact";
  ALTER TABLE "settings" DROP COLUMN "license_security_contact";
  DROP TYPE "public"."enum_reports_disclosure_firm_holding";
  DROP TYPE "public"."enum_reports_disclosure_analyst_holding";
  DROP TYPE "public"."enum_reports_disclosure_relationship";
  DROP TYPE "public"."enum__reports_v_version_disclosure_firm_holding";
  DROP TYPE "public"."enum__reports_v_version_disclosure_analyst_holding";
  DROP TYPE "public"."enum__reports_v_version_disclosure_relationship";
  DROP TYPE "public"."enum_fees_account";
  DROP TYPE "public"."enum_fees_channel";
  DROP TYPE "public"."enum_fees_side";
  DROP TYPE "public"."enum_fees_status";
  DROP TYPE "public"."enum__fees_v_version_account";
  DROP TYPE "public"."enum__fees_v_version_channel";
  DROP TYPE "public"."enum__fees_v_version_side";
  DROP TYPE "public"."enum__fees_v_version_status";
  DROP TYPE "public"."enum__fees_v_published_locale";
  DROP TYPE "public"."enum_funds_kind";
  DROP TYPE "public"."enum_funds_risk";
  DROP TYPE "public"."enum_funds_status";
  DROP TYPE "public"."enum__funds_v_version_kind";
  DROP TYPE "public"."enum__funds_v_version_risk";
  DROP TYPE "public"."enum__funds_v_version_status";
  DROP TYPE "public"."enum__funds_v_published_locale";
  DROP TYPE "public"."enum_bond_series_kind";
  DROP TYPE "public"."enum_bond_series_coupon_kind";
  DROP TYPE "public"."enum_bond_series_status";
  DROP TYPE "public"."enum__bond_series_v_version_kind";
  DROP TYPE "public"."enum__bond_series_v_version_coupon_kind";
  DROP TYPE "public"."enum__bond_series_v_version_status";
  DROP TYPE "public"."enum__bond_series_v_published_locale";
  DROP TYPE "public"."enum_home_facts_page";
  DROP TYPE "public"."enum_home_sections_section";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_facts_page";
  DROP TYPE "public"."enum__home_v_version_sections_section";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_trust_channels_kind";
  DROP TYPE "public"."enum_trust_status";
  DROP TYPE "public"."enum__trust_v_version_channels_kind";
  DROP TYPE "public"."enum__trust_v_version_status";
  DROP TYPE "public"."enum__trust_v_published_locale";`)
}
