import type { PayloadRequest } from 'payload'

/** The JSON body of a request to an endpoint of ours; null if there is none. */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('application/json')) return null
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
