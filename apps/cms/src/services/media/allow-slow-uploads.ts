import { sql } from '@payloadcms/db-postgres'
import { uploadTimeoutMs } from '@site/contracts/server-limits.ts'
import type { CollectionBeforeOperationHook } from 'payload'
import { inTransaction } from '#cms/base/database/session.ts'

/**
 * Payload opens its transaction before it resizes images and writes files to the bucket. A large video over a slow line
 * exceeds the idle timeout of transactions (database/limits.ts).
 */
export const allowSlowUploads: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') {
    await inTransaction(req, async (session) =>
      session.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${uploadTimeoutMs}`)),
    )
  }
  return args
}
