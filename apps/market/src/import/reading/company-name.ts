/** Short words that stay in capitals, besides those without a vowel, such as MNC. */
const abbreviations = new Set('ABM AKR BCA BFI BNI BRI DCI IMC MAP NISP OCBC UOB II III IV VI VII'.split(' '))
/** A name of one such word is more likely an abbreviation. */
const longestAbbreviation = 4
const smallWords = new Set(['dan', 'and', 'of'])

/**
 * The name of a listed company as the site spells it: `PT` without a dot, `Tbk` once and at the end, and title case for
 * a name in capitals. The exchange has names such as `PT CONTOH TBK`, `PT. Contoh Tbk..` and `PT Contoh Tbk Tbk`.
 */
export function cleanCompanyName(written: string): string {
  const name = written.replaceAll(/\s+/g, ' ').trim()
  const bare = name
    .replace(/^P\.?\s?T\.?\s+/i, '')
    .replaceAll(/,?\s*\bTbk\b\.*/gi, '')
    .trim()
  if (bare === '') return name
  const hasForm = /^P\.?\s?T\.?\s/i.test(name)
  const isPublic = /\bTbk\b/i.test(name)
  return `${hasForm ? 'PT ' : ''}${lowerCapitals(bare)}${isPublic ? ' Tbk' : ''}`
}

function lowerCapitals(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? []
  const isInCapitals = name === name.toUpperCase()
  const isAbbreviation = words.length === 1 && name.length <= longestAbbreviation
  if (!isInCapitals || isAbbreviation) return name
  return name.replaceAll(/\p{L}+/gu, (word, place: number) => {
    if (abbreviations.has(word) || !/[AEIOUY]/.test(word)) return word
    const small = word.toLowerCase()
    return place > 0 && smallWords.has(small) ? small : `${word.charAt(0)}${small.slice(1)}`
  })
}
