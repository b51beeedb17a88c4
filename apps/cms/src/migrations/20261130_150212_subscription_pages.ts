import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'active', 'paused', 'suppressed');
  CREATE TYPE "public"."enum_subscriptions_list" AS ENUM('pagi', 'riset', 'pengumuman', 'saham', 'acara');
  CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('corporateAction', 'report', 'recommendation', 'above', 'below');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('hardBounce', 'complaint', 'request');
  CREATE TYPE "public"."enum_mails_bounce" AS ENUM('soft', 'hard', 'complaint');
  CREATE TYPE "public"."enum_consents_stage" AS ENUM('requested', 'confirmed', 'withdrawn');
  CREATE TYPE "public"."enum_erasures_scope" AS ENUM('all', 'subscription');
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_terms_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__terms_v_version_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listPagi';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listRiset';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listPengumuman';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listSaham';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'listAcara';
  ALTER TYPE "public"."enum_mails_state" ADD VALUE 'obsolete';
  ALTER TYPE "public"."enum_consents_form" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_home_facts_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__home_v_version_facts_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_menu_header_children_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_menu_header_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum_menu_footer_links_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__menu_v_version_header_page" ADD VALUE 'subscriptionManage';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'subscription';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'subscriptionConfirm';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'subscriptionEnd';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" ADD VALUE 'subscriptionManage';
  CREATE TABLE "share_digests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"news" jsonb NOT NULL,
  	"calls" jsonb NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"sealed_email" varchar NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"paused_until" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone,
  	"token_epoch" numeric DEFAULT 0 NOT NULL,
  	"bounces" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subscriber_id" integer,
  	"list" "enum_subscriptions_list" NOT NULL,
  	"ticker" varchar,
  	"event_id" integer,
  	"kind" "enum_subscriptions_kind",
  	"threshold" numeric,
  	"is_armed" boolean,
  	"alert_state" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission" varchar NOT NULL,
  	"sealed" varchar NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"network" varchar NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"subscriber_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "state_dueAt_idx";
  ALTER TABLE "mails" ADD COLUMN "subscriber_id" numeric;
  ALTER TABLE "mails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "bounce" "enum_mails_bounce";
  ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  ALTER TABLE "consents" ADD COLUMN "stage" "enum_consents_stage";
  ALTER TABLE "consents" ADD COLUMN "purpose" varchar;
  ALTER TABLE "erasures" ADD COLUMN "subscriptions" numeric;
  ALTER TABLE "erasures" ADD COLUMN "scope" "enum_erasures_scope" DEFAULT 'all';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_digests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "suppressions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_requests_id" integer;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "share_digests_day_idx" ON "share_digests" USING btree ("day");
  CREATE INDEX "share_digests_updated_at_idx" ON "share_digests" USING btree ("updated_at");
  CREATE INDEX "share_digests_created_at_idx" ON "share_digests" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_hash_idx" ON "subscribers" USING btree ("email_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscriptions_subscriber_idx" ON "subscriptions" USING btree ("subscriber_id");
  CREATE INDEX "subscriptions_event_idx" ON "subscriptions" USING btree ("event_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "list_ticker_idx" ON "subscriptions" USING btree ("list","ticker");
  CREATE UNIQUE INDEX "suppressions_email_hash_idx" ON "suppressions" USING btree ("email_hash");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscription_requests_submission_idx" ON "subscription_requests" USING btree ("submission");
  CREATE INDEX "subscription_requests_email_hash_idx" ON "subscription_requests" USING btree ("email_hash");
  CREATE INDEX "subscription_requests_network_idx" ON "subscription_requests" USING btree ("network");
  CREATE INDEX "subscription_requests_decided_at_idx" ON "subscription_requests" USING btree ("decided_at");
  CREATE INDEX "subscription_requests_subscriber_idx" ON "subscription_requests" USING btree ("subscriber_id");
  CREATE INDEX "subscription_requests_updated_at_idx" ON "subscription_requests" USING btree ("updated_at");
  CREATE INDEX "subscription_requests_created_at_idx" ON "subscription_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_digests_fk" FOREIGN KEY ("share_digests_id") REFERENCES "public"."share_digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_requests_fk" FOREIGN KEY ("subscription_requests_id") REFERENCES "public"."subscription_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_subscriber_id_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "mails_claimed_at_idx" ON "mails" USING btree ("claimed_at");
  CREATE INDEX "mails_bounced_at_idx" ON "mails" USING btree ("bounced_at");
  CREATE INDEX "isBulk_state_dueAt_idx" ON "mails" USING btree ("is_bulk","state","due_at");
  CREATE INDEX "payload_locked_documents_rels_share_digests_id_idx" ON "payload_locked_documents_rels" USING btree ("share_digests_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "share_digests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "share_digests" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  DROP TABLE "subscription_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_share_digests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_suppressions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_requests_fk";
  
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_terms_page";
  CREATE TYPE "public"."enum_terms_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "terms" ALTER COLUMN "page" SET DATA TYPE "public"."enum_terms_page" USING "page"::"public"."enum_terms_page";
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE text;
  DROP TYPE "public"."enum__terms_v_version_page";
  CREATE TYPE "public"."enum__terms_v_version_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_terms_v" ALTER COLUMN "version_page" SET DATA TYPE "public"."enum__terms_v_version_page" USING "version_page"::"public"."enum__terms_v_version_page";
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_call_to_action_page";
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "pages_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum_pages_blocks_call_to_action_page" USING "page"::"public"."enum_pages_blocks_call_to_action_page";
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_page";
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_pages_v_blocks_call_to_action" ALTER COLUMN "page" SET DATA TYPE "public"."enum__pages_v_blocks_call_to_action_page" USING "page"::"public"."enum__pages_v_blocks_call_to_action_page";
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'registrationHeld', 'alreadyRegistered', 'seatFreed', 'registrationCancelled', 'eventCanceled', 'eventMoved', 'eventReinstated', 'eventReminder', 'eventMessage', 'messageReceived', 'messageForwarded', 'accountInvited', 'accountLocked', 'passwordChanged', 'emailChanged', 'reviewRequested', 'reviewReturned', 'reviewApproved');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'due'::text;
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('due', 'sending', 'sent', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'due'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";
  ALTER TABLE "consents" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_consents_form";
  CREATE TYPE "public"."enum_consents_form" AS ENUM('contact', 'registration');
  ALTER TABLE "consents" ALTER COLUMN "form" SET DATA TYPE "public"."enum_consents_form" USING "form"::"public"."enum_consents_form";
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_facts_page";
  CREATE TYPE "public"."enum_home_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "home_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum_home_facts_page" USING "page"::"public"."enum_home_facts_page";
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_v_version_facts_page";
  CREATE TYPE "public"."enum__home_v_version_facts_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_home_v_version_facts" ALTER COLUMN "page" SET DATA TYPE "public"."enum__home_v_version_facts_page" USING "page"::"public"."enum__home_v_version_facts_page";
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_children_page";
  CREATE TYPE "public"."enum_menu_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "menu_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_children_page" USING "page"::"public"."enum_menu_header_children_page";
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_header_page";
  CREATE TYPE "public"."enum_menu_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "menu_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_header_page" USING "page"::"public"."enum_menu_header_page";
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_links_page";
  CREATE TYPE "public"."enum_menu_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "menu_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_menu_footer_links_page" USING "page"::"public"."enum_menu_footer_links_page";
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_children_page";
  CREATE TYPE "public"."enum__menu_v_version_header_children_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_menu_v_version_header_children" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_children_page" USING "page"::"public"."enum__menu_v_version_header_children_page";
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_header_page";
  CREATE TYPE "public"."enum__menu_v_version_header_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_menu_v_version_header" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_header_page" USING "page"::"public"."enum__menu_v_version_header_page";
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_footer_links_page";
  CREATE TYPE "public"."enum__menu_v_version_footer_links_page" AS ENUM('home', 'aboutUs', 'analysisTools', 'announcement', 'averagePrice', 'blog', 'blogEditorBoard', 'bondCalculator', 'companyList', 'companyNews', 'contactUs', 'corporateAction', 'corporateActionCalculator', 'dividendCalculator', 'education', 'educationalVideos', 'events', 'exchangeCalendar', 'faq', 'fees', 'glossary', 'investmentCalculator', 'marginSimulator', 'market', 'orderLimits', 'officialChannels', 'openAccount', 'productEbaRetail', 'productMutualFund', 'productSecurities', 'productStock', 'productsAndServices', 'promo', 'recommendation', 'researchReport', 'riskProfile', 'morningNotes', 'searchResult', 'serviceDigitalFacility', 'serviceLossInsurances', 'serviceMppe', 'servicePriorityCustomerGate', 'serviceSecurityPawn', 'serviceStockAccount', 'staticPage', 'stockScreener', 'transactionCost', 'trust', 'foreignInvestors', 'serviceStatus', 'whatIf');
  ALTER TABLE "_menu_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum__menu_v_version_footer_links_page" USING "page"::"public"."enum__menu_v_version_footer_links_page";
  DROP INDEX "mails_subscriber_id_idx";
  DROP INDEX "mails_claimed_at_idx";
  DROP INDEX "mails_bounced_at_idx";
  DROP INDEX "isBulk_state_dueAt_idx";
  DROP INDEX "payload_locked_documents_rels_share_digests_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_suppressions_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_requests_id_idx";
  CREATE INDEX "state_dueAt_idx" ON "mails" USING btree ("state","due_at");
  ALTER TABLE "mails" DROP COLUMN "subscriber_id";
  ALTER TABLE "mails" DROP COLUMN "is_bulk";
  ALTER TABLE "mails" DROP COLUMN "expires_at";
  ALTER TABLE "mails" DROP COLUMN "claimed_at";
  ALTER TABLE "mails" DROP COLUMN "bounce";
  ALTER TABLE "mails" DROP COLUMN "bounced_at";
  ALTER TABLE "consents" DROP COLUMN "stage";
  ALTER TABLE "consents" DROP COLUMN "purpose";
  ALTER TABLE "erasures" DROP COLUMN "subscriptions";
  ALTER TABLE "erasures" DROP COLUMN "scope";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_digests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "suppressions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_requests_id";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscriptions_list";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_suppressions_reason";
  DROP TYPE "public"."enum_mails_bounce";
  DROP TYPE "public"."enum_consents_stage";
  DROP TYPE "public"."enum_erasures_scope";`)
}
