import { handInFiles } from './hand-in-files.ts'
import { bucketFiles, localFiles, mediaFolder } from './media-files.ts'

/** `npm run media:move`: brings the files of the folder into the bucket. They stay in the folder as well. */
if (bucketFiles === null) {
  process.stderr.write('S3_BUCKET is not set: say into which bucket the files go.\n')
  process.exitCode = 1
} else {
  const { copied, verified } = await handInFiles(localFiles, bucketFiles)
  process.stdout.write(
    `${verified} files of ${mediaFolder} are in the bucket, each compared by its SHA-256; ${copied} of them were copied now.\n`,
  )
}
