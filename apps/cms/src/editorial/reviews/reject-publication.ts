import { type CollectionAfterOperationHook, killTransaction, type PayloadRequest } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

const contextKey = 'rejectedPublication'

/** The error of a publication that is rejected after it was stored; it rolls the change back. */
export function rejectPublication(req: PayloadRequest, text: Bilingual, status: number): Error {
  req.context[contextKey] = true
  return clientError({ req }, text, { status })
}

/** A bulk update lists the errors of its documents and commits what was stored, so this rolls back all of it. */
export const rollBackBulkUpdate: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'update' || !req.context[contextKey]) return result
  await killTransaction(req)
  return { ...result, docs: [] }
}
