import type { Text } from '../companies.ts'
import { addDays, tradingDayFrom } from '../trading-days.ts'
import { moment, type Story, type StoryContext, source } from './story.ts'
import { money } from './words.ts'

const projects: Readonly<Record<string, readonly Text[]>> = {
  A: [
    { id: 'fasilitas pemuatan di Kalimantan Timur', en: 'a loading facility in East Kalimantan' },
    { id: 'pembangkit surya 40 MW', en: 'a 40 MW solar plant' },
  ],
  B: [
    { id: 'lini produksi kedua di Gresik', en: 'a second production line in Gresik' },
    { id: 'fasilitas pengolahan air limbah', en: 'a waste-water treatment facility' },
  ],
  C: [
    { id: 'pusat suku cadang di Balikpapan', en: 'a parts centre in Balikpapan' },
    { id: 'bengkel layanan di Kalimantan', en: 'a service workshop in Kalimantan' },
  ],
  D: [
    { id: 'pabrik di Sulawesi Selatan', en: 'a plant in South Sulawesi' },
    { id: 'gudang berpendingin di Semarang', en: 'a cold store in Semarang' },
  ],
  E: [
    { id: 'dua belas gerai di luar Jawa', en: 'twelve outlets outside Java' },
    { id: 'pembaruan kanal digital', en: 'a renewal of its digital channel' },
  ],
  F: [
    { id: 'gedung rawat inap di Makassar', en: 'an inpatient building in Makassar' },
    { id: 'laboratorium rujukan', en: 'a reference laboratory' },
  ],
  G: [
    { id: 'sistem inti perbankan dan layanan digital', en: 'its core system and digital services' },
    { id: 'lima belas kantor layanan', en: 'fifteen service offices' },
  ],
  H: [
    { id: 'klaster perumahan tahap ketiga', en: 'the third phase of a housing estate' },
    { id: 'perluasan pusat perbelanjaan', en: 'the extension of a shopping mall' },
  ],
  I: [
    { id: 'pusat data kedua di Bekasi', en: 'a second data centre in Bekasi' },
    { id: 'layanan bagi usaha kecil', en: 'a service for small businesses' },
  ],
  J: [
    { id: 'ruas sepanjang 18 kilometer', en: 'an 18-kilometre section' },
    { id: 'serat optik antarmenara', en: 'fibre between its towers' },
  ],
  K: [
    { id: 'empat unit armada baru', en: 'four new vessels and vehicles' },
    { id: 'gudang di Cikarang', en: 'a warehouse in Cikarang' },
  ],
}

/** An investment project of the company, sized by its fixed assets. */
export function projectStory({ company, filings, random }: StoryContext, daysAgo: number): Story | null {
  const lines = filings.at(-1)?.lines
  const project = random.pick(projects[company.sectorCode] ?? [])
  const base = (lines?.fixedAssets ?? 0) * random.between(0.03, 0.08)
  if (!lines || base <= 0) return null
  const amount = money(base, company.ticker === 'QLBR')
  const quarter = random.pick([
    { id: 'triwulan II 2027', en: 'the second quarter of 2027' },
    { id: 'akhir 2027', en: 'the end of 2027' },
    { id: 'triwulan I 2028', en: 'the first quarter of 2028' },
  ])
  const share = random.integer(40, 70)
  const name = company.shortName
  const date = tradingDayFrom(addDays('2026-11-19', -daysAgo))
  return {
    ticker: company.ticker,
    publishedAt: moment(date, random),
    title: random.pick([
      {
        id: `${name} siapkan ${amount.id} untuk ${project.id}`,
        en: `${name} sets aside ${amount.en} for ${project.en}`,
      },
      {
        id: `${name} anggarkan ${amount.id} bagi ${project.id}`,
        en: `${name} invests ${amount.en} in ${project.en}`,
      },
    ]),
    summary: {
      id: `Proyek ditargetkan selesai pada ${quarter.id}; ${share}% biaya dari kas internal.`,
      en: `Completion is planned for ${quarter.en}; ${share}% of the cost comes from its own cash.`,
    },
    body: {
      id: [
        `${name} (${company.ticker}) menganggarkan ${amount.id} untuk ${project.id}. Pekerjaan dimulai tahun ini dan ditargetkan selesai pada ${quarter.id}.`,
        `Sekitar ${share}% biaya berasal dari kas internal, sisanya dari pinjaman bank. Manajemen memperkirakan proyek mulai menyumbang pendapatan setahun setelah selesai.`,
        'Perkiraan manajemen bukan jaminan hasil dan dapat berubah.',
      ],
      en: [
        `${name} (${company.ticker}) has budgeted ${amount.en} for ${project.en}. Work starts this year and is planned to end by ${quarter.en}.`,
        `About ${share}% of the cost comes from its own cash, the rest from bank loans. Management expects the project to add revenue a year after completion.`,
        'Expectations of the management are no promise of results and may change.',
      ],
    },
    source: source(random),
  }
}
