import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { postgresOf } from './session.ts'

/**
 * Runs work in a transaction of its own: all of it stands in the end, or nothing and the error is thrown. Not
 * begun and committed by Payload, whose `commitTransaction` resolves also where PostgreSQL refuses the commit.
 */
export async function runTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { drizzle } = postgresOf(payload)
  // The same object under its wider type: Drizzle's own types come from two copies of the package.
  const { sessions } = payload.db
  if (!sessions) throw new Error('The database adapter keeps no sessions.')
  const id = crypto.randomUUID()
  const req = await createLocalReq({}, payload)
  req.transactionID = id
  return drizzle.transaction(async (db) => {
    // Payload ends a transaction by taking it out of the sessions; it is ended here, with the work.
    const ended = () => Promise.resolve()
    sessions[id] = { db, resolve: ended, reject: ended }
    try {
      const result = await work(req)
      if (sessions[id] === undefined) throw new Error('An operation within the transaction has failed.')
      return result
    } finally {
      delete sessions[id]
    }
  })
}
