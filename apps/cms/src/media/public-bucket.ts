import type { Payload } from 'payload'
import { environment } from '#cms/environment.ts'
import type { Environment } from '#cms/read-environment.ts'

const patienceMs = 5_000

type BucketSettings = Pick<Environment, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_FORCE_PATH_STYLE'>

function addressOf({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE }: BucketSettings): URL {
  const address = new URL(S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`)
  if (S3_FORCE_PATH_STYLE === 'on') address.pathname = `${address.pathname.replace(/\/$/, '')}/${S3_BUCKET}/`
  else address.host = `${S3_BUCKET}.${address.host}`
  return address
}

/** What the bucket returns without credentials: its file list, or the named file. */
export async function givenToStrangers(settings: BucketSettings, file: string | null): Promise<string[]> {
  const bucket = addressOf(settings)
  const questions = [
    { what: 'file list', address: new URL('?list-type=2&max-keys=1', bucket) },
    ...(file === null ? [] : [{ what: 'files', address: new URL(encodeURIComponent(file), bucket) }]),
  ]
  const given = await Promise.all(
    questions.map(async ({ what, address }) => {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
      await answer.body?.cancel()
      return answer.ok ? [what] : []
    }),
  )
  return given.flat()
}

/** The bucket also holds images of drafts and unpublished files, which only the site may serve. */
export async function warnOfPublicBucket(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const given = await givenToStrangers(environment, docs[0]?.filename ?? null)
  if (given.length > 0) {
    payload.logger.error(
      { bucket: environment.S3_BUCKET, given },
      'Bucket is public: block public access to it',
    )
  }
}
