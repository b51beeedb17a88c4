import type { Text } from './companies.ts'

export interface Classification {
  readonly subSector: Text
  readonly industry: Text
  readonly subIndustry: Text
}

type Pair = readonly [id: string, en: string]

const subSectors: Readonly<Record<string, Pair>> = {
  oilGasCoal: ['Minyak, Gas & Batu Bara', 'Oil, Gas & Coal'],
  alternative: ['Energi Alternatif', 'Alternative Energy'],
  materials: ['Barang Baku', 'Basic Materials'],
  goods: ['Barang Perindustrian', 'Industrial Goods'],
  services: ['Jasa Perindustrian', 'Industrial Services'],
  staplesRetail: ['Perdagangan Ritel Barang Primer', 'Food & Staples Retailing'],
  food: ['Makanan & Minuman', 'Food & Beverage'],
  automotive: ['Otomotif & Komponen Otomotif', 'Automobiles & Components'],
  consumerServices: ['Jasa Konsumen', 'Consumer Services'],
  media: ['Media & Hiburan', 'Media & Entertainment'],
  retail: ['Perdagangan Ritel', 'Retailing'],
  health: ['Jasa & Peralatan Kesehatan', 'Healthcare Equipment & Providers'],
  pharma: ['Farmasi & Riset Kesehatan', 'Pharmaceuticals & Health Care Research'],
  banks: ['Bank', 'Banks'],
  financing: ['Jasa Pembiayaan', 'Financing Service'],
  insurance: ['Asuransi', 'Insurance'],
  property: ['Properti & Real Estat', 'Properties & Real Estate'],
  software: ['Perangkat Lunak & Jasa TI', 'Software & IT Services'],
  transportInfrastructure: ['Infrastruktur Transportasi', 'Transportation Infrastructure'],
  telecom: ['Telekomunikasi', 'Telecommunication'],
  utilities: ['Utilitas', 'Utilities'],
  transport: ['Transportasi', 'Transportation'],
  logistics: ['Logistik & Pengantaran', 'Logistics & Deliveries'],
}

const rows: Readonly<Record<string, readonly [subSector: string, industry: Pair, subIndustry: Pair]>> = {
  QLBR: ['oilGasCoal', ['Batu Bara', 'Coal'], ['Produksi Batu Bara', 'Coal Production']],
  SNVA: [
    'alternative',
    ['Peralatan Energi Alternatif', 'Alternative Energy Equipment'],
    ['Tenaga Surya', 'Solar Power'],
  ],
  MGKA: [
    'oilGasCoal',
    ['Pendukung Minyak, Gas & Batu Bara', 'Oil, Gas & Coal Supports'],
    ['Jasa Pengeboran', 'Oil & Gas Drilling Service'],
  ],
  QPTA: [
    'oilGasCoal',
    ['Minyak & Gas', 'Oil & Gas'],
    ['Distribusi Bahan Bakar', 'Oil & Gas Storage & Distribution'],
  ],
  NKLV: [
    'materials',
    ['Logam & Mineral', 'Metals & Minerals'],
    ['Logam & Mineral Lainnya', 'Diversified Metals & Minerals'],
  ],
  SMVR: ['materials', ['Bahan Bangunan', 'Construction Materials'], ['Semen', 'Construction Materials']],
  KRTQ: ['materials', ['Perhutanan & Kertas', 'Forestry & Paper'], ['Kertas', 'Paper']],
  PLSV: ['materials', ['Barang Kimia', 'Chemicals'], ['Kimia Dasar', 'Basic Chemicals']],
  MTRQ: [
    'goods',
    ['Mesin', 'Machinery'],
    ['Mesin Konstruksi & Kendaraan Berat', 'Construction Machinery & Heavy Vehicles'],
  ],
  KBLW: [
    'goods',
    ['Kelistrikan', 'Electrical'],
    ['Komponen & Peralatan Kelistrikan', 'Electrical Components & Equipment'],
  ],
  GDVN: [
    'services',
    ['Jasa Komersial', 'Commercial Services'],
    ['Jasa Pengelolaan Gedung', 'Environmental & Facilities Services'],
  ],
  PNGV: ['food', ['Makanan Olahan', 'Processed Foods'], ['Makanan Kemasan', 'Processed Foods']],
  SWTQ: [
    'food',
    ['Produk Makanan Pertanian', 'Agricultural Products'],
    ['Perkebunan & Tanaman Pangan', 'Plantations & Crops'],
  ],
  SUSV: ['food', ['Makanan Olahan', 'Processed Foods'], ['Produk Susu Olahan', 'Dairy Products']],
  MNQU: [
    'staplesRetail',
    ['Perdagangan Ritel Barang Primer', 'Food & Staples Retailing'],
    ['Supermarket & Minimarket', 'Supermarkets & Convenience Stores'],
  ],
  IKVN: [
    'food',
    ['Produk Makanan Pertanian', 'Agricultural Products'],
    ['Ikan, Daging & Produk Unggas', 'Fish, Meat & Poultry'],
  ],
  OTVX: ['automotive', ['Otomotif', 'Automobiles'], ['Distribusi Otomotif', 'Automotive Distribution']],
  HTLQ: [
    'consumerServices',
    ['Pariwisata & Rekreasi', 'Tourism & Recreation'],
    ['Hotel, Resor & Kapal Pesiar', 'Hotels, Resorts & Cruise Lines'],
  ],
  BSNV: [
    'retail',
    ['Ritel Khusus', 'Specialty Retail'],
    ['Ritel Pakaian & Tekstil', 'Apparel & Textile Retail'],
  ],
  MDVS: ['media', ['Media', 'Media'], ['Penyiaran', 'Broadcasting']],
  RSVK: [
    'health',
    ['Penyedia Jasa Kesehatan', 'Healthcare Providers'],
    ['Rumah Sakit', 'Healthcare Facilities'],
  ],
  FRQA: ['pharma', ['Farmasi', 'Pharmaceuticals'], ['Farmasi', 'Pharmaceuticals']],
  LBVT: [
    'health',
    ['Penyedia Jasa Kesehatan', 'Healthcare Providers'],
    ['Laboratorium', 'Healthcare Services'],
  ],
  BQNS: ['banks', ['Bank', 'Banks'], ['Bank', 'Banks']],
  BVSR: ['banks', ['Bank', 'Banks'], ['Bank', 'Banks']],
  BSQA: ['banks', ['Bank', 'Banks'], ['Bank', 'Banks']],
  AVPU: ['insurance', ['Asuransi', 'Insurance'], ['Asuransi Umum', 'General Insurance']],
  MFVL: [
    'financing',
    ['Pembiayaan Konsumen', 'Consumer Financing'],
    ['Pembiayaan Konsumen', 'Consumer Financing'],
  ],
  QHUN: [
    'property',
    ['Pengelola & Pengembang Real Estat', 'Real Estate Management & Development'],
    ['Pengembang Real Estat', 'Real Estate Development'],
  ],
  MLVR: [
    'property',
    ['Pengelola & Pengembang Real Estat', 'Real Estate Management & Development'],
    ['Pengelola Properti Komersial', 'Real Estate Management'],
  ],
  KWQS: [
    'property',
    ['Pengelola & Pengembang Real Estat', 'Real Estate Management & Development'],
    ['Kawasan Industri', 'Industrial Estates'],
  ],
  DVTX: ['software', ['Jasa & Konsultan TI', 'IT Services & Consulting'], ['Pusat Data', 'Data Centers']],
  QPAY: [
    'software',
    ['Aplikasi & Jasa Internet', 'Online Applications & Services'],
    ['Jasa Pembayaran', 'Payment Services'],
  ],
  PRVS: ['software', ['Perangkat Lunak', 'Software'], ['Perangkat Lunak', 'Software']],
  TOLQ: [
    'transportInfrastructure',
    ['Operator Infrastruktur Transportasi', 'Transport Infrastructure Operator'],
    ['Operator Jalan Tol', 'Highway Operators'],
  ],
  MNVR: [
    'telecom',
    ['Telekomunikasi Nirkabel', 'Wireless Telecommunication'],
    ['Menara Telekomunikasi', 'Telecommunication Towers'],
  ],
  AIRQ: ['utilities', ['Utilitas Air', 'Water Utilities'], ['Utilitas Air', 'Water Utilities']],
  KPLV: [
    'logistics',
    ['Logistik & Pengantaran', 'Logistics & Deliveries'],
    ['Pelayaran Barang', 'Marine Cargo'],
  ],
  LOGV: [
    'logistics',
    ['Logistik & Pengantaran', 'Logistics & Deliveries'],
    ['Kurir & Pergudangan', 'Couriers & Warehousing'],
  ],
  QTRV: [
    'transport',
    ['Angkutan Penumpang Darat', 'Passenger Land Transportation'],
    ['Angkutan Jalan', 'Road Transportation'],
  ],
}

function text([id, en]: Pair): Text {
  return { id, en }
}

export function findClassification(ticker: string): Classification {
  const row = rows[ticker]
  const subSector = subSectors[row?.[0] ?? '']
  if (!row || !subSector) throw new Error(`no classification of ${ticker}`)
  return { subSector: text(subSector), industry: text(row[1]), subIndustry: text(row[2]) }
}
