import { type DemoCompany, findDemoCompany, suspendedSince, type Text, traits } from './companies.ts'
import { randomFor } from './random.ts'

const streets = [
  'Jl. Merbau Raya',
  'Jl. Cempaka Wulung',
  'Jl. Teratai Agung',
  'Jl. Kayu Manis Selatan',
  'Jl. Pelita Bahari',
  'Jl. Angsana Timur',
]
const towers = ['Menara Arunika', 'Gedung Sentra Wiyata', 'Wisma Kalandra', 'Graha Nuvala', 'Menara Sagara']
const cities = [
  'Jakarta Selatan 12190',
  'Jakarta Pusat 10220',
  'Surabaya 60271',
  'Bandung 40115',
  'Tangerang Selatan 15310',
  'Semarang 50241',
]

const places: Readonly<Record<string, Text>> = {
  A: { id: 'wilayah operasi di Kalimantan dan Sumatra', en: 'operating areas in Kalimantan and Sumatra' },
  B: { id: 'pabrik di Jawa dan Sulawesi', en: 'plants in Java and Sulawesi' },
  C: { id: 'jaringan cabang di 21 kota', en: 'a branch network in 21 cities' },
  D: { id: 'jaringan distribusi di seluruh provinsi', en: 'a distribution network in every province' },
  E: { id: 'gerai dan mitra di kota-kota besar', en: 'outlets and partners in the large cities' },
  F: { id: 'fasilitas di tujuh provinsi', en: 'facilities in seven provinces' },
  G: { id: 'kantor di 34 provinsi dan layanan digital', en: 'offices in 34 provinces and digital services' },
  H: {
    id: 'cadangan lahan di sekitar Jakarta, Surabaya, dan Makassar',
    en: 'a land bank around Jakarta, Surabaya and Makassar',
  },
  I: { id: 'pelanggan usaha di sepuluh kota', en: 'business customers in ten cities' },
  J: {
    id: 'aset konsesi jangka panjang di Jawa dan Bali',
    en: 'long-term concession assets in Java and Bali',
  },
  K: {
    id: 'rute yang menghubungkan pelabuhan dan kota utama',
    en: 'routes between the main ports and cities',
  },
}

export interface CompanyDetails {
  readonly description: Text
  readonly address: string
  readonly phone: string
  readonly fax: string | null
  readonly email: string
  readonly website: string
  readonly suspendedSince: string | null
  readonly suspensionReason: Text | null
}

export function createDetails(ticker: string): CompanyDetails {
  const company = findDemoCompany(ticker)
  const random = randomFor('details', ticker)
  const domain = `${ticker.toLowerCase()}.example`
  const number = () => `021-5550-${random.integer(1000, 9999)}`
  const isSuspended = traits.suspended.includes(ticker)
  return {
    description: writeDescription(company, random.integer(6, 22)),
    address: `${random.pick(towers)} Lt. ${random.integer(3, 28)}, ${random.pick(streets)} No. ${random.integer(2, 98)}, ${random.pick(cities)}`,
    phone: number(),
    fax: random.next() < 0.7 ? number() : null,
    email: `sekretaris.perusahaan@${domain}`,
    website: `https://www.${domain}`,
    suspendedSince: isSuspended ? suspendedSince : null,
    suspensionReason: isSuspended
      ? {
          id: 'Biaya pencatatan tahunan 2026 dan dendanya belum dibayar sampai batas waktu.',
          en: 'The annual listing fee of 2026 and its fine had not been paid by the deadline.',
        }
      : null,
  }
}

function writeDescription(company: DemoCompany, yearsBefore: number): Text {
  const { shortName, business, sectorCode, listingDate } = company
  const founded = Number(listingDate.slice(0, 4)) - yearsBefore
  const place = places[sectorCode] ?? { id: '', en: '' }
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return {
    id: [
      `${shortName} didirikan pada tahun ${founded} dan bergerak di bidang ${lower(business.id)}, dengan ${place.id}.`,
      `Sahamnya tercatat di bursa sejak ${listingDate.slice(0, 4)}. Perseroan menyampaikan laporan keuangan setiap triwulan dan mengadakan rapat umum pemegang saham tahunan paling lambat akhir Juni.`,
      'Perusahaan ini fiktif: seluruh nama, angka, dan peristiwanya dibuat untuk keperluan contoh.',
    ].join('\n\n'),
    en: [
      `${shortName} was founded in ${founded}. Its business is ${lower(business.en)}, with ${place.en}.`,
      `Its shares have been listed since ${listingDate.slice(0, 4)}. The company files its statements every quarter and holds its annual general meeting by the end of June.`,
      'This company is fictitious: all of its names, figures and events were made up as a sample.',
    ].join('\n\n'),
  }
}
