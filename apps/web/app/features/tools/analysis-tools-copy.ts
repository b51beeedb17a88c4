const id = {
  title: 'Alat analisis',
  lead: 'Hitung sebelum memutuskan: batas harga, biaya, dividen, obligasi, dan rencana. Setiap hasil menyebut aturan dan tanggalnya.',
  groups: [
    {
      title: 'Sebelum membeli dan menjual',
      tools: [
        ['orderLimits', 'Batas auto rejection, fraksi, dan lot untuk dana Anda.'],
        ['transactionCost', 'Biaya beli dan jual, dirinci, dan harga impasnya.'],
        ['averagePrice', 'Rata-rata baru, lot untuk target, dan ukuran posisi.'],
        ['marginSimulator', 'Harga margin call dan jual paksa, biaya per hari.'],
      ],
    },
    {
      title: 'Selama memegang saham dan obligasi',
      tools: [
        ['dividendCalculator', 'Dividen bersih, perlakuan pajak, dan tanggalnya.'],
        ['corporateActionCalculator', 'Harga teoretis, HMETD, split, dan saham bonus.'],
        ['bondCalculator', 'Kupon bersih, imbal hasil, harga, dan arus kas.'],
      ],
    },
    {
      title: 'Memilih dan merencanakan',
      tools: [
        ['stockScreener', 'Filter saham menurut valuasi, laba, dan dividen.'],
        ['investmentCalculator', 'Setoran untuk tujuan Anda dan dana pensiun.'],
        ['riskProfile', 'Sepuluh pertanyaan tentang risiko yang sesuai.'],
      ],
    },
  ],
} as const

const en = {
  title: 'Analysis tools',
  lead: 'Calculate before you decide: price limits, costs, dividends, bonds and plans. Each result names its rule and its date.',
  groups: [
    {
      title: 'Before you buy or sell',
      tools: [
        ['orderLimits', 'Auto-rejection limits, ticks and the lots a budget buys.'],
        ['transactionCost', 'Itemized costs of a trade and its break-even price.'],
        ['averagePrice', 'New average, lots for a target and position size.'],
        ['marginSimulator', 'Prices of a margin call and a forced sale, cost per day.'],
      ],
    },
    {
      title: 'While you hold shares and bonds',
      tools: [
        ['dividendCalculator', 'Net dividends, the tax treatment and its dates.'],
        ['corporateActionCalculator', 'Theoretical price, rights, splits and bonus shares.'],
        ['bondCalculator', 'Net coupons, yield, price and cash flows.'],
      ],
    },
    {
      title: 'To choose and to plan',
      tools: [
        ['stockScreener', 'Filter shares by valuation, earnings and dividends.'],
        ['investmentCalculator', 'Installments for a goal and for retirement.'],
        ['riskProfile', 'Ten questions about the risk that suits you.'],
      ],
    },
  ],
} as const

export const analysisToolsCopy = { id, en }
