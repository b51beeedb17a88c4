/** `plain` is for clients that accept neither AVIF nor WebP: JPEG or PNG, which all browsers support. */
export const acceptedFormats = ['avif', 'webp', 'plain'] as const
export type AcceptedFormat = (typeof acceptedFormats)[number]

/** Browsers send a fifth of it. */
const MAX_HEADER_CHARACTERS = 1000

/** The smallest format that the client lists; a bare `image/*` does not imply support for newer formats. */
export function acceptedFormat(accept: string | undefined): AcceptedFormat {
  const ranges = ((accept?.length ?? 0) > MAX_HEADER_CHARACTERS ? '' : (accept ?? ''))
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
  const isNamed = (type: string) =>
    ranges.some(
      ([name, ...parameters]) => name === type && !parameters.some((part) => /^q=0(\.0*)?$/.test(part)),
    )
  if (isNamed('image/avif')) {
    return 'avif'
  }
  return isNamed('image/webp') ? 'webp' : 'plain'
}
