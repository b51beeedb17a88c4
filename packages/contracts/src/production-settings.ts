/** Names that nobody outside this machine can reach, or that RFC 2606 and 6761 keep for examples and tests. */
const privateName = /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|(.+\.)?(localhost|test|example|invalid))$/

/** Whether visitors come to this address, as far as an address can say. */
export function isPublicSite(siteUrl: string): boolean {
  return !privateName.test(new URL(siteUrl).hostname)
}

/** Values that stand in documents and examples; whoever runs with them has not chosen a secret. */
const wellKnown =
  /^(change-?me|secret|password|development|example|test|demo|default|only-for|a-key|key-|your|xxx|placeholder|insecure)/i
const leastDifferent = 8

/** Why a text is no secret, for a sentence that begins with its name; null where nothing speaks against it. */
export function faultOfSecret(value: string): string | null {
  if (wellKnown.test(value)) return 'is an example value: make one with `openssl rand -hex 32`'
  return new Set(value).size < leastDifferent
    ? 'repeats the same few characters: make one with `openssl rand -hex 32`'
    : null
}

/** What is wrong with the secrets that a public site would run with, a sentence for each. */
export function faultsOfSecrets(secrets: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(secrets)
  return entries.flatMap(([name, value], position) => {
    const fault = faultOfSecret(value)
    const twin = entries.slice(0, position).find(([, other]) => other === value)
    return [
      ...(fault ? [`${name} ${fault}`] : []),
      ...(twin ? [`${name} is the same as ${twin[0]}: each secret has one use`] : []),
    ]
  })
}
