import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** By the codes of the importer; a code of a newer market service is shown as it is. */
const findingNames: Readonly<Record<string, Bilingual>> = {
  unknownFile: { id: 'Berkas tidak dikenal', en: 'Unknown file' },
  unreadableFile: { id: 'Berkas tidak terbaca', en: 'Unreadable file' },
  unreadableRow: { id: 'Baris tidak terbaca', en: 'Unreadable row' },
  unreadableCell: { id: 'Nilai tidak terbaca', en: 'Unreadable value' },
  leftOutCell: { id: 'Satu nilai tidak diimpor', en: 'Single value left out' },
  unknownTicker: { id: 'Kode tanpa emiten', en: 'Ticker without a company' },
  incompletePart: { id: 'Daftar tidak lengkap', en: 'Incomplete list' },
  duplicate: { id: 'Baris ganda', en: 'Duplicate row' },
  check: { id: 'Nilai tidak mungkin atau janggal', en: 'Impossible or unusual value' },
  database: { id: 'Ditolak basis data', en: 'Rejected by the database' },
  heldDay: { id: 'Hari ditahan', en: 'Day held back' },
  priceBreak: { id: 'Harga terputus', en: 'Break in the prices' },
  correction: { id: 'Harga dikoreksi', en: 'Corrected price' },
  offTick: { id: 'Di luar fraksi harga', en: 'Off the price fraction' },
  beyondAutoRejection: { id: 'Di luar batas auto rejection', en: 'Beyond auto rejection' },
  tenfoldChange: { id: 'Berubah sepuluh kali lipat', en: 'Tenfold change' },
  onHoliday: { id: 'Pada hari libur bursa', en: 'On an exchange holiday' },
  unbalanced: { id: 'Neraca tidak seimbang', en: 'Unbalanced balance sheet' },
  cashMismatch: { id: 'Kas tidak cocok', en: 'Cash does not match' },
  sumDiffers: { id: 'Jumlah tidak cocok', en: 'Sum does not match' },
  ratioDiffers: { id: 'Rasio berbeda dari sumber lain', en: 'Ratio differs from another source' },
  holdersDiffer: { id: 'Pemegang saham tidak cocok', en: 'Shareholders do not match' },
}

export function nameFinding(code: string): Bilingual {
  return findingNames[code] ?? { id: code, en: code }
}
