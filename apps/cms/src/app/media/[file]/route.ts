import { getPayload } from 'payload'
import { answerMedia } from '#cms/media/serve-media.ts'
import config from '#cms/payload.config.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return answerMedia(request, file, await getPayload({ config }))
}

export { answer as GET, answer as HEAD }
