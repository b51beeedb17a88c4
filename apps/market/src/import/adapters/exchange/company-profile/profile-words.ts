import { boardNames } from '@site/contracts/market/board-names.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { boardCodes, sectorCodes } from '@site/contracts/market/values.ts'
import { plainDay } from '../../source-values.ts'

/** Spellings differ in case, spaces, hyphens, and `&` or `dan`. */
function toNameKey(name: string): string {
  return name.toLowerCase().replaceAll(/\bdan\b|[^a-z]/g, '')
}

const sectorByName = new Map(
  sectorCodes.flatMap((code) =>
    Object.values(sectorNames[code]).map((name) => [toNameKey(name), code] as const),
  ),
)

/** The IDX-IC letter; undefined for an unknown name. */
export function sectorNamed(name: string) {
  return sectorByName.get(toNameKey(name))
}

const boardByName = new Map(boardCodes.map((code) => [toNameKey(boardNames[code].id), code]))

/** Names are `Utama` or `Papan Utama`. */
export function boardNamed(name: string) {
  return boardByName.get(toNameKey(name).replace(/^papan/, ''))
}

const englishOfPositions: Readonly<Record<string, string>> = {
  'Presiden Komisaris': 'President Commissioner',
  'Komisaris Utama': 'President Commissioner',
  'Wakil Presiden Komisaris': 'Vice President Commissioner',
  'Wakil Komisaris Utama': 'Vice President Commissioner',
  Komisaris: 'Commissioner',
  'Presiden Komisaris Independen': 'Independent President Commissioner',
  'Komisaris Utama Independen': 'Independent President Commissioner',
  'Wakil Presiden Komisaris Independen': 'Independent Vice President Commissioner',
  'Wakil Komisaris Utama Independen': 'Independent Vice President Commissioner',
  'Komisaris Independen': 'Independent Commissioner',
  'Presiden Direktur': 'President Director',
  'Direktur Utama': 'President Director',
  'Wakil Presiden Direktur': 'Vice President Director',
  'Wakil Direktur Utama': 'Vice President Director',
  Direktur: 'Director',
  'Direktur Independen': 'Independent Director',
  'Sekretaris Perusahaan': 'Corporate Secretary',
  'Biro Administrasi Efek': 'Securities Administration Bureau',
}

/** The source has positions in capitals, and in another field whether a commissioner is independent. */
export function parsePosition(written: string, isIndependent = false) {
  const isInCapitals = written === written.toUpperCase()
  const named = isInCapitals
    ? written.toLowerCase().replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
    : written
  const id = isIndependent && !/\bIndependen\b/.test(named) ? `${named} Independen` : named
  return { position_id: id, position_en: englishOfPositions[id] ?? '' }
}

const englishOfHolders: Readonly<Record<string, string>> = {
  masyarakat: 'Public',
  masyarakatwarkat: 'Public (share certificates)',
  masyarakatnonwarkat: 'Public (scripless)',
  sahamtreasury: 'Treasury shares',
}

/** Empty for names of people and companies, which have no translation. */
export function englishOfHolder(name: string): string {
  return englishOfHolders[toNameKey(name)] ?? ''
}

const currencyByName: Readonly<Record<string, string>> = {
  '': 'IDR',
  RP: 'IDR',
  RUPIAH: 'IDR',
  US$: 'USD',
  RMB: 'CNY',
  EURO: 'EUR',
}

export function currencyNamed(name: string): string {
  const code = name.toUpperCase().replace(/\.$/, '')
  return currencyByName[code] ?? code
}

const millionsPerUnit: Readonly<Record<string, number>> = {
  PENUH: 1e-6,
  RIBUAN: 1e-3,
  JUTAAN: 1,
  MILIARAN: 1e3,
}

/** In millions; null for 0, which means unknown here, and for an unknown unit. */
export function inMillions(amount: number, unit: string): number | null {
  const factor = millionsPerUnit[unit.toUpperCase()]
  return amount === 0 || factor === undefined ? null : amount * factor
}

/** Empty: unknown, which the exchange writes as a day of the year 1 or 1900. */
export function parseKnownDay(written: string): string {
  const day = plainDay(written, ['YYYY-MM-DD'])
  return day < '1901' ? '' : day
}

/** Cells take `https` addresses only; the source often leaves the scheme out. */
export function webAddress(written: string): string {
  return /^\S+\.\S+$/.test(written) ? `https://${written.replace(/^https?:\/*/i, '')}` : ''
}
