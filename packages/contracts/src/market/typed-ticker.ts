import { plainCharacters } from '../typed-text.ts'
import { isTicker, tickerPattern, typedTickerPattern } from './values.ts'

/** How the exchange is written next to a ticker: `IDX:BQNS` in news, `BQNS.JK` and `BQNS IJ` at data vendors. */
const exchangeCodes = ['IDX', 'XIDX', 'BEI', 'JKSE', 'JKT', 'JK', 'IJ', 'ID'] as const
/** Words that visitors write next to a ticker in a field for one. */
const accompanyingWords: ReadonlySet<string> = new Set([
  ...exchangeCodes.map((code) => code.toLowerCase()),
  ...['saham', 'harga', 'kode', 'emiten', 'grafik', 'hari', 'ini', 'pt', 'tbk'],
  ...['share', 'shares', 'stock', 'price', 'ticker', 'code', 'chart', 'today', 'equity'],
])

/** Without `ID`, which ends Indonesian domain names, too. */
const exchange = `(?:${exchangeCodes.filter((code) => code !== 'ID').join('|')})`
const wordStart = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'
// Without spaces around the mark, because in a sentence the next word is no ticker: `jadwal BEI: libur`.
const exchangeBefore = new RegExp(`${wordStart}${exchange}[:-](?=${typedTickerPattern}${wordEnd})`, 'giu')
const exchangeAfter = new RegExp(
  `${wordStart}(${typedTickerPattern})(?:[:.]${exchange}|-(?:JK|JKT|JKSE|IJ)| IJ(?: Equity)?)${wordEnd}`,
  'giu',
)
// In capitals, because a hyphen also joins words: `libur-BEI`.
const exchangeAfterCapitals = new RegExp(`${wordStart}(${tickerPattern})-${exchange}${wordEnd}`, 'gu')
/** `BQNS-W` and `BQNS-R` are a warrant and a right: other securities than the share. */
const wordPattern = /(\$*)([\p{L}\p{N}]+)(-[a-z]\d{0,2}(?![\p{L}\p{N}]))?/giu

function replaceExchanges(text: string, before: string, ticker: string): string {
  return plainCharacters(text)
    .replace(exchangeBefore, before)
    .replace(exchangeAfter, ticker)
    .replace(exchangeAfterCapitals, ticker)
}

export interface NamedTicker {
  readonly ticker: string
  /** Whether it is written as a ticker and cannot be another word: alone, with an exchange, or the only capitals. */
  readonly isCertain: boolean
}

/** The words of a text that may be tickers; only the market data has the existing ones. */
export function listNamedTickers(text: string): NamedTicker[] {
  const marked = replaceExchanges(text, '$$', '$$$1')
  const words = [...marked.matchAll(wordPattern)]
  const isMixed = /\p{Ll}/u.test(marked)
  const named = new Map<string, boolean>()
  for (const [, mark = '', word = '', security] of words) {
    const ticker = word.toUpperCase()
    if (security !== undefined || !isTicker(ticker)) continue
    const isCertain = mark !== '' || words.length === 1 || (isMixed && word === ticker)
    named.set(ticker, isCertain || named.get(ticker) === true)
  }
  return [...named].map(([ticker, isCertain]) => ({ ticker, isCertain }))
}

/** The ticker of a field for one, in any notation; null if there is none or more than one. */
export function parseTypedTicker(text: string): string | null {
  const named = listNamedTickers(text)
  const [certain, ...others] = named.filter(({ isCertain }) => isCertain)
  if (certain) return others.length === 0 ? certain.ticker : null
  const words =
    plainCharacters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []
  const [only, ...more] = new Set(words.filter((word) => !accompanyingWords.has(word)))
  const ticker = only?.toUpperCase() ?? ''
  return more.length === 0 && named.some((one) => one.ticker === ticker) ? ticker : null
}

/** A search text without the exchange of its tickers, which no text contains: `BQNS.JK` becomes `BQNS`. */
export function removeExchanges(text: string): string {
  return replaceExchanges(text, '', '$1')
}

/** Whether a word names the exchange in a list of tickers. */
export function isExchangeCode(word: string): boolean {
  return exchangeCodes.some((code) => code === word)
}
