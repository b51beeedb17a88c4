import closingPrices from './closing-prices.json' with { type: 'json' }

/** The parameters of a company; all other data is generated from them. */
export interface Profile {
  readonly close: number
  /** The previous close, if the design shows it. */
  readonly previousClose?: number
  /** Current issued shares in millions. */
  readonly shares: number
  /** Targets of the price ratios; null means losses. */
  readonly per: number | null
  readonly pbv: number
  /** Percent of revenue. */
  readonly netMargin: number
  readonly debtToEquity: number
  /** Percent per year until the base day. */
  readonly growth: number
  /** Percent per year after the base day; moderate, because it may last for decades. */
  readonly laterGrowth: number
  /** Percent of the annual profit; 0: no dividend. */
  readonly payout: number
  /** In current shares: the price on the first trading day of the data, and a year before its end. */
  readonly firstPrice: number
  readonly yearAgoPrice: number
  /** Standard deviation of the daily noise in percent. */
  readonly noise: number
}

type Row = readonly [
  shares: number,
  per: number | null,
  pbv: number,
  netMargin: number,
  debtToEquity: number,
  growth: number,
  payout: number,
  firstPrice: number,
  yearAgoPrice: number,
  noise: number,
]

const rows: Readonly<Record<keyof typeof closingPrices, Row>> = {
  QLBR: [12_000, 7.2, 1.1, 18, 0.45, 3, 55, 1300, 2240, 1.7],
  SNVA: [6_400, 24, 2.6, 14, 0.9, 22, 15, 212, 690, 2.2],
  MGKA: [4_800, 9.5, 0.85, 7, 0.8, 6, 25, 310, 388, 2],
  QPTA: [5_500, null, -1.4, -9, 4, -6, 0, 86, 46, 2.6],
  NKLV: [15_400, 12, 1.4, 13, 0.6, 9, 30, 780, 1340, 2],
  SMVR: [9_000, 14.5, 1.3, 10, 0.5, 4, 50, 1620, 1770, 1.4],
  KRTQ: [3_600, 11, 0.9, 6, 1.1, 7, 20, 172, 214, 1.9],
  PLSV: [5_200, 18, 0.8, 3, 0.7, 2, 30, 620, 545, 1.7],
  MTRQ: [3_730, 8.9, 1.5, 9, 0.7, 5, 50, 4300, 5200, 1.5],
  KBLW: [4_000, 10, 1, 5, 1, 8, 30, 240, 318, 1.8],
  GDVN: [1_500, 13, 1.1, 6, 0.5, 10, 20, 100, 95, 1.9],
  PNGV: [28_000, 19, 3.4, 11, 0.7, 8, 50, 1210, 1395, 1.2],
  SWTQ: [11_440, 9, 1.05, 12, 0.55, 4, 40, 700, 935, 1.6],
  SUSV: [5_000, 21, 2.2, 7, 0.6, 11, 30, 380, 430, 1.7],
  MNQU: [8_200, 26, 4.1, 3, 1.8, 13, 35, 430, 610, 1.6],
  IKVN: [2_100, 15, 1.2, 5, 0.6, 14, 15, 108, 124, 1.8],
  OTVX: [8_100, 9.6, 1.45, 8, 0.75, 5, 50, 5300, 4700, 1.4],
  HTLQ: [7_200, 28, 1, 9, 0.65, 12, 20, 150, 182, 1.9],
  BSNV: [3_400, 12, 1.7, 7, 0.7, 9, 30, 128, 254, 1.9],
  MDVS: [1_200, null, 0.9, -12, 1.3, -4, 0, 960, 152, 2.4],
  RSVK: [14_000, 31, 4.3, 15, 0.45, 13, 30, 1150, 2100, 1.5],
  FRQA: [9_500, 17, 2.1, 10, 0.4, 7, 45, 705, 770, 1.4],
  LBVT: [2_400, 18, 1.6, 11, 0.35, 15, 20, 118, 149, 1.8],
  BQNS: [23_400, 16.9, 2.31, 38, 9, 10, 52.7, 2250, 3300, 1.1],
  BVSR: [31_000, 11.8, 1.75, 30, 7.2, 8, 50, 2050, 2640, 1.2],
  BSQA: [14_500, 15, 1.9, 26, 8, 14, 25, 520, 885, 1.5],
  AVPU: [3_900, 8, 0.95, 9, 1.9, 8, 35, 255, 300, 1.6],
  MFVL: [5_400, 7.5, 0.9, 16, 2.6, 7, 40, 365, 446, 1.5],
  QHUN: [18_000, 10.5, 0.72, 24, 0.7, 6, 20, 960, 700, 1.7],
  MLVR: [9_600, 13, 0.95, 28, 0.55, 7, 35, 360, 404, 1.5],
  KWQS: [4_400, 12, 1.05, 26, 0.5, 11, 25, 168, 246, 1.8],
  DVTX: [6_900, 48, 5.2, 13, 1.1, 26, 0, 760, 1400, 2.3],
  QPAY: [21_000, null, 2.4, -22, 0.5, 30, 0, 420, 138, 2.6],
  PRVS: [1_900, 27, 2, 9, 0.2, 18, 0, 104, 117, 2],
  TOLQ: [10_200, 16, 1.6, 17, 1.7, 6, 40, 1340, 1565, 1.3],
  MNVR: [22_000, 14, 2.3, 24, 1.6, 7, 50, 1060, 860, 1.3],
  AIRQ: [5_800, 14, 1.3, 13, 0.9, 10, 30, 186, 222, 1.7],
  KPLV: [6_300, 6.8, 0.95, 16, 0.7, 4, 35, 205, 402, 2],
  LOGV: [7_700, 33, 2.3, 2.5, 0.8, 17, 0, 505, 246, 2.2],
  QTRV: [2_600, null, 0.5, -14, 2.2, -5, 0, 98, 58, 2.4],
}

/** As in the design of the home page: +80, −20 and +10 rupiah on November 20, 2026. */
const drawn: Readonly<Record<string, number>> = { BQNS: 4040, SNVA: 885, PNGV: 1520 }

function createProfile(ticker: keyof typeof closingPrices): Profile {
  const [shares, per, pbv, netMargin, debtToEquity, growth, payout, firstPrice, yearAgoPrice, noise] =
    rows[ticker]
  const previousClose = drawn[ticker]
  return {
    close: closingPrices[ticker],
    ...(previousClose === undefined ? {} : { previousClose }),
    shares,
    per,
    pbv,
    netMargin,
    debtToEquity,
    growth,
    laterGrowth: Math.min(8, Math.max(-2, growth)),
    payout,
    firstPrice,
    yearAgoPrice,
    noise,
  }
}

function isProfiled(ticker: string): ticker is keyof typeof closingPrices {
  return ticker in closingPrices
}

export function profile(ticker: string): Profile {
  if (!isProfiled(ticker)) throw new Error(`no profile of ${ticker}`)
  return createProfile(ticker)
}
