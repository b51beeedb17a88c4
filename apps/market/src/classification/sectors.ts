import type { Sector } from '@site/contracts/market/values.ts'

/** Sectors of the exchange's classification (IDX-IC, since 2021). */
const names: Readonly<Record<Sector['code'], Sector['name']>> = {
  A: { id: 'Energi', en: 'Energy' },
  B: { id: 'Barang Baku', en: 'Basic Materials' },
  C: { id: 'Perindustrian', en: 'Industrials' },
  D: { id: 'Barang Konsumen Primer', en: 'Consumer Non-Cyclicals' },
  E: { id: 'Barang Konsumen Non-Primer', en: 'Consumer Cyclicals' },
  F: { id: 'Kesehatan', en: 'Healthcare' },
  G: { id: 'Keuangan', en: 'Financials' },
  H: { id: 'Properti & Real Estat', en: 'Properties & Real Estate' },
  I: { id: 'Teknologi', en: 'Technology' },
  J: { id: 'Infrastruktur', en: 'Infrastructures' },
  K: { id: 'Transportasi & Logistik', en: 'Transportation & Logistic' },
  Z: { id: 'Produk Investasi Tercatat', en: 'Listed Investment Product' },
}

export function sectorOf(code: Sector['code']): Sector {
  return { code, name: names[code] }
}
