import { environment } from '../environment.ts'
import { handInFiles } from './hand-in-files.ts'
import { bucketFiles, localFiles, mediaFolder } from './media-files.ts'

/** `npm run media:move`: brings the files of the folder into the bucket. They stay in the folder as well. */
if (bucketFiles === null) {
  process.stderr.write('S3_BUCKET is not set: say into which bucket the files go.\n')
  process.exitCode = 1
} else {
  try {
    const { copied, verified } = await handInFiles(localFiles, bucketFiles)
    process.stdout.write(
      `${verified} files of ${mediaFolder} are in the bucket, each compared by its SHA-256; ${copied} of them were copied now.\n`,
    )
  } catch (error) {
    process.stderr.write(`${faultOf(error)}\n`)
    process.exitCode = 1
  }
}

/** The storage's own words are a name, such as NoSuchBucket or InvalidAccessKeyId, and not always a sentence. */
function faultOf(error: unknown): string {
  const reason =
    error instanceof Error ? [error.name, error.message].filter(Boolean).join(': ') : String(error)
  return `The files could not be brought into the bucket ${environment.S3_BUCKET} (${reason.replaceAll('\n', ' ')}): check S3_BUCKET, S3_ENDPOINT and the keys, then do it again.`
}
