/** Says what is wrong with an address of another site, or true. */
export function checkHttpsAddress(value: unknown): string | true {
  return (
    (typeof value === 'string' && isHttps(value)) ||
    'Alamat lengkap yang dimulai dengan https://. / A full address that starts with https://.'
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
