import { type Asker, say } from './say.ts'

const safeProtocols = ['https:', 'http:', 'mailto:', 'tel:']

/** Says what is wrong with an address of another site, or true. */
export function checkHttpsAddress(value: unknown, asker: Asker = {}): string | true {
  return (
    (typeof value === 'string' && isHttps(value)) ||
    say(asker, {
      id: 'Alamat lengkap yang dimulai dengan https://.',
      en: 'A full address that starts with https://.',
    })
  )
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** The address of a link when it cannot run script, else null. */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const trimmed = address.trim()
  if (/^\/(?![/\\])/.test(trimmed) || /^#[\w-]*$/.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  return safeProtocols.includes(url.protocol) ? url.href : null
}

/** Says what is wrong with the address of a link in a text, or true. */
export function checkLinkAddress(value: unknown, asker: Asker = {}): string | true {
  return (
    safeAddress(value) !== null ||
    say(asker, {
      id: 'Alamat ini tidak dapat ditautkan. Tulis alamat lengkap (https://…, mailto:…, tel:…) atau jalur di situs ini, misalnya /id/blog.',
      en: 'This address cannot be linked to. Write a full address (https://…, mailto:…, tel:…) or a path of this site, /en/blog for example.',
    })
  )
}
