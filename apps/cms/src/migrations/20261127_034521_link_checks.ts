import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"status" numeric,
  	"checked_at" timestamp(3) with time zone NOT NULL,
  	"failed_since" timestamp(3) with time zone,
  	"is_broken" boolean DEFAULT false NOT NULL
  );
  
  CREATE UNIQUE INDEX "link_checks_address_idx" ON "link_checks" USING btree ("address");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "link_checks" CASCADE;`)
}
