import type { PayloadRequest } from 'payload'

/** The JSON body of a request to an endpoint of ours; null if there is none. */
export const readJson = async (req: PayloadRequest): Promise<unknown> =>
  req.headers.get('content-type')?.startsWith('application/json') ? req.json?.() : null
