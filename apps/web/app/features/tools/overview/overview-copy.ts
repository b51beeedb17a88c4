const id = {
  title: 'Alat analisis',
  lead: 'Hitung sebelum memutuskan. Setiap baris memuat contoh dengan data hari ini; pilih saham lain, dan semua baris mengikutinya.',
  share: 'Contoh dengan saham',
  show: 'Tampilkan',
  groups: {
    trading: 'Sebelum membeli dan menjual',
    holding: 'Selama memegang',
    planning: 'Memilih dan merencanakan',
  },
  planning: {
    stockScreener: 'Filter saham menurut valuasi, laba, dan dividen.',
    portfolioCheck: 'Nilai, bobot, dan dividen saham Anda, dihitung di peramban.',
    riskProfile: 'Sepuluh pertanyaan tentang risiko yang sesuai.',
  },
}

const en: typeof id = {
  title: 'Analysis tools',
  lead: 'Calculate before you decide. Each row has an example with the data of today; choose another share, and all rows follow.',
  share: 'Examples with the share',
  show: 'Show',
  groups: {
    trading: 'Before you buy or sell',
    holding: 'While you hold',
    planning: 'To choose and to plan',
  },
  planning: {
    stockScreener: 'Filter shares by valuation, earnings and dividends.',
    portfolioCheck: 'Value, weights and dividends of your shares, calculated in the browser.',
    riskProfile: 'Ten questions about the risk that suits you.',
  },
}

export const overviewCopy = { id, en }
