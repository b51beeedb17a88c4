import sharp from 'sharp'

/**
 * Blocks libvips' loaders for all other formats (SVG, TIFF, GIF …), whatever a file's content claims to be. Applies to
 * the running service only: the seed draws its images as SVG.
 */
export function blockOtherImageLoaders(): void {
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
