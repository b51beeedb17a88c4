import { describe, expect, it } from 'vitest'
import { actionSummary } from '#app/market/action-summary.ts'
import { describeHolderAction } from './describe-holder-action.ts'
import { describeFact } from './facts.ts'
import type { HolderAction } from './holder-action.ts'
import { buyback, rights, tender, undatedRights, warrant } from './sample-holder-actions.fixture.ts'

const actDay = '2026-12-01'
const listSteps = (action: HolderAction, today = actDay, locale: 'id' | 'en' = 'id') =>
  describeHolderAction(locale, action).listSteps(today)
const listFacts = (action: HolderAction) =>
  Object.fromEntries(
    describeHolderAction('id', action).facts.map((fact) => [fact.name, describeFact('id', fact, action)]),
  )

describe('the box of a rights issue', () => {
  it.each([
    {
      name: 'the price and the end of both',
      change: { exercisePrice: 500 },
      id: 'Sampai 8 Desember: tebus (bayar Rp500 per saham) atau jual HMETD. Lewat itu hak hangus dan tidak bernilai.',
      en: 'By December 8: exercise (pay IDR\u00a0500 a share) or sell the rights. After that they lapse and are worth nothing.',
    },
    {
      name: 'an end of trading before the exercise',
      change: { tradingTo: '2026-12-04' },
      id: 'Sampai 4 Desember: jual HMETD. Sampai 8 Desember: tebus (bayar Rp3.500 per saham). Lewat itu hak hangus dan tidak bernilai.',
      en: 'By December 4: sell the rights. By December 8: exercise (pay IDR\u00a03,500 a share). After that they lapse and are worth nothing.',
    },
    {
      name: 'the exercise alone after the trading',
      change: { tradingTo: '2026-11-30' },
      id: 'Sampai 8 Desember: tebus (bayar Rp3.500 per saham). Lewat itu hak hangus dan tidak bernilai.',
      en: 'By December 8: exercise (pay IDR\u00a03,500 a share). After that they lapse and are worth nothing.',
    },
    {
      name: 'an unknown price, and the year of another year',
      change: { exercisePrice: null, tradingTo: '2027-01-05', exerciseTo: '2027-01-05' },
      id: 'Sampai 5 Januari 2027: tebus (harga belum diumumkan) atau jual HMETD. Lewat itu hak hangus dan tidak bernilai.',
      en: 'By January 5, 2027: exercise (price not announced yet) or sell the rights. After that they lapse and are worth nothing.',
    },
    {
      name: 'an end of trading, but none of the exercise',
      change: { tradingTo: '2026-12-04', exerciseTo: null },
      id: 'Sampai 4 Desember: jual HMETD. Hari terakhir menebus belum diumumkan.',
      en: 'By December 4: sell the rights. The last day to exercise is not announced yet.',
    },
    {
      name: 'no end of the exercise after the trading',
      change: { tradingTo: '2026-11-30', exerciseTo: null },
      id: 'Hari terakhir menebus belum diumumkan.',
      en: 'The last day to exercise is not announced yet.',
    },
    {
      name: 'neither end',
      change: { tradingTo: null, exerciseTo: null },
      id: 'Hari terakhir menebus belum diumumkan.',
      en: 'The last day to exercise is not announced yet.',
    },
  ])('has $name', ({ change, id, en }) => {
    const action = { ...rights, ...change }
    expect([listSteps(action)[0], listSteps(action, actDay, 'en')[0]]).toEqual([id, en])
  })

  it('works out ten lots by the rights calculator', () => {
    // (4 × 4,300 + 3,500) ÷ 5 = 4,140, and 4,140 − 3,500 = 640.
    expect(listSteps(rights).slice(1)).toEqual([
      '10 lot (1.000 saham) menerima 250 HMETD. Menebus semuanya: Rp875.000.',
      'Nilai teoretis satu HMETD: Rp640, dari harga penutupan Rp4.300 (24 Nov).',
      'Tanpa menebus, bagian kepemilikan Anda tinggal 80,00% dari semula.',
    ])
    expect(listSteps(rights, actDay, 'en')[2]).toBe(
      'Theoretical value of one right: IDR\u00a0640, from the close of IDR\u00a04,300 (Nov 24).',
    )
  })

  it.each([
    {
      name: 'from the latest close before the ex date',
      change: { cumClose: null },
      today: '2026-11-24',
      step: 'Nilai teoretis satu HMETD: Rp624, dari harga penutupan Rp4.280 (27 Nov).',
    },
    {
      name: 'not from a close without the rights',
      change: { cumClose: null },
      today: actDay,
      step: 'Nilai teoretis HMETD belum dapat dihitung: harga saham atau harga pelaksanaan belum ada.',
    },
    {
      name: 'as nothing above the theoretical price',
      change: { exercisePrice: 4_300 },
      today: actDay,
      step: 'Harga pelaksanaan tidak di bawah harga teoretis saham: secara teoretis HMETD tidak bernilai.',
    },
  ])('values a right $name', ({ change, today, step }) => {
    expect(listSteps({ ...rights, ...change }, today)).toContain(step)
  })
})

it.each([
  { keyDate: '2026-11-24', change: {}, name: 'cum' },
  { keyDate: '2026-12-04', change: { tradingTo: '2026-12-04' }, name: 'trading' },
  { keyDate: '2026-12-08', change: { tradingTo: null }, name: 'exercise' },
  { keyDate: '2026-11-25', change: { cumDate: null, tradingTo: null, exerciseTo: null }, name: 'ex' },
  { keyDate: null, change: { cumDate: null, exDate: null, tradingTo: null, exerciseTo: null }, name: 'ex' },
])('the key day of rights on $keyDate is $name', ({ keyDate, change, name }) => {
  expect(describeHolderAction('id', { ...rights, ...change, keyDate }).keyDay.name).toBe(name)
})

describe('the box of the other actions', () => {
  it.each([
    {
      action: warrant,
      steps: [
        'Sampai 9 Januari 2029: jual waran. Sampai 12 Januari 2029: tebus (bayar Rp250 per saham). Lewat itu waran hangus dan tidak bernilai.',
        '1.000 waran menjadi 1.000 saham; menebusnya Rp250.000.',
        'Nilai intrinsik satu waran: Rp60 (bukan harga wajar), dari harga penutupan saham Rp310 (27 Nov).',
      ],
    },
    {
      action: { ...warrant, ratioOld: 3, ratioNew: 2, lastClose: { price: 200, day: '2026-11-27' } },
      steps: [
        expect.stringContaining('Sampai 9 Januari 2029'),
        '1.000 waran menjadi 666 saham; menebusnya Rp166.500.',
        'Nilai intrinsik satu waran: Rp0 (bukan harga wajar), dari harga penutupan saham Rp200 (27 Nov).',
      ],
    },
    {
      action: tender,
      steps: [
        'Sampai 16 Desember: Anda dapat menjual saham kepada pihak yang menawar dengan formulir penawaran tender.',
        'Harga penawaran Rp1.250, 25,0% di atas harga penutupan Rp1.000 (27 Nov).',
        '10 lot (1.000 saham): Rp1.250.000.',
        'Jika Anda tidak melakukan apa pun, Anda tetap menjadi pemegang saham; saham yang beredar di publik dapat berkurang.',
      ],
    },
    {
      action: buyback,
      steps: [
        'Anda tidak perlu melakukan apa pun.',
        'Sudah dibeli 17,5% dari jumlah paling banyak (sampai 31 Okt).',
        'Harga beli rata-rata: Rp4.343 per saham.',
      ],
    },
  ])('says for $action.id what to do', ({ action, steps }) => {
    expect(listSteps(action)).toEqual(steps)
  })

  it.each([
    {
      action: { ...tender, lastClose: { price: 1_300, day: '2026-11-27' } },
      step: 'Harga penawaran Rp1.250, 3,8% di bawah harga penutupan Rp1.300 (27 Nov).',
    },
    {
      action: { ...tender, lastClose: null },
      step: 'Harga penawaran Rp1.250; harga penutupan saham tidak tersedia.',
    },
    { action: { ...tender, price: null }, step: 'Harga penawaran belum diumumkan.' },
    {
      action: { ...warrant, lastClose: null },
      step: 'Nilai intrinsik waran tidak dapat dihitung: harga saham tidak tersedia.',
    },
  ])('says of an unusual or missing value: $step', ({ action, step }) => {
    expect(listSteps(action)).toContain(step)
  })

  it.each([
    {
      change: {},
      id: 'Sampai 9 Januari 2029: jual waran. Hari terakhir menebus belum diumumkan.',
      en: 'By January 9, 2029: sell the warrants. The last day to exercise is not announced yet.',
    },
    {
      change: { lastTradingRegular: '2026-11-27', lastTradingCash: null },
      id: 'Perdagangan waran sudah berakhir. Hari terakhir menebus belum diumumkan.',
      en: 'Trading of the warrants is over. The last day to exercise is not announced yet.',
    },
    {
      change: { lastTradingRegular: '2026-11-27', lastTradingCash: '2026-12-01' },
      id: 'Sampai 1 Desember: jual waran. Hari terakhir menebus belum diumumkan.',
      en: 'By December 1: sell the warrants. The last day to exercise is not announced yet.',
    },
    {
      change: { lastTradingRegular: null, lastTradingCash: null },
      id: 'Anda dapat menjual atau menebus waran; hari terakhirnya belum diumumkan.',
      en: 'You can sell or exercise the warrants; the last day is not announced yet.',
    },
  ])('asks for no exercise of a warrant with $change while its end is unknown', ({ change, id, en }) => {
    const action = { ...warrant, exerciseTo: null, ...change }
    expect([listSteps(action)[0], listSteps(action, actDay, 'en')[0]]).toEqual([id, en])
  })

  const unknown = [
    'Jumlah yang sudah dibeli belum diumumkan.',
    'The number of shares bought is not announced yet.',
  ]
  it.each([
    { change: { boughtShares: null }, id: unknown[0], en: unknown[1] },
    { change: { boughtShares: null, maxShares: null }, id: unknown[0], en: unknown[1] },
    {
      change: { maxShares: null },
      id: 'Sudah dibeli 35.000.000 saham (sampai 31 Okt).',
      en: 'Shares bought so far: 35,000,000 (as of Oct 31).',
    },
    {
      change: { maxShares: null, boughtShares: 0, asOf: null },
      id: 'Sudah dibeli 0 saham.',
      en: 'Shares bought so far: 0.',
    },
  ])('says what a buyback with $change has bought', ({ change, id, en }) => {
    const action = { ...buyback, ...change }
    expect([listSteps(action)[1], listSteps(action, actDay, 'en')[1]]).toEqual([id, en])
    const hasAverage = listSteps(action).some((step) => step.startsWith('Harga beli rata-rata'))
    expect(hasAverage).toBe(id === 'Sudah dibeli 35.000.000 saham (sampai 31 Okt).')
  })

  const over = ['Masa penawaran sudah berakhir.', 'The offer period is over.']
  it.each([
    {
      change: { paymentDate: null },
      id: 'Tanggal pembayaran belum diumumkan.',
      en: 'The payment date is not announced yet.',
    },
    { change: {}, id: undefined, en: undefined },
  ])('says after a tender offer with $change: $en', ({ change, id, en }) => {
    const action = { ...tender, ...change }
    expect(listSteps(action, '2026-12-17')).toEqual([over[0], ...(id ? [id] : [])])
    expect(listSteps(action, '2026-12-17', 'en')).toEqual([over[1], ...(en ? [en] : [])])
  })
})

it.each([
  { action: rights, today: '2026-11-20', id: 'Cum sampai 24 Nov', en: 'Cum until Nov 24' },
  { action: undatedRights, today: '2026-11-20', id: 'Diumumkan', en: 'Announced' },
  { action: rights, today: '2026-11-26', id: 'Sudah dicatat', en: 'Recorded' },
  { action: rights, today: '2026-12-08', id: 'Bertindak sekarang', en: 'Act now' },
  { action: rights, today: '2026-12-09', id: 'Penjatahan', en: 'Allotment' },
  { action: rights, today: '2026-12-16', id: 'Selesai', en: 'Done' },
  {
    action: { ...rights, extraPaymentBy: null, allotmentDate: null, refundDate: null },
    today: '2026-12-09',
    id: 'Hangus',
    en: 'Lapsed',
  },
  { action: warrant, today: '2026-07-12', id: 'Hanya diperdagangkan', en: 'Traded only' },
  { action: warrant, today: '2026-07-13', id: 'Dapat dilaksanakan', en: 'Exercisable' },
  { action: warrant, today: '2029-01-12', id: '30 hari terakhir', en: 'Last 30 days' },
  { action: warrant, today: '2029-01-13', id: 'Hangus', en: 'Lapsed' },
  { action: tender, today: '2026-11-16', id: 'Diumumkan', en: 'Announced' },
  { action: tender, today: '2026-12-16', id: 'Masa penawaran', en: 'Offer open' },
  { action: tender, today: '2026-12-17', id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  { action: tender, today: '2026-12-29', id: 'Selesai', en: 'Done' },
  {
    action: { ...tender, paymentDate: null },
    today: '2027-06-30',
    id: 'Menunggu pembayaran',
    en: 'Awaiting payment',
  },
  {
    action: { ...tender, paymentDate: null, status: 'completed' as const },
    today: '2027-06-30',
    id: 'Selesai',
    en: 'Completed',
  },
  {
    action: { ...buyback, to: null, status: 'completed' as const },
    today: '2027-06-30',
    id: 'Selesai',
    en: 'Completed',
  },
  { action: { ...buyback, to: null }, today: '2030-01-02', id: 'Berlangsung', en: 'Running' },
  { action: buyback, today: '2026-05-20', id: 'Diumumkan', en: 'Announced' },
  { action: buyback, today: '2027-05-20', id: 'Berlangsung', en: 'Running' },
  { action: buyback, today: '2027-05-21', id: 'Selesai', en: 'Done' },
])('names the phase of $action.id on $today: $en', ({ action, today, id, en }) => {
  expect((['id', 'en'] as const).map((locale) => actionSummary(locale, action, today).state)).toEqual([
    id,
    en,
  ])
})

describe('what is not announced or unlikely', () => {
  it('is said of every unknown day, and none becomes a date', () => {
    expect(listFacts(undatedRights)).toMatchObject({
      cumDate: 'belum diumumkan',
      exerciseTo: 'belum diumumkan',
      exercisePrice: 'belum diumumkan',
      ratioOld: '4',
    })
    expect(describeHolderAction('id', undatedRights).days).toEqual([])
    expect(actionSummary('id', undatedRights, actDay)).toMatchObject({
      keyDay: 'Tanggal belum diumumkan',
      days: 'Belum ada yang perlu Anda lakukan.',
    })
    expect(listFacts({ ...undatedRights, isAhead: false })).toMatchObject({ cumDate: '–' })
  })

  it.each([
    { action: { ...tender, unusual: ['price'] }, name: 'price', text: 'Rp1.250. Data ini sedang diperiksa.' },
    {
      action: { ...rights, unusual: ['tradingTo'] },
      name: 'tradingTo',
      text: '8 Desember 2026. Data ini sedang diperiksa.',
    },
    {
      action: { ...buyback, unusual: ['boughtShares'] },
      name: 'boughtShares',
      text: '35.000.000. Data ini sedang diperiksa.',
    },
    {
      action: { ...warrant, unusual: ['exerciseFrom'] },
      name: 'exerciseFrom',
      text: '13 Juli 2026. Data ini sedang diperiksa.',
    },
  ])('is marked beside the value and in the state: $name', ({ action, name, text }) => {
    expect(listFacts(action)[name]).toBe(text)
    expect(actionSummary('en', action, actDay).state).toMatch(/ · This figure is being checked\.$/)
  })

  it('is marked when its source has not followed the days', () => {
    const action = { ...tender, status: 'planned', isOutdated: true } as const
    expect(actionSummary('id', action, '2027-01-04').state).toBe('Selesai · belum diperbarui')
    expect(actionSummary('id', { ...action, status: 'cancelled' }, '2027-01-04').state).toBe('Batal')
  })

  it('hides a text without a translation, but not a name', () => {
    const { facts } = describeHolderAction('en', { ...tender, reason: { id: 'Pengendali baru', en: null } })
    const texts = Object.fromEntries(facts.map(({ name, text }) => [name, text]))
    expect(texts).toMatchObject({ reason: null, offeror: 'PT Induk Baru' })
  })
})
