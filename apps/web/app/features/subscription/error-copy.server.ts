import { subscriptionLimits } from '@site/contracts/content/subscription-names.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const { tickers, events, threshold } = subscriptionLimits

/** With the sign of share prices in both languages. */
export function formatSharePrice(locale: Locale, price: number): string {
  return `Rp${formatNumber(locale, price, Number.isInteger(price) ? 0 : 2)}`
}

const id = {
  noList: 'Pilih sedikitnya satu langganan.',
  noShare: 'Isi sedikitnya satu kode saham.',
  noEvent: 'Pilih sedikitnya satu pengingat, atau acara baru.',
  unusedShares: 'Centang Saham pilihan, atau kosongkan isian sahamnya.',
  tooMany: `Paling banyak ${tickers} saham.`,
  tooManyEvents: `Paling banyak ${events} pengingat acara.`,
  notListed: (ticker: string) => `${ticker} tidak tercatat.`,
  repeated: (ticker: string) => `${ticker} sudah diisi di atas.`,
  noKind: 'Pilih sedikitnya satu kabar, atau isi satu harga.',
  oneTicker: 'Isi satu kode saja untuk pengingat harga.',
  delisted: (ticker: string) => `${ticker} sudah keluar dari bursa, jadi harganya tidak dapat dipantau.`,
  range: `Isi dari ${formatSharePrice('id', threshold.min)} sampai ${formatSharePrice('id', threshold.max)}.`,
  offTick: (price: string, lower: string, upper: string) =>
    `${price} bukan fraksi harga; terdekat ${lower} atau ${upper}.`,
  already: {
    above: (day: string, close: string, price: string) =>
      `Harga penutupan ${day} (${close}) sudah di atas ${price}.`,
    at: (day: string, close: string) => `Harga penutupan ${day} sudah ${close}.`,
    below: (day: string, close: string, price: string) =>
      `Harga penutupan ${day} (${close}) sudah di bawah ${price}.`,
  },
}

const en: typeof id = {
  noList: 'Choose at least one list.',
  noShare: 'Enter at least one ticker.',
  noEvent: 'Choose at least one reminder, or new events.',
  unusedShares: 'Check Selected shares, or empty its share fields.',
  tooMany: `At most ${tickers} shares.`,
  tooManyEvents: `At most ${events} event reminders.`,
  notListed: (ticker) => `${ticker} is not listed.`,
  repeated: (ticker) => `${ticker} is already entered above.`,
  noKind: 'Choose at least one kind of news, or enter a price.',
  oneTicker: 'Enter a single ticker for a price alert.',
  delisted: (ticker) => `${ticker} has left the exchange, so its price cannot be watched.`,
  range: `Enter from ${formatSharePrice('en', threshold.min)} to ${formatSharePrice('en', threshold.max)}.`,
  offTick: (price, lower, upper) => `${price} is not on the tick; nearest ${lower} or ${upper}.`,
  already: {
    above: (day, close, price) => `The close of ${day} (${close}) is already above ${price}.`,
    at: (day, close) => `The close of ${day} is already ${close}.`,
    below: (day, close, price) => `The close of ${day} (${close}) is already below ${price}.`,
  },
}

export const errorCopy = { id, en }
