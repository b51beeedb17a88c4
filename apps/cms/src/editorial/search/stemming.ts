/** Words that only look affixed, or whose meaning differs from their root: pendapatan is income, dapat means can. */
const unaffixed = new Set(
  `adalah beranda kemudian masalah menara pendapat pendapatan perangkat perdana perempuan sebagai sebuah sejarah
  sekarang sekolah selatan seolah serikat setuju tetapi`.split(/\s+/),
)

/** Words that stripping affixes seems to produce by mistake, as oleh from memperoleh. */
const rootless = new Set(['anda', 'buah', 'kenai', 'maka', 'oleh', 'pada', 'pula'])

type Suffix = '' | 'i' | 'kan' | 'an'

/** A prefix, and the letter that it replaced at the start of the root. */
type Prefix = readonly [prefix: RegExp, taken?: string]

/** meN- and peN- assimilate the first sound: menulis from tulis, but menilai from nilai. */
const nasal = (start: string): Prefix[] => [
  [new RegExp(`^${start}m(?=[bfpv])`)],
  [new RegExp(`^${start}n(?=[cdjstz])`)],
  [new RegExp(`^${start}ng(?=[aiueoghk])`)],
  [new RegExp(`^${start}(?=[lrwy]|(?:m|n|ny)[aiueo])`)],
  [new RegExp(`^${start}m(?=[aiueo])`), 'p'],
  [new RegExp(`^${start}n(?=[aiueo])`), 't'],
  [new RegExp(`^${start}ny(?=[aiueo])`), 's'],
  [new RegExp(`^${start}ng(?=[aiueo])`), 'k'],
]
const me = nasal('me')
const pe: readonly Prefix[] = [...nasal('pe'), [/^pe(?=[^aiueomnr])/]]
const ber: readonly Prefix[] = [[/^ber/], [/^be(?=r|[^aiueo]er)/], [/^bel(?=ajar)/]]
const per: readonly Prefix[] = [[/^per/], [/^pel(?=ajar)/]]
const ter: readonly Prefix[] = [[/^ter/], [/^te(?=r)/]]
const di: readonly Prefix[] = [[/^di/]]
const ke: readonly Prefix[] = [[/^ke/]]
const se: readonly Prefix[] = [[/^se/]]
/** Before a root of one syllable: mengecek, mengklik, dicek. */
const nge: readonly Prefix[] = [[/^[mp]enge/], [/^[mp]eng(?=k[lr])/], [/^[mp]en(?=s[kt])/], ...di]
/** For ordinal numbers; other words begin with ke- by themselves. */
const keNumber: readonly Prefix[] = [[/^ke(?=(?:dua|tiga|empat|lima|enam|tujuh)$)/]]

const twoSyllables = /^(?=.{3})[^aiueo]*[aiueo]+[^aiueo]*[aiueo]/
const oneSyllable = /^[^aiueo]{1,2}[aiueo][^aiueo]{1,2}$/

interface Affixes {
  readonly prefixes: readonly (readonly Prefix[])[]
  readonly suffixes: readonly Suffix[]
  readonly root?: RegExp
}

/** Valid affix combinations, e.g. no di- with -an, so that pemberian is beri and berikan never ikan. */
const together: readonly Affixes[] = [
  { prefixes: [], suffixes: ['i', 'kan', 'an'] },
  { prefixes: [me], suffixes: ['', 'i', 'kan'] },
  { prefixes: [di], suffixes: ['', 'i', 'kan'] },
  { prefixes: [ter], suffixes: ['', 'i', 'kan'] },
  { prefixes: [ber], suffixes: ['', 'an', 'kan'] },
  { prefixes: [pe], suffixes: ['', 'an'] },
  { prefixes: [per], suffixes: ['', 'an'] },
  { prefixes: [ke], suffixes: ['an'] },
  { prefixes: [keNumber], suffixes: [''] },
  { prefixes: [se], suffixes: ['', 'an'] },
  { prefixes: [me, per], suffixes: ['', 'i', 'kan'] },
  { prefixes: [di, per], suffixes: ['', 'i', 'kan'] },
  { prefixes: [me, ber], suffixes: ['i', 'kan'] },
  { prefixes: [di, ber], suffixes: ['i', 'kan'] },
  { prefixes: [pe, ber], suffixes: ['an'] },
  { prefixes: [ke, ber], suffixes: ['an'] },
  { prefixes: [ke, ter], suffixes: ['an'] },
  { prefixes: [ke, pe], suffixes: ['an'] },
  { prefixes: [ber, pe], suffixes: ['an'] },
  { prefixes: [ber, per], suffixes: ['an'] },
  { prefixes: [ber, ke], suffixes: ['an'] },
  { prefixes: [nge], suffixes: ['', 'kan', 'an'], root: oneSyllable },
  { prefixes: [per], suffixes: ['an'], root: oneSyllable },
]

/** Strips prefixes in every possible way. */
function withoutPrefixes(word: string, prefixes: Affixes['prefixes']): string[] {
  return prefixes.reduce<string[]>(
    (rests, kind) =>
      rests.flatMap((rest) =>
        kind
          .filter(([prefix]) => prefix.test(rest))
          .map(([prefix, taken = '']) => rest.replace(prefix, taken)),
      ),
    [word],
  )
}

function withoutAffixes(word: string): string[] {
  return together.flatMap(({ prefixes, suffixes, root = twoSyllables }) =>
    suffixes
      .filter(
        (suffix) => word.endsWith(suffix) && (suffix !== '' || prefixes[0] !== ber || !word.endsWith('kan')),
      )
      .flatMap((suffix) => withoutPrefixes(word.slice(0, word.length - suffix.length), prefixes))
      .filter((rest) => root.test(rest)),
  )
}

/** Strips enclitics (sahamnya, sahamnyalah) and reduplication (sahamsaham). */
function withoutEnclitics(word: string): string[] {
  const single = word.replace(/^(.{3,})\1$/, '$1')
  const withoutParticle = single.replace(/(?:lah|kah|pun)$/, '')
  const withoutOwner = [single, withoutParticle].map((it) => it.replace(/(?:nya|ku|mu)$/, ''))
  return [single, ...[withoutParticle, ...withoutOwner].filter((it) => twoSyllables.test(it))]
}

/**
 * The possible roots of an Indonesian word, including itself. Two words are forms of each other if they share one:
 * without a dictionary, menulis may come from tulis or nulis, but no other word has the root nulis.
 */
export function listRoots(word: string): string[] {
  const bare = withoutEnclitics(word)
  const roots = [...bare, ...bare.filter((it) => !unaffixed.has(it)).flatMap(withoutAffixes)]
  const known = roots.filter((root) => unaffixed.has(root))
  return [...new Set([word, ...(known.length > 0 ? known : roots.filter((root) => !rootless.has(root)))])]
}
