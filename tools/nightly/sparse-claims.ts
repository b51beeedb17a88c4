/** A sentence that is right although it has words of a claim. */
export interface AllowedSentence {
  readonly sentence: RegExp
  readonly reason: string
}

/** Words that say zero, none, never or not yet: wrong wherever nobody delivered the data. */
const claims: readonly RegExp[] = [
  /(?<![\d.,])[+−-]?0(?:[.,]0+)?\s?%/g,
  /\b(?:Rp|IDR)\s?0(?![\d.,]*[1-9])/g,
  // A whole number: not a part of a time, date, address or decimal.
  /(?<![\w.,:/+−-]|\bIDR )0(?![\w:/-]|[.,]\d|\s?%)/g,
  /\b(?:tidak|belum|tak) (?:ada|pernah|cukup)\b|\bnihil\b/gi,
  /\bbelum (?!ada|pernah|cukup|tersedia)\w+/gi,
  /\b(?:hanya|tidak) diperdagangkan\b|\bbaru (?:satu|1)\b/gi,
  /\b(?:no|none|never|nothing|zero|yet)\b/gi,
  /\b(?:not|only) (?:been )?traded\b|\btraded only\b|\bonly one\b|\bnot enough\b/gi,
  // A cell of a file.
  /(?<=\| )tidak(?= \|)/gi,
]

/** Sentences about the site itself and what an empty site has of its own. */
const allowed: readonly AllowedSentence[] = [
  { sentence: /belum ditulis|not written yet/g, reason: 'placeholder of a site without content' },
  { sentence: /Belum ada laporan riset\.|There are no research reports yet\./g, reason: 'our own research' },
  { sentence: /Belum ada acara terjadwal|No event is scheduled yet/g, reason: 'our own events' },
  { sentence: /tidak ada promo yang berjalan|No promotion is running/g, reason: 'our own promotions' },
  {
    sentence: /kami belum memberi rekomendasi|we have no recommendation for this share/g,
    reason: 'our own recommendations',
  },
  {
    sentence: /Tidak ada penawaran yang dibuka atau dijadwalkan|No offer is open or scheduled/g,
    reason: 'offers of government series are content of the CMS',
  },
  { sentence: /not available on this site yet/g, reason: 'our own rates' },
  { sentence: /Belum yakin|no personal data/g, reason: 'about the questionnaire of risk' },
  { sentence: /(?:&lt;|&gt;) 0%|0% (?:tidak berubah|unchanged)/g, reason: 'legend of the sector map' },
  { sentence: /disuspensi atau tidak diperdagangkan|suspended or not traded/g, reason: 'note on a column' },
  { sentence: /is in no range of that figure/g, reason: 'how the screener filters' },
  {
    sentence: /Tidak ada emiten yang cocok|No company matches/g,
    reason: 'result of the filter of a visitor, with the note on absent figures',
  },
  { sentence: /so it has no line/g, reason: 'about the chart' },
  { sentence: /has no right to this dividend/g, reason: 'about days of a delivered dividend' },
  { sentence: /\bNo Yes\b/g, reason: 'choices of a form' },
  { sentence: /is no forecast/g, reason: 'what a theoretical price is' },
  { sentence: /belum menghitung|belum dibayar/g, reason: 'what the margin simulator counts' },
  { sentence: /\d 0% \d/g, reason: 'row of the margin simulator with the present price' },
  { sentence: /\+ 0 (?:lembar|shares)\)/g, reason: 'odd lots of the calculator' },
  {
    sentence: /(?:Biaya beli|Buying fee) (?:Rp|IDR )0|\+ (?:Rp|IDR )0\)/g,
    reason: 'fee that the visitor left empty',
  },
  {
    sentence:
      /Bursa tutup pada [^:]+: tidak ada transaksi|The exchange is closed on [^:]+: nothing is traded/g,
    reason: 'a weekend or known holiday',
  },
  { sentence: /Belum ada: Rekomendasi|None yet: Recommendations/g, reason: 'our own research' },
  {
    sentence: /Data indeks belum cukup|Not enough index data for a chart yet/g,
    reason: 'says what we have, as the following',
  },
  { sentence: /no trade in our data|\b[Oo]ur data has no\b/g, reason: 'so' },
  { sentence: /tidak ada di data kami|Belum ada dividen tunai \w+ di data kami/g, reason: 'so' },
  { sentence: /belum kami terima/g, reason: 'so' },
  { sentence: /only one trading day in our data/g, reason: 'so' },
  { sentence: /Tidak ada perusahaan sejenis yang harganya ada di data kami/g, reason: 'so' },
  { sentence: /No medians: fewer than three companies/g, reason: 'why a figure is absent' },
  {
    sentence: /not enough prices in this range|Tidak ada cukup harga|harga dalam rentang ini tidak cukup/g,
    reason: 'prices, not trades',
  },
]

/** Characters on each side of a claim, to find it on the page. */
const wordsAround = 35

/** The claims of a text outside of allowed sentences, each with some words around it. */
export function findClaims(text: string, alsoAllowed: readonly AllowedSentence[] = []): string[] {
  const spans = [...allowed, ...alsoAllowed].flatMap(({ sentence }) =>
    [...text.matchAll(sentence)].map((match) => [match.index, match.index + match[0].length] as const),
  )
  const found = claims
    .flatMap((claim) => [...text.matchAll(claim)])
    .map((match) => [match.index, match.index + match[0].length] as const)
    .filter(([from, to]) => !spans.some(([start, end]) => start <= from && to <= end))
  return found.map(([from, to]) =>
    text.slice(Math.max(0, from - wordsAround), to + wordsAround).replace(/^\S*\s|\s\S*$/g, ''),
  )
}
