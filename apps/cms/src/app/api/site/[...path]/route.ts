import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'
import { answerSiteRequest } from '#cms/site-api/router.ts'

export const dynamic = 'force-dynamic'

async function answer(request: Request): Promise<Response> {
  return answerSiteRequest(request, await getPayload({ config }))
}

export { answer as GET, answer as POST }
