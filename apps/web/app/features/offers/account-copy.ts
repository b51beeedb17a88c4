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
}

export const accountCopy = { id, en }
