const id = {
  accountTypes: 'Jenis rekening',
  comparison: 'Perbandingan jenis rekening',
  comparisonCaption: 'Tiga jenis rekening, ciri demi ciri',
  rows: {
    fundedBy: 'Sumber dana',
    securities: 'Efek',
    shortSelling: 'Jual kosong',
    cost: 'Biaya',
    suitedFor: 'Sesuai untuk',
    mainRisk: 'Risiko utama',
  },
  fees: (buy: string, sell: string) => `Beli ${buy} · Jual ${sell}`,
  feeBasis: (minimum: string | null) =>
    `Lewat aplikasi${minimum ? `, minimum ${minimum} per order` : ''}; dengan PPN, pungutan bursa, dan pajak penjualan.`,
  allFees: 'Tabel biaya',
}

const en: typeof id = {
  accountTypes: 'Account types',
  comparison: 'Account types compared',
  comparisonCaption: 'Three account types, feature by feature',
  rows: {
    fundedBy: 'Source of funds',
    securities: 'Securities',
    shortSelling: 'Short selling',
    cost: 'Cost',
    suitedFor: 'Suited for',
    mainRisk: 'Main risk',
  },
  fees: (buy, sell) => `Buy ${buy} · Sell ${sell}`,
  feeBasis: (minimum) =>
    `Through the app${minimum ? `, minimum ${minimum} per order` : ''}; with VAT, exchange levies and income tax.`,
  allFees: 'Fee table',
}

export const accountCopy = { id, en }
