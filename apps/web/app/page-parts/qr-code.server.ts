import { encode } from 'uqr'

export interface QrCodeDrawing {
  /** Modules along each side, without the quiet zone. */
  readonly size: number
  readonly path: string
}

/** A QR code as one path of horizontal strokes; drawn here, so that no browser loads the encoder. */
export function qrCode(text: string): QrCodeDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
    )
    .join('')
  return { size, path }
}
