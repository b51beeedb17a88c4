import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'
import { serveMedia } from '#cms/services/media/serve-media.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return serveMedia(request, file, await getPayload({ config }))
}

export { handle as GET, handle as HEAD }
