/** `plain` is for readers that name neither AVIF nor WebP: JPEG or PNG, which all of them can show. */
export const acceptedKinds = ['avif', 'webp', 'plain'] as const
export type AcceptedKind = (typeof acceptedKinds)[number]

/** Browsers send a fifth of it. */
const MOST_HEADER_CHARACTERS = 1000

/** The smallest kind that the reader names; a bare `image/*` is no promise that it can show the newer ones. */
export function acceptedKind(accept: string | undefined): AcceptedKind {
  const ranges = ((accept?.length ?? 0) > MOST_HEADER_CHARACTERS ? '' : (accept ?? ''))
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
