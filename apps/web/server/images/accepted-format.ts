import { acceptedNames } from '#server/base/accepted-names.ts'

/** `plain` is for clients that accept neither AVIF nor WebP: JPEG or PNG, which all browsers support. */
export const acceptedFormats = ['avif', 'webp', 'plain'] as const
export type AcceptedFormat = (typeof acceptedFormats)[number]

/** The smallest format that the client lists; a bare `image/*` does not imply support for newer formats. */
export function acceptedFormat(accept?: string): AcceptedFormat {
  const names = acceptedNames(accept)
  return names.get('image/avif') ? 'avif' : names.get('image/webp') ? 'webp' : 'plain'
}
