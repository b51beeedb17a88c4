/** HTTP status of a failed image request. */
export type ImageErrorStatus = 400 | 404 | 413 | 415 | 502 | 503

export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: ImageErrorStatus

  constructor(status: ImageErrorStatus, message: string) {
    super(message)
    this.status = status
  }
}
