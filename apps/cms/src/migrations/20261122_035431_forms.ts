import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'

const IdentityRowsSchema = v.array(v.object({ id: v.number(), identity: v.string() }))

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_subjects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_subjects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_subjects_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_registrations_state" AS ENUM('confirmed', 'waiting', 'cancelled');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('open', 'done');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('registrationConfirmed', 'registrationWaiting', 'seatFreed', 'registrationCancelled', 'eventReminder', 'messageReceived', 'messageForwarded');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('due', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_consents_form" AS ENUM('contact', 'registration');
  CREATE TYPE "public"."enum_consents_locale" AS ENUM('id', 'en');
  CREATE TABLE "contact_subjects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"department" varchar,
  	"department_email" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_contact_subjects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "contact_subjects_locales" (
  	"label" varchar,
  	"is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_subjects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_department" varchar,
  	"version_department_email" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__contact_subjects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_subjects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_contact_subjects_v_locales" (
  	"version_label" varchar,
  	"version_is_whole" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'due' NOT NULL,
  	"occasion" varchar NOT NULL,
  	"registration_id" integer,
  	"message_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_consents_form" NOT NULL,
  	"locale" "enum_consents_locale" NOT NULL,
  	"version" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"marketing" boolean DEFAULT false NOT NULL,
  	"person" varchar NOT NULL,
  	"withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" varchar NOT NULL,
  	"by_id" integer,
  	"messages" numeric NOT NULL,
  	"registrations" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "client_directory_code_hash_idx";
  ALTER TABLE "events" ADD COLUMN "waiting_list_places" numeric DEFAULT 0;
  ALTER TABLE "events" ADD COLUMN "join_address" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_waiting_list_places" numeric DEFAULT 0;
  ALTER TABLE "_events_v" ADD COLUMN "version_join_address" varchar;
  ALTER TABLE "registrations" ADD COLUMN "state" "enum_registrations_state" DEFAULT 'confirmed' NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "registered_at" timestamp(3) with time zone;
  UPDATE "registrations" SET "registered_at" = "created_at";
  ALTER TABLE "registrations" ALTER COLUMN "registered_at" SET NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "client_id" integer;
  ALTER TABLE "registrations" ADD COLUMN "consent_version" varchar;
  UPDATE "registrations" SET "consent_version" = left(encode(sha256(convert_to("consent_text", 'UTF8')), 'hex'), 12);
  ALTER TABLE "registrations" ALTER COLUMN "consent_version" SET NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'open' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "subject_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "department" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "department_email" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "consent_version" varchar;
  UPDATE "contact_messages" SET "consent_version" = left(encode(sha256(convert_to("consent_text", 'UTF8')), 'hex'), 12);
  ALTER TABLE "contact_messages" ALTER COLUMN "consent_version" SET NOT NULL;
  DELETE FROM "client_directory";
  ALTER TABLE "client_directory" ADD COLUMN "email_hash" varchar NOT NULL;
  ALTER TABLE "client_directory" ADD COLUMN "sealed_email" varchar NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_subjects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "contact_subjects_locales" ADD CONSTRAINT "contact_subjects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_parent_id_contact_subjects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v_locales" ADD CONSTRAINT "_contact_subjects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_subjects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_subjects_order_idx" ON "contact_subjects" USING btree ("order");
  CREATE INDEX "contact_subjects_updated_at_idx" ON "contact_subjects" USING btree ("updated_at");
  CREATE INDEX "contact_subjects_created_at_idx" ON "contact_subjects" USING btree ("created_at");
  CREATE INDEX "contact_subjects__status_idx" ON "contact_subjects" USING btree ("_status");
  CREATE INDEX "_status_order_9_idx" ON "contact_subjects" USING btree ("_status","order");
  CREATE UNIQUE INDEX "contact_subjects_locales_locale_parent_id_unique" ON "contact_subjects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_subjects_v_parent_idx" ON "_contact_subjects_v" USING btree ("parent_id");
  CREATE INDEX "_contact_subjects_v_version_version_order_idx" ON "_contact_subjects_v" USING btree ("version_order");
  CREATE INDEX "_contact_subjects_v_version_version_updated_at_idx" ON "_contact_subjects_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_subjects_v_version_version_created_at_idx" ON "_contact_subjects_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_subjects_v_version_version__status_idx" ON "_contact_subjects_v" USING btree ("version__status");
  CREATE INDEX "_contact_subjects_v_created_at_idx" ON "_contact_subjects_v" USING btree ("created_at");
  CREATE INDEX "_contact_subjects_v_updated_at_idx" ON "_contact_subjects_v" USING btree ("updated_at");
  CREATE INDEX "_contact_subjects_v_snapshot_idx" ON "_contact_subjects_v" USING btree ("snapshot");
  CREATE INDEX "_contact_subjects_v_published_locale_idx" ON "_contact_subjects_v" USING btree ("published_locale");
  CREATE INDEX "_contact_subjects_v_latest_idx" ON "_contact_subjects_v" USING btree ("latest");
  CREATE INDEX "version__status_version_order_9_idx" ON "_contact_subjects_v" USING btree ("version__status","version_order");
  CREATE UNIQUE INDEX "_contact_subjects_v_locales_locale_parent_id_unique" ON "_contact_subjects_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "mails_occasion_idx" ON "mails" USING btree ("occasion");
  CREATE INDEX "mails_registration_idx" ON "mails" USING btree ("registration_id");
  CREATE INDEX "mails_message_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "mails" USING btree ("state","due_at");
  CREATE INDEX "consents_person_idx" ON "consents" USING btree ("person");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_client_directory_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client_directory"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_subject_id_contact_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."contact_subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "registrations_registered_at_idx" ON "registrations" USING btree ("registered_at");
  CREATE INDEX "registrations_client_idx" ON "registrations" USING btree ("client_id");
  CREATE INDEX "event_state_registeredAt_idx" ON "registrations" USING btree ("event_id","state","registered_at");
  CREATE INDEX "contact_messages_subject_idx" ON "contact_messages" USING btree ("subject_id");
  CREATE UNIQUE INDEX "codeHash_emailHash_idx" ON "client_directory" USING btree ("code_hash","email_hash");
  CREATE INDEX "payload_locked_documents_rels_contact_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_subjects_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  CREATE TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);`)
  // As whole_languages does it for the other collections.
  await db.execute(sql`
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "contact_subjects_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole('label');
  CREATE TRIGGER mark_whole BEFORE INSERT OR UPDATE ON "_contact_subjects_v_locales"
    FOR EACH ROW EXECUTE FUNCTION mark_whole_version('label');`)
  await hashIdentities(db)
}

/** Until now a non-client's identity was the address itself. */
async function hashIdentities(db: MigrateUpArgs['db']): Promise<void> {
  const { rows } = await db.execute(
    sql`select id, identity from registrations where kind = 'nonClient' and identity like '%@%'`,
  )
  for (const row of v.parse(IdentityRowsSchema, rows)) {
    await db.execute(sql`update registrations set identity = ${hashEmail(row.identity)} where id = ${row.id}`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits";
  ALTER TABLE "contact_subjects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_subjects_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_subjects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_subjects_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_subjects" CASCADE;
  DROP TABLE "contact_subjects_locales" CASCADE;
  DROP TABLE "_contact_subjects_v" CASCADE;
  DROP TABLE "_contact_subjects_v_locales" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "erasures" CASCADE;
  ALTER TABLE "registrations" DROP CONSTRAINT "registrations_client_id_client_directory_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_subject_id_contact_subjects_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  DROP INDEX "registrations_registered_at_idx";
  DROP INDEX "registrations_client_idx";
  DROP INDEX "event_state_registeredAt_idx";
  DROP INDEX "contact_messages_subject_idx";
  DROP INDEX "codeHash_emailHash_idx";
  DROP INDEX "payload_locked_documents_rels_contact_subjects_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  CREATE UNIQUE INDEX "client_directory_code_hash_idx" ON "client_directory" USING btree ("code_hash");
  ALTER TABLE "events" DROP COLUMN "waiting_list_places";
  ALTER TABLE "events" DROP COLUMN "join_address";
  ALTER TABLE "_events_v" DROP COLUMN "version_waiting_list_places";
  ALTER TABLE "_events_v" DROP COLUMN "version_join_address";
  ALTER TABLE "registrations" DROP COLUMN "state";
  ALTER TABLE "registrations" DROP COLUMN "registered_at";
  ALTER TABLE "registrations" DROP COLUMN "client_id";
  ALTER TABLE "registrations" DROP COLUMN "consent_version";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "subject_id";
  ALTER TABLE "contact_messages" DROP COLUMN "department";
  ALTER TABLE "contact_messages" DROP COLUMN "department_email";
  ALTER TABLE "contact_messages" DROP COLUMN "consent_version";
  ALTER TABLE "client_directory" DROP COLUMN "email_hash";
  ALTER TABLE "client_directory" DROP COLUMN "sealed_email";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_subjects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  DROP TYPE "public"."enum_contact_subjects_status";
  DROP TYPE "public"."enum__contact_subjects_v_version_status";
  DROP TYPE "public"."enum__contact_subjects_v_published_locale";
  DROP TYPE "public"."enum_registrations_state";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_consents_form";
  DROP TYPE "public"."enum_consents_locale";`)
}
