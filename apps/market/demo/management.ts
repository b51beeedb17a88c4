import { isBankLayout } from '@site/finance/statement-layouts.ts'
import { findDemoCompany, personNames, type Text } from './companies.ts'
import { shuffled } from './owners.ts'
import { randomFor } from './random.ts'

export interface DemoPerson {
  readonly body: 'commissioner' | 'director' | 'secretary' | 'registrar'
  readonly position: Text
  readonly name: string
  readonly since: string | null
  readonly isAffiliated: boolean
  readonly address: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly email: string | null
}

const registrars = [
  {
    name: 'PT Bima Administrasi Efek',
    street: 'Graha Nuvala Lt. 4, Jl. Merbau Raya No. 12, Jakarta Pusat 10220',
  },
  {
    name: 'PT Datindo Sampel Registra',
    street: 'Wisma Kalandra Lt. 9, Jl. Angsana Timur No. 7, Jakarta Selatan 12190',
  },
  {
    name: 'PT Sentra Catat Saham',
    street: 'Menara Sagara Lt. 15, Jl. Pelita Bahari No. 40, Jakarta Selatan 12930',
  },
] as const

export function pickRegistrar(ticker: string) {
  return randomFor('registrar', ticker).pick(registrars)
}

export function createManagement(ticker: string): readonly DemoPerson[] {
  const company = findDemoCompany(ticker)
  const random = randomFor('management', ticker)
  const everyone = personNames.given.flatMap((given) =>
    personNames.family.map((family) => `${given} ${family}`),
  )
  const names = shuffled(everyone, random)
  const isLarge = company.profile.shares * company.profile.close > 5_000_000
  // Recheck: the clause of OJK Regulation 17/2023 for banks; other companies have at least 30%.
  const ofIssuer = isLarge ? { others: 2, independent: 2 } : { others: 1, independent: 1 }
  const seats = isBankLayout(company.layout) ? { others: 1, independent: 3 } : ofIssuer
  const seat = (body: DemoPerson['body'], id: string, en: string): DemoPerson => ({
    body,
    position: { id, en },
    name: names.pop() ?? '',
    since: `${random.integer(2017, 2026)}-0${random.integer(3, 6)}-${random.integer(10, 28)}`.replace(
      /^2026-.*/,
      '2026-05-20',
    ),
    isAffiliated: !id.includes('Independen') && random.next() < 0.3,
    address: null,
    phone: null,
    fax: null,
    email: null,
  })
  const many = (count: number, body: DemoPerson['body'], id: string, en: string) =>
    Array.from({ length: count }, () => seat(body, id, en))
  const registrar = pickRegistrar(ticker)
  const number = () => `021-5550-${random.integer(1000, 9999)}`
  return [
    seat('commissioner', 'Komisaris Utama', 'President Commissioner'),
    ...many(seats.others, 'commissioner', 'Komisaris', 'Commissioner'),
    ...many(seats.independent, 'commissioner', 'Komisaris Independen', 'Independent Commissioner'),
    seat('director', 'Direktur Utama', 'President Director'),
    ...many(isLarge ? 4 : 2, 'director', 'Direktur', 'Director'),
    {
      ...seat('secretary', 'Sekretaris Perusahaan', 'Corporate Secretary'),
      isAffiliated: false,
      phone: number(),
      email: `sekretaris.perusahaan@${ticker.toLowerCase()}.example`,
    },
    {
      body: 'registrar',
      position: { id: 'Biro Administrasi Efek', en: 'Registrar' },
      name: registrar.name,
      since: null,
      isAffiliated: false,
      address: registrar.street,
      phone: number(),
      fax: number(),
      email: `layanan@${registrar.name.split(' ')[1]?.toLowerCase()}.example`,
    },
  ]
}
