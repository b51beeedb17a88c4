import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { ReadNotes, TableRecord } from '#market/import/reading/adapter.ts'
import { numberText } from '../../source-values.ts'
import { dividendCells } from './dividend-cells.ts'
import { issuerCells } from './issuer-cells.ts'
import type { Profile } from './profile-schema.ts'
import { currencyNamed, englishOfHolder, inMillions, parsePosition } from './profile-words.ts'

type Cells = Record<string, string>

interface ProfileContext {
  /** The day of the file, empty if it is unknown. */
  readonly asOf: string
  readonly calendar: Pick<TradingCalendar, 'nextTradingDay'>
  readonly notes: ReadNotes
}

/** The records of one issuer with shares. */
export function* profileRecords(
  profile: Profile,
  { asOf, calendar, notes }: ProfileContext,
): Generator<TableRecord> {
  const ticker = profile.Profiles[0]?.KodeEmiten ?? ''
  const record = (table: TableRecord['table'], cells: Cells): TableRecord => ({
    table,
    line: null,
    cells: { ticker, ...cells },
  })
  const [issuer] = profile.Profiles
  if (issuer) yield record('companies', { ...issuerCells(issuer, notes), ...issuedCells(profile) })
  for (const cells of managementCells(profile)) yield record('management', { as_of: asOf, ...cells })
  for (const cells of subsidiaryCells(profile)) yield record('subsidiaries', cells)
  for (const cells of shareholderCells(profile)) yield record('shareholders', { as_of: asOf, ...cells })
  for (const cells of dividendCells(ticker, profile.Dividen, { calendar, notes })) {
    yield record('dividends', cells)
  }
}

/** The source has the number of issued shares only as the total of the register. */
function issuedCells({ PemegangSaham }: Profile): Cells {
  const issued = PemegangSaham.reduce((sum, { Jumlah }) => sum + Jumlah, 0)
  return issued > 0 ? { issued_shares: String(issued) } : {}
}

function* managementCells({ Profiles: [main], Sekretaris, Direktur, Komisaris }: Profile): Generator<Cells> {
  for (const { Nama, Jabatan, Independen } of Komisaris) {
    // Independent commissioners have no affiliation; of the others, the source does not say it.
    const affiliated = Independen ? 'no' : ''
    yield { body: 'commissioner', name: Nama, affiliated, ...parsePosition(Jabatan, Independen) }
  }
  for (const { Nama, Jabatan, Afiliasi } of Direktur) {
    yield { body: 'director', name: Nama, affiliated: Afiliasi ? 'yes' : 'no', ...parsePosition(Jabatan) }
  }
  const [secretary] = Sekretaris
  if (secretary && secretary.Nama !== '') {
    const { Nama: name, Telepon: phone, Email: email } = secretary
    yield { body: 'secretary', name, affiliated: '', phone, email, ...parsePosition('Sekretaris Perusahaan') }
  }
  const registrar = main?.BAE ?? ''
  if (registrar !== '') {
    yield { body: 'registrar', name: registrar, affiliated: '', ...parsePosition('Biro Administrasi Efek') }
  }
}

/** Listed twice, a subsidiary is one; its first row counts. */
function* subsidiaryCells({ AnakPerusahaan }: Profile): Generator<Cells> {
  const seen = new Set<string>()
  for (const each of AnakPerusahaan) {
    const key = each.Nama.toLowerCase().replaceAll(/\s+/g, ' ')
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    const assets = inMillions(each.JumlahAset, each.Satuan)
    yield {
      name: each.Nama,
      relation: 'subsidiary',
      business_id: each.BidangUsaha,
      location: each.Lokasi,
      commercial_year: /^\d{4}$/.test(each.TahunKomersil) ? each.TahunKomersil : '',
      total_assets: assets === null ? '' : numberText(assets),
      currency: currencyNamed(each.MataUang),
      ownership: numberText(each.Persentase),
      active: /tidak|belum|non/i.test(each.StatusOperasi) ? 'no' : 'yes',
    }
  }
}

/** Rows with zero shares are padding. */
function* shareholderCells({ PemegangSaham }: Profile): Generator<Cells> {
  for (const { Nama, Kategori, Jumlah, Pengendali } of PemegangSaham) {
    if (Jumlah === 0) continue
    yield {
      name_id: Nama,
      name_en: englishOfHolder(Nama),
      category: classifyHolder(`${Kategori} ${Nama}`, Kategori, Pengendali),
      shares: String(Jumlah),
    }
  }
}

function classifyHolder(named: string, category: string, isControlling: boolean): string {
  if (isControlling) return 'controlling'
  if (/treasur/i.test(named)) return 'treasury'
  if (/^masyarakat/i.test(category)) return 'public'
  if (/afiliasi/i.test(named)) return 'affiliate'
  if (/direksi|direktur|komisaris/i.test(category)) return 'board'
  // Named holders below 5% belong to the free float.
  return /lebih dari 5/i.test(category) ? 'major' : 'public'
}
