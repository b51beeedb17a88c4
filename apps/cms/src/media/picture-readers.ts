import sharp from 'sharp'

/**
 * Whatever else libvips can read (SVG, TIFF, GIF …) never reaches its reader, however a file begins that somebody
 * uploads. For the service that runs: the seed draws its pictures as SVG.
 */
export function keepToAcceptedPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  })
}
