import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "categories" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_categories_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "authors" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_authors_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "announcements" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "faqs" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "lessons" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "terms" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_terms_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "events" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "videos" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_videos_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "reports" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_reports_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "morning_notes" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_morning_notes_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_recommendations_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "products" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "services" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "account_types" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "fees" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_fees_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "funds" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_funds_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "bond_series" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_bond_series_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "promos" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_promos_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "offices" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_offices_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "contact_subjects" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_contact_subjects_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "home" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "trust" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_trust_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "risk_profile" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_risk_profile_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "calculator_assumptions" ADD COLUMN "last_changed_by_id" integer;
  ALTER TABLE "_calculator_assumptions_v" ADD COLUMN "version_last_changed_by_id" integer;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "morning_notes" ADD CONSTRAINT "morning_notes_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_morning_notes_v" ADD CONSTRAINT "_morning_notes_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recommendations_v" ADD CONSTRAINT "_recommendations_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_types" ADD CONSTRAINT "account_types_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v" ADD CONSTRAINT "_account_types_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fees" ADD CONSTRAINT "fees_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fees_v" ADD CONSTRAINT "_fees_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds" ADD CONSTRAINT "funds_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funds_v" ADD CONSTRAINT "_funds_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bond_series" ADD CONSTRAINT "bond_series_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bond_series_v" ADD CONSTRAINT "_bond_series_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promos_v" ADD CONSTRAINT "_promos_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_subjects" ADD CONSTRAINT "contact_subjects_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trust" ADD CONSTRAINT "trust_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trust_v" ADD CONSTRAINT "_trust_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "risk_profile" ADD CONSTRAINT "risk_profile_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_risk_profile_v" ADD CONSTRAINT "_risk_profile_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calculator_assumptions" ADD CONSTRAINT "calculator_assumptions_last_changed_by_id_users_id_fk" FOREIGN KEY ("last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_calculator_assumptions_v" ADD CONSTRAINT "_calculator_assumptions_v_version_last_changed_by_id_users_id_fk" FOREIGN KEY ("version_last_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_last_changed_by_idx" ON "articles" USING btree ("last_changed_by_id");
  CREATE INDEX "_articles_v_version_version_last_changed_by_idx" ON "_articles_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "categories_last_changed_by_idx" ON "categories" USING btree ("last_changed_by_id");
  CREATE INDEX "_categories_v_version_version_last_changed_by_idx" ON "_categories_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "authors_last_changed_by_idx" ON "authors" USING btree ("last_changed_by_id");
  CREATE INDEX "_authors_v_version_version_last_changed_by_idx" ON "_authors_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "announcements_last_changed_by_idx" ON "announcements" USING btree ("last_changed_by_id");
  CREATE INDEX "_announcements_v_version_version_last_changed_by_idx" ON "_announcements_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "faqs_last_changed_by_idx" ON "faqs" USING btree ("last_changed_by_id");
  CREATE INDEX "_faqs_v_version_version_last_changed_by_idx" ON "_faqs_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "lessons_last_changed_by_idx" ON "lessons" USING btree ("last_changed_by_id");
  CREATE INDEX "_lessons_v_version_version_last_changed_by_idx" ON "_lessons_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "terms_last_changed_by_idx" ON "terms" USING btree ("last_changed_by_id");
  CREATE INDEX "_terms_v_version_version_last_changed_by_idx" ON "_terms_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "events_last_changed_by_idx" ON "events" USING btree ("last_changed_by_id");
  CREATE INDEX "_events_v_version_version_last_changed_by_idx" ON "_events_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "videos_last_changed_by_idx" ON "videos" USING btree ("last_changed_by_id");
  CREATE INDEX "_videos_v_version_version_last_changed_by_idx" ON "_videos_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "reports_last_changed_by_idx" ON "reports" USING btree ("last_changed_by_id");
  CREATE INDEX "_reports_v_version_version_last_changed_by_idx" ON "_reports_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "morning_notes_last_changed_by_idx" ON "morning_notes" USING btree ("last_changed_by_id");
  CREATE INDEX "_morning_notes_v_version_version_last_changed_by_idx" ON "_morning_notes_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "recommendations_last_changed_by_idx" ON "recommendations" USING btree ("last_changed_by_id");
  CREATE INDEX "_recommendations_v_version_version_last_changed_by_idx" ON "_recommendations_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "products_last_changed_by_idx" ON "products" USING btree ("last_changed_by_id");
  CREATE INDEX "_products_v_version_version_last_changed_by_idx" ON "_products_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "services_last_changed_by_idx" ON "services" USING btree ("last_changed_by_id");
  CREATE INDEX "_services_v_version_version_last_changed_by_idx" ON "_services_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "account_types_last_changed_by_idx" ON "account_types" USING btree ("last_changed_by_id");
  CREATE INDEX "_account_types_v_version_version_last_changed_by_idx" ON "_account_types_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "fees_last_changed_by_idx" ON "fees" USING btree ("last_changed_by_id");
  CREATE INDEX "_fees_v_version_version_last_changed_by_idx" ON "_fees_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "funds_last_changed_by_idx" ON "funds" USING btree ("last_changed_by_id");
  CREATE INDEX "_funds_v_version_version_last_changed_by_idx" ON "_funds_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "bond_series_last_changed_by_idx" ON "bond_series" USING btree ("last_changed_by_id");
  CREATE INDEX "_bond_series_v_version_version_last_changed_by_idx" ON "_bond_series_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "promos_last_changed_by_idx" ON "promos" USING btree ("last_changed_by_id");
  CREATE INDEX "_promos_v_version_version_last_changed_by_idx" ON "_promos_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "pages_last_changed_by_idx" ON "pages" USING btree ("last_changed_by_id");
  CREATE INDEX "_pages_v_version_version_last_changed_by_idx" ON "_pages_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "offices_last_changed_by_idx" ON "offices" USING btree ("last_changed_by_id");
  CREATE INDEX "_offices_v_version_version_last_changed_by_idx" ON "_offices_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "contact_subjects_last_changed_by_idx" ON "contact_subjects" USING btree ("last_changed_by_id");
  CREATE INDEX "_contact_subjects_v_version_version_last_changed_by_idx" ON "_contact_subjects_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "home_last_changed_by_idx" ON "home" USING btree ("last_changed_by_id");
  CREATE INDEX "_home_v_version_version_last_changed_by_idx" ON "_home_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "trust_last_changed_by_idx" ON "trust" USING btree ("last_changed_by_id");
  CREATE INDEX "_trust_v_version_version_last_changed_by_idx" ON "_trust_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "risk_profile_last_changed_by_idx" ON "risk_profile" USING btree ("last_changed_by_id");
  CREATE INDEX "_risk_profile_v_version_version_last_changed_by_idx" ON "_risk_profile_v" USING btree ("version_last_changed_by_id");
  CREATE INDEX "calculator_assumptions_last_changed_by_idx" ON "calculator_assumptions" USING btree ("last_changed_by_id");
  CREATE INDEX "_calculator_assumptions_v_version_version_last_changed_b_idx" ON "_calculator_assumptions_v" USING btree ("version_last_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "authors" DROP CONSTRAINT "authors_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_authors_v" DROP CONSTRAINT "_authors_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "announcements" DROP CONSTRAINT "announcements_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_announcements_v" DROP CONSTRAINT "_announcements_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "terms" DROP CONSTRAINT "terms_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_terms_v" DROP CONSTRAINT "_terms_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "morning_notes" DROP CONSTRAINT "morning_notes_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_morning_notes_v" DROP CONSTRAINT "_morning_notes_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_recommendations_v" DROP CONSTRAINT "_recommendations_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "account_types" DROP CONSTRAINT "account_types_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_account_types_v" DROP CONSTRAINT "_account_types_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "fees" DROP CONSTRAINT "fees_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_fees_v" DROP CONSTRAINT "_fees_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "funds" DROP CONSTRAINT "funds_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_funds_v" DROP CONSTRAINT "_funds_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "bond_series" DROP CONSTRAINT "bond_series_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_bond_series_v" DROP CONSTRAINT "_bond_series_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "promos" DROP CONSTRAINT "promos_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_promos_v" DROP CONSTRAINT "_promos_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "offices" DROP CONSTRAINT "offices_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_offices_v" DROP CONSTRAINT "_offices_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "contact_subjects" DROP CONSTRAINT "contact_subjects_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_contact_subjects_v" DROP CONSTRAINT "_contact_subjects_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "trust" DROP CONSTRAINT "trust_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_trust_v" DROP CONSTRAINT "_trust_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "risk_profile" DROP CONSTRAINT "risk_profile_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_risk_profile_v" DROP CONSTRAINT "_risk_profile_v_version_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "calculator_assumptions" DROP CONSTRAINT "calculator_assumptions_last_changed_by_id_users_id_fk";
  
  ALTER TABLE "_calculator_assumptions_v" DROP CONSTRAINT "_calculator_assumptions_v_version_last_changed_by_id_users_id_fk";
  
  DROP INDEX "articles_last_changed_by_idx";
  DROP INDEX "_articles_v_version_version_last_changed_by_idx";
  DROP INDEX "categories_last_changed_by_idx";
  DROP INDEX "_categories_v_version_version_last_changed_by_idx";
  DROP INDEX "authors_last_changed_by_idx";
  DROP INDEX "_authors_v_version_version_last_changed_by_idx";
  DROP INDEX "announcements_last_changed_by_idx";
  DROP INDEX "_announcements_v_version_version_last_changed_by_idx";
  DROP INDEX "faqs_last_changed_by_idx";
  DROP INDEX "_faqs_v_version_version_last_changed_by_idx";
  DROP INDEX "lessons_last_changed_by_idx";
  DROP INDEX "_lessons_v_version_version_last_changed_by_idx";
  DROP INDEX "terms_last_changed_by_idx";
  DROP INDEX "_terms_v_version_version_last_changed_by_idx";
  DROP INDEX "events_last_changed_by_idx";
  DROP INDEX "_events_v_version_version_last_changed_by_idx";
  DROP INDEX "videos_last_changed_by_idx";
  DROP INDEX "_videos_v_version_version_last_changed_by_idx";
  DROP INDEX "reports_last_changed_by_idx";
  DROP INDEX "_reports_v_version_version_last_changed_by_idx";
  DROP INDEX "morning_notes_last_changed_by_idx";
  DROP INDEX "_morning_notes_v_version_version_last_changed_by_idx";
  DROP INDEX "recommendations_last_changed_by_idx";
  DROP INDEX "_recommendations_v_version_version_last_changed_by_idx";
  DROP INDEX "products_last_changed_by_idx";
  DROP INDEX "_products_v_version_version_last_changed_by_idx";
  DROP INDEX "services_last_changed_by_idx";
  DROP INDEX "_services_v_version_version_last_changed_by_idx";
  DROP INDEX "account_types_last_changed_by_idx";
  DROP INDEX "_account_types_v_version_version_last_changed_by_idx";
  DROP INDEX "fees_last_changed_by_idx";
  DROP INDEX "_fees_v_version_version_last_changed_by_idx";
  DROP INDEX "funds_last_changed_by_idx";
  DROP INDEX "_funds_v_version_version_last_changed_by_idx";
  DROP INDEX "bond_series_last_changed_by_idx";
  DROP INDEX "_bond_series_v_version_version_last_changed_by_idx";
  DROP INDEX "promos_last_changed_by_idx";
  DROP INDEX "_promos_v_version_version_last_changed_by_idx";
  DROP INDEX "pages_last_changed_by_idx";
  DROP INDEX "_pages_v_version_version_last_changed_by_idx";
  DROP INDEX "offices_last_changed_by_idx";
  DROP INDEX "_offices_v_version_version_last_changed_by_idx";
  DROP INDEX "contact_subjects_last_changed_by_idx";
  DROP INDEX "_contact_subjects_v_version_version_last_changed_by_idx";
  DROP INDEX "home_last_changed_by_idx";
  DROP INDEX "_home_v_version_version_last_changed_by_idx";
  DROP INDEX "trust_last_changed_by_idx";
  DROP INDEX "_trust_v_version_version_last_changed_by_idx";
  DROP INDEX "risk_profile_last_changed_by_idx";
  DROP INDEX "_risk_profile_v_version_version_last_changed_by_idx";
  DROP INDEX "calculator_assumptions_last_changed_by_idx";
  DROP INDEX "_calculator_assumptions_v_version_version_last_changed_b_idx";
  ALTER TABLE "articles" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "categories" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "authors" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_authors_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "announcements" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "faqs" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "lessons" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "terms" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_terms_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "events" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "videos" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "reports" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_reports_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "morning_notes" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_morning_notes_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "recommendations" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_recommendations_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "products" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "services" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "account_types" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "fees" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_fees_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "funds" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_funds_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "bond_series" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_bond_series_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "promos" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_promos_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "pages" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "offices" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_offices_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "contact_subjects" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_contact_subjects_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "home" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "trust" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_trust_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "risk_profile" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_risk_profile_v" DROP COLUMN "version_last_changed_by_id";
  ALTER TABLE "calculator_assumptions" DROP COLUMN "last_changed_by_id";
  ALTER TABLE "_calculator_assumptions_v" DROP COLUMN "version_last_changed_by_id";`)
}
