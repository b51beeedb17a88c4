const id = {
  title: 'Alat analisis',
  lead: 'Hitung sebelum memutuskan: batas harga, biaya, dividen, obligasi, dan rencana. Setiap hasil menyebut aturan dan tanggalnya.',
  groups: {
    trading: 'Sebelum membeli dan menjual',
    holding: 'Selama memegang saham dan obligasi',
    planning: 'Memilih dan merencanakan',
  },
  planning: {
    stockScreener: 'Filter saham menurut valuasi, laba, dan dividen.',
    riskProfile: 'Sepuluh pertanyaan tentang risiko yang sesuai.',
  },
}

const en: typeof id = {
  title: 'Analysis tools',
  lead: 'Calculate before you decide: price limits, costs, dividends, bonds and plans. Each result names its rule and its date.',
  groups: {
    trading: 'Before you buy or sell',
    holding: 'While you hold shares and bonds',
    planning: 'To choose and to plan',
  },
  planning: {
    stockScreener: 'Filter shares by valuation, earnings and dividends.',
    riskProfile: 'Ten questions about the risk that suits you.',
  },
}

export const analysisToolsCopy = { id, en }
