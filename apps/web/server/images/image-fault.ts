/** Why a picture cannot be given; what the numbers mean to clients and caches is their HTTP meaning. */
export type ImageFaultStatus = 400 | 404 | 413 | 415 | 502 | 503

export class ImageFault extends Error {
  override readonly name = 'ImageFault'
  readonly status: ImageFaultStatus

  constructor(status: ImageFaultStatus, message: string) {
    super(message)
    this.status = status
  }
}
