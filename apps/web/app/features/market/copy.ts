const id = {
  title: 'Pasar hari ini',
  lead: 'Indeks, saham naik dan turun terbesar, sektor, dan aksi korporasi pada penutupan terakhir.',
}

const en: typeof id = {
  title: 'Market today',
  lead: 'The index, top gainers and losers, sectors and corporate actions at the latest close.',
}

export const copy = { id, en }
