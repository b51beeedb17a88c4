import { type DemoCompany, findDemoCompany, personNames, type Text } from './companies.ts'
import type { Filing } from './filings.ts'
import { type Random, randomFor } from './random.ts'

export interface DemoShareholder {
  readonly name: Text
  readonly category: 'controlling' | 'major' | 'board' | 'public' | 'treasury'
  readonly shares: number
}

export interface DemoSubsidiary {
  readonly name: string
  readonly relation: 'subsidiary' | 'associate' | 'jointVenture'
  readonly business: Text
  readonly location: string
  readonly commercialYear: number | null
  readonly totalAssets: number | null
  readonly ownership: number
  readonly isActive: boolean
}

const holdings = [
  'Sagara',
  'Arunika',
  'Bhuvana',
  'Kencana',
  'Wiranusa',
  'Lintang',
  'Pradipa',
  'Nawasena',
  'Tirtamas',
  'Galuh',
]
const kinds = ['Investama', 'Kapital', 'Mitra Utama', 'Dana Lestari', 'Ventura']
const towns = [
  'Jakarta',
  'Bekasi',
  'Surabaya',
  'Balikpapan',
  'Makassar',
  'Medan',
  'Gresik',
  'Batam',
  'Denpasar',
]

const sideBusinesses: Readonly<Record<string, readonly Text[]>> = {
  A: [
    { id: 'Jasa pelabuhan', en: 'Port services' },
    { id: 'Sewa alat tambang', en: 'Mining equipment rental' },
    { id: 'Pembangkit listrik', en: 'Power generation' },
  ],
  B: [
    { id: 'Distribusi bahan bangunan', en: 'Building material distribution' },
    { id: 'Pengolahan limbah', en: 'Waste processing' },
    { id: 'Angkutan curah', en: 'Bulk trucking' },
  ],
  C: [
    { id: 'Suku cadang', en: 'Spare parts' },
    { id: 'Jasa perbaikan', en: 'Repair services' },
    { id: 'Sewa peralatan', en: 'Equipment rental' },
  ],
  D: [
    { id: 'Distribusi makanan', en: 'Food distribution' },
    { id: 'Kemasan', en: 'Packaging' },
    { id: 'Pengolahan bahan baku', en: 'Raw material processing' },
  ],
  E: [
    { id: 'Perdagangan daring', en: 'Online retail' },
    { id: 'Waralaba', en: 'Franchising' },
    { id: 'Penyelenggara acara', en: 'Event organizing' },
  ],
  F: [
    { id: 'Klinik', en: 'Clinics' },
    { id: 'Distribusi alat kesehatan', en: 'Medical device distribution' },
    { id: 'Apotek', en: 'Pharmacies' },
  ],
  G: [
    { id: 'Modal ventura', en: 'Venture capital' },
    { id: 'Pialang asuransi', en: 'Insurance brokerage' },
    { id: 'Jasa penagihan', en: 'Collection services' },
  ],
  H: [
    { id: 'Pengelolaan kawasan', en: 'Estate management' },
    { id: 'Konstruksi', en: 'Construction' },
    { id: 'Pengelolaan parkir', en: 'Parking management' },
  ],
  I: [
    { id: 'Jasa komputasi awan', en: 'Cloud services' },
    { id: 'Keamanan siber', en: 'Cyber security' },
    { id: 'Pelatihan teknologi', en: 'Technology training' },
  ],
  J: [
    { id: 'Pemeliharaan infrastruktur', en: 'Infrastructure maintenance' },
    { id: 'Jasa konstruksi', en: 'Construction services' },
    { id: 'Pengelolaan rest area', en: 'Rest area operation' },
  ],
  K: [
    { id: 'Pergudangan', en: 'Warehousing' },
    { id: 'Bengkel armada', en: 'Fleet workshops' },
    { id: 'Keagenan', en: 'Agency services' },
  ],
}

/** The fraction of the issued shares that the public holds. */
export function computePublicPart({ ticker, profile }: DemoCompany): number {
  const total = profile.shares * 1_000_000
  const held = createShareholders(ticker, total).filter(({ category }) => category === 'public')
  return held.reduce((sum, { shares }) => sum + shares, 0) / total
}

/** Shareholders that add up to `total`; those with at least 5% have names. */
export function createShareholders(ticker: string, total: number): readonly DemoShareholder[] {
  const random = randomFor('owners', ticker)
  if (ticker === 'BQNS') return drawnOwners(total)
  const names = shuffled(holdings, random)
  const lead = random.between(0.34, 0.62)
  const named = [
    { name: `PT ${names[0]} ${random.pick(kinds)}`, category: 'controlling', share: lead },
    { name: `PT ${names[1]} ${random.pick(kinds)}`, category: 'major', share: random.between(0.054, 0.16) },
    ...(random.next() < 0.45
      ? [{ name: `Dana Pensiun ${names[2]}`, category: 'major', share: random.between(0.05, 0.08) } as const]
      : []),
    ...(random.next() < 0.4
      ? [{ name: person(random), category: 'board', share: random.between(0.0004, 0.011) } as const]
      : []),
    ...(random.next() < 0.15
      ? [{ name: 'Saham treasuri', category: 'treasury', share: random.between(0.003, 0.02) } as const]
      : []),
  ] as const
  const rows: DemoShareholder[] = named.map(({ name, category, share }) => ({
    name: category === 'treasury' ? { id: name, en: 'Treasury shares' } : { id: name, en: name },
    category,
    shares: Math.round((total * share) / 100) * 100,
  }))
  return [...rows, publicRow(total - rows.reduce((sum, row) => sum + row.shares, 0))]
}

function drawnOwners(total: number): readonly DemoShareholder[] {
  const holding = 'PT Quantara Holding'
  const fund = 'Dana Pensiun Sagara'
  const rows: DemoShareholder[] = [
    { name: { id: holding, en: holding }, category: 'controlling', shares: total * 0.542 },
    { name: { id: fund, en: fund }, category: 'major', shares: total * 0.0785 },
  ].map((row) => ({
    name: row.name,
    category: row.category === 'major' ? 'major' : 'controlling',
    shares: Math.round(row.shares),
  }))
  return [...rows, publicRow(total - rows.reduce((sum, row) => sum + row.shares, 0))]
}

function publicRow(shares: number): DemoShareholder {
  return {
    name: { id: 'Masyarakat', en: 'Public' },
    category: 'public',
    shares,
  }
}

export function createSubsidiaries(ticker: string, latest: Filing): readonly DemoSubsidiary[] {
  const company = findDemoCompany(ticker)
  const random = randomFor('subsidiaries', ticker)
  const count = company.profile.shares < 2000 ? random.integer(0, 1) : random.integer(1, 5)
  const root = company.shortName.split(' ').at(1) ?? ticker
  const names = shuffled(holdings, random)
  const sides = sideBusinesses[company.sectorCode] ?? []
  const assets = latest.lines.totalAssets ?? 0
  return Array.from({ length: count }, (_, index) => {
    const relation =
      index === 0
        ? 'subsidiary'
        : random.pick(['subsidiary', 'subsidiary', 'associate', 'jointVenture'] as const)
    const ownership =
      relation === 'subsidiary'
        ? random.pick([51, 60, 75, 80, 99.5, 99.99])
        : relation === 'associate'
          ? random.pick([20, 25, 30, 35])
          : 50
    const isActive = random.next() > 0.08
    const size = assets * random.between(0.01, 0.11)
    return {
      name: `PT ${root} ${names[index]}`,
      relation,
      business: random.pick(sides),
      location: random.pick(towns),
      commercialYear: isActive ? random.integer(1998, 2024) : null,
      totalAssets: Math.round(size * 10) / 10,
      ownership,
      isActive,
    }
  })
}

function person(random: Random): string {
  return `${random.pick(personNames.given)} ${random.pick(personNames.family)}`
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
