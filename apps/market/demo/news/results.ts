import type { Text } from '../companies.ts'
import { reportsInDollars } from '../filings.ts'
import { addDays, tradingDayFrom } from '../trading-days.ts'
import { filingOf, moment, type Story, type StoryContext, source } from './story.ts'
import { money, percent } from './words.ts'

const periodNames: Readonly<Record<number, Text>> = {
  3: { id: 'triwulan I', en: 'first quarter' },
  6: { id: 'semester I', en: 'first half' },
  9: { id: 'sembilan bulan pertama', en: 'first nine months' },
  12: { id: 'tahun buku', en: 'full year' },
}

const reasons: Readonly<Record<string, readonly Text[]>> = {
  A: [
    {
      id: 'volume penjualan dan biaya produksi yang lebih rendah',
      en: 'sales volumes and lower production costs',
    },
    {
      id: 'kontrak jangka panjang dengan pembangkit dalam negeri',
      en: 'long-term contracts with domestic power plants',
    },
  ],
  B: [
    { id: 'permintaan proyek infrastruktur', en: 'demand from infrastructure projects' },
    { id: 'harga bahan baku yang bergerak', en: 'moving raw material prices' },
  ],
  C: [
    { id: 'pesanan dari sektor pertambangan dan konstruksi', en: 'orders from mining and construction' },
    { id: 'pendapatan jasa purnajual', en: 'after-sales income' },
  ],
  D: [
    { id: 'volume penjualan di luar Jawa', en: 'sales volumes outside Java' },
    { id: 'harga gandum dan minyak nabati', en: 'wheat and vegetable oil prices' },
  ],
  E: [
    { id: 'belanja masyarakat menjelang hari raya', en: 'spending before the holidays' },
    { id: 'pembukaan gerai dan layanan baru', en: 'new outlets and services' },
  ],
  F: [
    { id: 'jumlah pasien dan kapasitas tempat tidur', en: 'patient numbers and bed capacity' },
    { id: 'penjualan produk resep', en: 'prescription product sales' },
  ],
  G: [
    {
      id: 'pertumbuhan kredit ritel dan biaya dana yang terjaga',
      en: 'retail loan growth and contained funding costs',
    },
    { id: 'pencadangan yang lebih kecil', en: 'smaller impairment charges' },
  ],
  H: [
    { id: 'serah terima unit dan pendapatan sewa', en: 'handovers and rental income' },
    { id: 'penjualan lahan industri', en: 'industrial land sales' },
  ],
  I: [
    { id: 'jumlah pelanggan usaha', en: 'the number of business customers' },
    { id: 'volume transaksi', en: 'transaction volumes' },
  ],
  J: [
    { id: 'lalu lintas dan penyesuaian tarif', en: 'traffic and tariff adjustments' },
    { id: 'kontrak sewa baru', en: 'new lease contracts' },
  ],
  K: [
    { id: 'tarif angkutan dan tingkat keterisian', en: 'freight rates and load factors' },
    { id: 'harga bahan bakar', en: 'fuel prices' },
  ],
}

/** The results of a period compared with the previous year. */
export function resultStory(
  context: StoryContext,
  year: number,
  months: number,
  filedOn: string,
): Story | null {
  const { company, filings, random } = context
  const now = filingOf(filings, year, months)
  const before = filingOf(filings, year - 1, months)
  if (!now || !before) return null
  const isDollar = reportsInDollars(company)
  const income = (lines: Readonly<Record<string, number>>) =>
    lines.revenue ?? (lines.interestIncome ?? 0) + (lines.feeIncome ?? 0)
  const profit = now.lines.parentProfit ?? 0
  const profitBefore = before.lines.parentProfit ?? 0
  const grown = (profit / profitBefore - 1) * 100
  const incomeGrown = (income(now.lines) / income(before.lines) - 1) * 100
  const period = { id: `${periodNames[months]?.id} ${year}`, en: `${periodNames[months]?.en} of ${year}` }
  const reason = random.pick(reasons[company.sectorCode] ?? [{ id: 'operasi', en: 'operations' }])
  const amount = money(profit, isDollar)
  const name = company.shortName
  const texts = profit > 0 && profitBefore > 0 ? profitTexts() : lossTexts()
  return {
    ticker: company.ticker,
    publishedAt: moment(tradingDayFrom(addDays(filedOn, random.integer(0, 9))), random),
    ...texts,
    source: source(random),
  }

  function figures(): { id: string; en: string } {
    const revenue = money(income(now?.lines ?? {}), isDollar)
    const change = percent(incomeGrown)
    return {
      id: `Pendapatan mencapai ${revenue.id}, ${incomeGrown >= 0 ? 'naik' : 'turun'} ${change.id} dibandingkan periode yang sama tahun sebelumnya.`,
      en: `Revenue was ${revenue.en}, ${incomeGrown >= 0 ? 'up' : 'down'} ${change.en} on the same period a year before.`,
    }
  }

  function balance(): { id: string; en: string } {
    const assets = money(now?.lines.totalAssets ?? 0, isDollar)
    const equity = money(now?.lines.totalEquity ?? 0, isDollar)
    const isNegative = (now?.lines.totalEquity ?? 0) < 0
    return {
      id: `Jumlah aset per akhir periode tercatat ${assets.id} dengan ekuitas ${isNegative ? 'negatif ' : ''}${equity.id}.`,
      en: `Total assets stood at ${assets.en} at the end of the period, with ${isNegative ? 'negative ' : ''}equity of ${equity.en}.`,
    }
  }

  function profitTexts(): Pick<Story, 'title' | 'summary' | 'body'> {
    const up = grown >= 0
    const change = percent(grown)
    const title = random.pick([
      {
        id: `${name}: laba ${period.id} ${up ? 'tumbuh' : 'turun'} ${change.id}`,
        en: `${name}: ${period.en} profit ${up ? 'grows' : 'falls'} ${change.en}`,
      },
      {
        id: `Laba bersih ${name} ${up ? 'naik menjadi' : 'menyusut ke'} ${amount.id} pada ${period.id}`,
        en: `${name} net profit ${up ? 'rises' : 'slips'} to ${amount.en} in the ${period.en}`,
      },
    ])
    const first = figures()
    const second = balance()
    return {
      title,
      summary: {
        id: `Laba pemilik entitas induk ${amount.id}, ${up ? 'naik' : 'turun'} ${change.id}. Manajemen menyebut ${reason.id}.`,
        en: `Profit attributable to the owners was ${amount.en}, ${up ? 'up' : 'down'} ${change.en}. Management points to ${reason.en}.`,
      },
      body: {
        id: [
          `${name} (${company.ticker}) membukukan laba yang dapat diatribusikan kepada pemilik entitas induk sebesar ${amount.id} pada ${period.id}, ${up ? 'naik' : 'turun'} ${change.id} dari ${money(profitBefore, isDollar).id} setahun sebelumnya.`,
          `${first.id} Dalam keterangannya, manajemen menyebut ${reason.id} sebagai faktor utama.`,
          `${second.id} Laporan keuangan periode ini belum diaudit kecuali laporan tahunan.`,
        ],
        en: [
          `${name} (${company.ticker}) reported profit attributable to the owners of the parent of ${amount.en} for the ${period.en}, ${up ? 'up' : 'down'} ${change.en} from ${money(profitBefore, isDollar).en} a year before.`,
          `${first.en} In its statement management named ${reason.en} as the main factor.`,
          `${second.en} Statements are unaudited except for those of the full year.`,
        ],
      },
    }
  }

  function lossTexts(): Pick<Story, 'title' | 'summary' | 'body'> {
    const first = figures()
    const second = balance()
    const smaller = profit > profitBefore
    return {
      title: {
        id: `${name} masih rugi ${amount.id} pada ${period.id}`,
        en: `${name} still loses ${amount.en} in the ${period.en}`,
      },
      summary: {
        id: `Rugi ${smaller ? 'menyempit' : 'melebar'} dari ${money(profitBefore, isDollar).id} setahun sebelumnya. ${first.id}`,
        en: `The loss ${smaller ? 'narrows' : 'widens'} from ${money(profitBefore, isDollar).en} a year before. ${first.en}`,
      },
      body: {
        id: [
          `${name} (${company.ticker}) mencatat rugi ${amount.id} pada ${period.id}, ${smaller ? 'lebih kecil' : 'lebih besar'} dari rugi ${money(profitBefore, isDollar).id} pada periode yang sama tahun lalu.`,
          `${first.id} ${second.id}`,
          `Manajemen menyatakan akan menekan beban usaha dan meninjau kembali aset yang tidak produktif.`,
        ],
        en: [
          `${name} (${company.ticker}) posted a loss of ${amount.en} for the ${period.en}, ${smaller ? 'smaller' : 'larger'} than the ${money(profitBefore, isDollar).en} of the same period a year ago.`,
          `${first.en} ${second.en}`,
          `Management says it will cut operating expenses and review assets that do not earn.`,
        ],
      },
    }
  }
}
