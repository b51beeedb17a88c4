import { type RequestLike, translate } from './translate.ts'

const safeProtocols = ['https:', 'http:', 'mailto:', 'tel:']

/** Validates a URL of another site: an error message, or true. */
export function checkHttpsAddress(value: unknown, options: RequestLike = {}): string | true {
  return (
    (typeof value === 'string' && isHttps(value)) ||
    translate(options, {
      id: 'Alamat lengkap yang dimulai dengan https://.',
      en: 'A full URL that starts with https://.',
    })
  )
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** A link's URL if it cannot run a script, else null. */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const trimmed = address.trim()
  if (/^\/(?![/\\])/.test(trimmed) || /^#[\w-]*$/.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  return safeProtocols.includes(url.protocol) ? url.href : null
}

/** Validates a link's URL in a text: an error message, or true. */
export function checkLinkAddress(value: unknown, options: RequestLike = {}): string | true {
  return (
    safeAddress(value) !== null ||
    translate(options, {
      id: 'Alamat ini tidak dapat ditautkan. Isi alamat lengkap (https://…, mailto:…, tel:…) atau jalur di situs ini, misalnya /id/blog.',
      en: 'This address cannot be linked to. Enter a full URL (https://…, mailto:…, tel:…) or a path on this site, such as /en/blog.',
    })
  )
}
