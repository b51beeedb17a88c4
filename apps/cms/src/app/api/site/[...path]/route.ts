import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'
import { handleSiteRequest } from '#cms/site-router.ts'

export const dynamic = 'force-dynamic'

async function handle(request: Request): Promise<Response> {
  return handleSiteRequest(request, await getPayload({ config }))
}

export { handle as GET, handle as POST }
