import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_terms_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_terms_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__terms_v_version_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__terms_v_version_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum_home_facts_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_home_facts_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__home_v_version_facts_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__home_v_version_facts_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum_menu_header_children_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_menu_header_children_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum_menu_header_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_menu_header_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum_menu_footer_links_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum_menu_footer_links_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__menu_v_version_header_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__menu_v_version_header_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" RENAME VALUE 'eduvest' TO 'events';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" RENAME VALUE 'sapaMentari' TO 'morningNotes';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_terms_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_terms_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__terms_v_version_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__terms_v_version_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_pages_blocks_call_to_action_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__pages_v_blocks_call_to_action_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum_home_facts_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_home_facts_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__home_v_version_facts_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__home_v_version_facts_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum_menu_header_children_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_menu_header_children_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum_menu_header_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_menu_header_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum_menu_footer_links_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum_menu_footer_links_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__menu_v_version_header_children_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__menu_v_version_header_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__menu_v_version_header_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" RENAME VALUE 'events' TO 'eduvest';
  ALTER TYPE "public"."enum__menu_v_version_footer_links_page" RENAME VALUE 'morningNotes' TO 'sapaMentari';`)
}
