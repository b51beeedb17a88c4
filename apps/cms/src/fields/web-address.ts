import { type Asker, say } from './say.ts'

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

/** A path on our own site: `/id/blog`, but not `//elsewhere` and nothing with a backslash. */
export function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*$/.test(value)
}

/** Where a redirect may lead: a path of ours or an https address. */
export function isRedirectTarget(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value) || isHttps(value)
}
