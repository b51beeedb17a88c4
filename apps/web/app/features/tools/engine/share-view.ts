import { boardNames } from '@site/contracts/market/board-names.ts'
import { boardCodes } from '@site/contracts/market/values.ts'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from './figures.ts'
import type { ShareFacts } from './tool-facts.ts'
import type { ShareView } from './tool-form.ts'

const id = {
  board: (board: string) => `Papan ${board}`,
  close: (day: string) => `penutupan ${day}`,
  kept: (ticker: string, close: string, day: string) =>
    `Kode saham kosong, jadi isian yang tidak Anda ubah masih milik ${ticker}, yang ditutup pada ${close} pada ${day}.`,
}
const en: typeof id = {
  board: (board) => `${board} board`,
  close: (day) => `close of ${day}`,
  kept: (ticker, close, day) =>
    `The ticker is empty, so the entries that you did not change are still those of ${ticker}, which closed at ${close} on ${day}.`,
}
const copy = { id, en }

/** Name, board and close of a share; null for one that the market data does not have. */
export function describeShare(
  locale: Locale,
  ticker: string,
  share: ShareFacts | undefined,
): Omit<ShareView, 'source' | 'returns'> | null {
  if (!share?.isKnown) return null
  const words = copy[locale]
  const code = boardCodes.find((one) => one === share.board)
  const { latestPrice: price } = share
  return {
    ticker,
    name: [share.name, code && words.board(boardNames[code][locale])].filter(Boolean).join(' · '),
    close: price ? figuresIn(locale).rupiah(price.close) : '',
    day: price ? words.close(formatDateShort(locale, price.date)) : '',
  }
}

/** Whose figures a form shows whose ticker was removed. */
export function describeFormerShare(locale: Locale, ticker: string, { latestPrice }: ShareFacts): string[] {
  if (latestPrice === null) return []
  const { rupiah, day } = figuresIn(locale)
  return [copy[locale].kept(ticker, rupiah(latestPrice.close), day(latestPrice.date))]
}
