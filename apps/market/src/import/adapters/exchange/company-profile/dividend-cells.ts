import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { ReadNotes } from '#market/import/reading/adapter.ts'
import { numberText } from '../../source-values.ts'
import type { Profile } from './profile-schema.ts'
import { currencyNamed, parseKnownDay } from './profile-words.ts'

interface DividendKind {
  readonly type: string
  readonly form: string
}

/** Codes of the exchange: dividen tunai, dividen saham, and their interim forms. */
const kinds: Readonly<Record<string, DividendKind>> = {
  dt: { type: 'final', form: 'cash' },
  dti: { type: 'interim', form: 'cash' },
  ds: { type: 'final', form: 'stock' },
  dsi: { type: 'interim', form: 'stock' },
}

/** The dividends of an issuer; their status follows from their days. */
export function* dividendCells(
  ticker: string,
  dividends: Profile['Dividen'],
  {
    calendar,
    notes,
  }: { readonly calendar: Pick<TradingCalendar, 'nextTradingDay'>; readonly notes: ReadNotes },
): Generator<Record<string, string>> {
  const taken = new Set<string>()
  const omitted = dividends.filter((dividend) => 'omission' in findKind(dividend)).map(findLastDay)
  if (omitted.length > 0) {
    notes.incompleteList(ticker, omitted.includes('') ? null : (omitted.toSorted().at(-1) ?? null))
  }
  const exDateOfCash = (recording: string) => {
    if (recording === '') return ''
    const next = calendar.nextTradingDay(recording)
    if (next === null)
      notes.skipped('ex date in the cash market, of a year whose exchange holidays are unknown')
    return next ?? ''
  }
  for (const dividend of dividends) {
    const kind = findKind(dividend)
    if ('omission' in kind) {
      notes.skipped(kind.omission)
      continue
    }
    const amount = dividend.CashDividenPerSaham
    const [old, added] = [dividend.Rasio1, dividend.Rasio2]
    const recording = parseKnownDay(dividend.TanggalDPS)
    const exDate = parseKnownDay(dividend.TanggalExRegulerDanNegosiasi)
    yield {
      // The ex date is what all sources of dividends know.
      id: freeId(
        `${ticker}-dividend-${exDate === '' ? `${dividend.TahunBuku}-${kind.type}` : exDate}`,
        taken,
      ),
      type: kind.type,
      form: kind.form,
      book_year: dividend.TahunBuku,
      currency: currencyNamed(dividend.CashDividenPerSahamMU),
      ...(kind.form === 'cash'
        ? { amount_per_share: numberText(amount), total: formatTotal(dividend) }
        : { ratio_old: String(old), ratio_new: String(added) }),
      cum_date_regular: parseKnownDay(dividend.TanggalCum),
      ex_date_regular: exDate,
      // In the cash market, which settles on the same day, the recording date is the cum date.
      cum_date_cash: recording,
      ex_date_cash: exDateOfCash(recording),
      recording_date: recording,
      payment_date: parseKnownDay(dividend.TanggalPembayaran),
    }
  }
}

type ProfileDividend = Profile['Dividen'][number]

/** Or why the dividend is left out. */
function findKind({
  Jenis,
  CashDividenPerSaham,
  Rasio1,
  Rasio2,
}: ProfileDividend): DividendKind | { readonly omission: string } {
  const kind = kinds[Jenis.toLowerCase()]
  if (kind === undefined) return { omission: `dividend of type "${Jenis}"` }
  const isEmpty = kind.form === 'cash' ? CashDividenPerSaham === 0 : Rasio1 === 0 || Rasio2 === 0
  return isEmpty ? { omission: 'dividend without an amount' } : kind
}

/** Its ex date, or a later day; empty: unknown. */
function findLastDay({ TanggalExRegulerDanNegosiasi, TanggalDPS, TanggalPembayaran }: ProfileDividend) {
  return (
    parseKnownDay(TanggalExRegulerDanNegosiasi) ||
    parseKnownDay(TanggalDPS) ||
    parseKnownDay(TanggalPembayaran)
  )
}

/** Two dividends with the same ex date are numbered. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

function formatTotal(dividend: ProfileDividend): string {
  const isSameCurrency =
    currencyNamed(dividend.CashDividenTotalMU) === currencyNamed(dividend.CashDividenPerSahamMU)
  return isSameCurrency && dividend.CashDividenTotal ? numberText(dividend.CashDividenTotal) : ''
}
