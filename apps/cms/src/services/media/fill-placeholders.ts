import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import type { Session } from '#cms/base/database/session.ts'
import { mediaFiles } from './media-files.ts'
import { createPlaceholder } from './placeholder.ts'

const RowsSchema = v.array(v.object({ id: v.number(), filename: v.string(), mime_type: v.string() }))

/** Creates missing image placeholders. Unreadable files are logged and skipped. */
export async function fillPlaceholders(db: Session, logger: Payload['logger']): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT "id", "filename", "mime_type" FROM "media"
    WHERE "placeholder" IS NULL AND "mime_type" LIKE 'image/%' AND "filename" IS NOT NULL`)
  for (const { id, filename, mime_type } of v.parse(RowsSchema, rows)) {
    try {
      const placeholder = await createPlaceholder(await buffer(await mediaFiles.read(filename)), mime_type)
      await db.execute(sql`UPDATE "media" SET "placeholder" = ${placeholder} WHERE "id" = ${id}`)
    } catch (error) {
      logger.warn({ filename, reason: String(error) }, 'Placeholder creation failed')
    }
  }
}
