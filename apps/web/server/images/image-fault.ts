/** HTTP status of a failed image request. */
export type ImageFaultStatus = 400 | 404 | 413 | 415 | 502 | 503

export class ImageFault extends Error {
  override readonly name = 'ImageFault'
  readonly status: ImageFaultStatus

  constructor(status: ImageFaultStatus, message: string) {
    super(message)
    this.status = status
  }
}
