const vowel = '[aiueo]'
const shortestRoot = 3

/**
 * What the dictionary's stemmer gets wrong about nasal prefixes: mengelola is "elola" to it and dikelola "kelola",
 * menaikkan "aik", berisiko "isiko". These are the other spellings of a word that lead to the other stem.
 */
const rules: readonly { readonly from: RegExp; readonly to: string }[] = [
  { from: new RegExp(`^(?:me|pe)ng(?=${vowel})`), to: 'k' },
  { from: new RegExp(`^(?:me|pe)n(?=${vowel})`), to: 't' },
  { from: new RegExp(`^(?:me|pe)n(?=${vowel})`), to: 'n' },
  { from: new RegExp(`^ber(?=${vowel})`), to: 'r' },
  { from: new RegExp(`^(?:di|ber|ter)?[kt](?=${vowel})`), to: '' },
  { from: new RegExp(`^[nr](?=${vowel})`), to: '' },
]

/** Other spellings under which an Indonesian word's root may stand in the index. */
export function otherSpellings(word: string): string[] {
  return rules
    .filter(({ from }) => from.test(word))
    .map(({ from, to }) => word.replace(from, to))
    .filter((spelling) => spelling.length >= shortestRoot)
}

/**
 * The same for what the stemmer leaves of a word: penerbitan is "erbit" to it, and terbitan, with its t again, "bitan";
 * memiliki is "pilik" and dimiliki "milik". A short stem with another letter would be another word: mula and pula.
 */
const stemRules: readonly { readonly word: RegExp; readonly stem: RegExp; readonly to: string }[] = [
  { word: new RegExp(`^(?:me|pe)n(?=${vowel})`), stem: new RegExp(`^(?=${vowel})`), to: 't' },
  { word: new RegExp(`^(?:me|pe)m(?=${vowel})`), stem: new RegExp(`^p(?=${vowel})`), to: 'm' },
  { word: /^/, stem: new RegExp(`^m(?=${vowel}[a-z]{3})`), to: 'p' },
]

/** Other stems under which an Indonesian word's root may stand in the index. */
export function otherStems(word: string, stem: string): string[] {
  return stemRules
    .filter((rule) => rule.word.test(word) && rule.stem.test(stem))
    .map((rule) => stem.replace(rule.stem, rule.to))
}
