import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findPostgres } from './session.ts'

/**
 * Runs work in its own transaction, and throws if it rolls back. Payload's `commitTransaction` is not used: it resolves
 * even if PostgreSQL rejects the commit.
 */
export async function runTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { drizzle } = findPostgres(payload)
  // Drizzle's types come from two copies of the package, so this is the same object under a wider type.
  const { sessions } = payload.db
  if (!sessions) throw new Error('The database adapter has no sessions.')
  const id = crypto.randomUUID()
  const req = await createLocalReq({}, payload)
  req.transactionID = id
  return drizzle.transaction(async (db) => {
    // Payload ends a transaction by removing it from the sessions; here it ends with the work.
    const ended = () => Promise.resolve()
    sessions[id] = { db, resolve: ended, reject: ended }
    try {
      const result = await work(req)
      if (sessions[id] === undefined) throw new Error('An operation in the transaction failed.')
      return result
    } finally {
      delete sessions[id]
    }
  })
}
