/** Local names, and names reserved for examples and tests (RFC 2606, RFC 6761). */
const privateName = /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|(.+\.)?(localhost|test|example|invalid))$/

/** Whether visitors can reach this URL, judged by its host name. */
export function isPublicSite(siteUrl: string): boolean {
  return !privateName.test(new URL(siteUrl).hostname)
}

/** Values from documents and examples, which are not secret. */
const wellKnown =
  /^(change-?me|secret|password|development|example|test|demo|default|only-for|a-key|key-|your|xxx|placeholder|insecure)/i
const leastDifferent = 8

/** Why a value is not a secret, for a message that starts with the setting's name; null if it is acceptable. */
export function secretError(value: string): string | null {
  if (wellKnown.test(value)) return 'is an example value: make one with `openssl rand -hex 32`'
  return new Set(value).size < leastDifferent
    ? 'repeats the same few characters: make one with `openssl rand -hex 32`'
    : null
}

/** Validation errors of the secrets of a public site. */
export function secretErrors(secrets: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(secrets)
  return entries.flatMap(([name, value], position) => {
    const error = secretError(value)
    const twin = entries.slice(0, position).find(([, other]) => other === value)
    return [
      ...(error ? [`${name} ${error}`] : []),
      ...(twin ? [`${name} is the same as ${twin[0]}: each secret has one use`] : []),
    ]
  })
}
