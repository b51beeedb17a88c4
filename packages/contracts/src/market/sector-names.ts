import type { Sector } from './values.ts'

/** Sectors of the exchange's classification (IDX-IC, since 2021). */
export const sectorNames: Readonly<Record<Sector['code'], Sector['name']>> = {
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
