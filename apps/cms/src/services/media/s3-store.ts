import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStore } from './file-store.ts'

/** Connection and inactivity timeouts. The site waits five seconds for a file's first byte. */
const connectionMs = 1_000
const defaultSilenceMs = 2_000
const attempts = 2
const forbidden = 403
/** S3 answers 404 for a missing object only with the right to list the bucket. */
const missingRights =
  'The bucket rejects the keys. Check them, and allow s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.'

export interface S3Options {
  readonly bucket: string
  /** Undefined: Amazon S3 in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly isPathStyle: boolean
  /** Inactivity timeout for background work. */
  readonly silenceMs?: number
}

/** An S3-compatible bucket, shared by all processes. */
export class S3Store implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(options: S3Options) {
    const { bucket, endpoint, region, accessKeyId, secretAccessKey, isPathStyle, silenceMs } = options
    this.#bucket = bucket
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === undefined ? {} : { endpoint }),
      forcePathStyle: isPathStyle,
      maxAttempts: attempts,
      requestHandler: { connectionTimeout: connectionMs, socketTimeout: silenceMs ?? defaultSilenceMs },
      // Other S3-compatible storages cannot read Amazon's newer checksum format.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async size(name: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#key(name)))
      return ContentLength ?? 0
    } catch (error) {
      if (error instanceof NotFound) return null
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === forbidden) {
        throw new Error(missingRights, { cause: error })
      }
      throw error
    }
  }

  async read(name: string, part?: { start: number; end: number }): Promise<Readable> {
    const range = part && part.end >= part.start ? { Range: `bytes=${part.start}-${part.end}` } : {}
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#key(name), ...range }))
    if (!(Body instanceof Readable)) throw new Error(`The storage returned no body for ${name}.`)
    return Body
  }

  async write(name: string, data: Buffer, kind: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        ...this.#key(name),
        Body: data,
        ContentType: kind,
        ContentLength: data.byteLength,
      }),
    )
  }

  /** Streams the content. A stream can be read only once, so this cannot retry. */
  async writeFrom(
    content: Readable,
    { name, bytes, kind, signal }: { name: string; bytes: number; kind: string; signal: AbortSignal },
  ): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#key(name), Body: content, ContentType: kind, ContentLength: bytes }),
      { abortSignal: signal },
    )
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#key(name)))
  }

  #key(name: string) {
    return { Bucket: this.#bucket, Key: name }
  }
}
