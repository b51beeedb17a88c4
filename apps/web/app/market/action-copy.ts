const id = {
  unannounced: 'menyusul',
  inDays: (days: number) => (days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`),
  dividend: 'Dividen',
  dividends: { interim: 'Dividen interim', final: 'Dividen final', special: 'Dividen khusus' },
  cashDividend: (dividend: string, amount: string) => `${dividend} ${amount} per saham`,
  before: (event: string, day: string) => `sebelum ${event} ${day}`,
  beforeUnknown: (day: string) => `sebelum aksi korporasi ${day} yang datanya belum kami terima`,
  perShareOfToday: (amount: string) => `${amount} per saham sekarang`,
  stockDividend: (dividend: string, ratio: string | null) =>
    ratio === null ? `${dividend} dalam bentuk saham` : `${dividend} dalam bentuk saham, ${ratio}`,
  bonus: (ratio: string) => `Saham bonus ${ratio}`,
  ipo: (price: string | null) =>
    price === null ? 'Penawaran umum perdana saham (IPO)' : `Penawaran umum perdana saham (IPO), ${price}`,
  meetings: { annual: 'RUPS Tahunan', extraordinary: 'RUPS Luar Biasa' },
  meetingTypes: { annual: 'Tahunan', extraordinary: 'Luar biasa' },
  splits: { split: 'Pemecahan saham', reverseSplit: 'Penggabungan saham' },
  yieldOn: (percent: string, day: string) => `${percent} (harga ${day})`,
  perShare: 'per saham',
  oldToNew: 'saham lama : baru',
  entitlementDays: (cum: string, ex: string, payment: string) => `Cum ${cum}, ex ${ex}, dibayar ${payment}.`,
  ipoDays: (from: string, to: string, listing: string) =>
    `Penawaran umum ${from} sampai ${to}, dicatat ${listing}.`,
  meetingDay: (time: string, venue: string) => `${time}. ${venue}.`,
  splitDays: (last: string, first: string) => `Nominal lama sampai ${last}, nominal baru mulai ${first}.`,
}

const en: typeof id = {
  unannounced: 'to be announced',
  inDays: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  dividend: 'Dividend',
  dividends: { interim: 'Interim dividend', final: 'Final dividend', special: 'Special dividend' },
  cashDividend: (dividend, amount) => `${dividend} of ${amount} per share`,
  before: (event, day) => `before the ${event} of ${day}`,
  beforeUnknown: (day) => `before the corporate action of ${day}, on which we have no data`,
  perShareOfToday: (amount) => `${amount} per share of today`,
  stockDividend: (dividend, ratio) =>
    ratio === null ? `${dividend} in shares` : `${dividend} in shares, ${ratio}`,
  bonus: (ratio) => `Bonus shares ${ratio}`,
  ipo: (price) =>
    price === null ? 'Initial public offering (IPO)' : `Initial public offering (IPO) at ${price}`,
  meetings: { annual: 'Annual general meeting', extraordinary: 'Extraordinary general meeting' },
  meetingTypes: { annual: 'Annual', extraordinary: 'Extraordinary' },
  splits: { split: 'Stock split', reverseSplit: 'Reverse stock split' },
  yieldOn: (percent, day) => `${percent} (${day} price)`,
  perShare: 'per share',
  oldToNew: 'old : new shares',
  entitlementDays: (cum, ex, payment) => `Cum ${cum}, ex ${ex}, paid ${payment}.`,
  ipoDays: (from, to, listing) => `Public offering ${from} to ${to}, listed ${listing}.`,
  meetingDay: (time, venue) => `${time}. ${venue}.`,
  splitDays: (last, first) => `Old par value until ${last}, new par value from ${first}.`,
}

export const actionCopy = { id, en }
