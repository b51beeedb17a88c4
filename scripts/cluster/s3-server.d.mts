export const s3Keys: { readonly accessKeyId: string; readonly secretAccessKey: string }

export function startS3Server(options: {
  readonly folder: string
  readonly bucket: string
  /** Any free one where it is not given. */
  readonly port?: number
}): Promise<{ readonly endpoint: string; stop(): Promise<void> }>
