/** An invented row in the shape of the exchange's list of issuers. */
export function issuerRow(ticker: string, change: object = {}): object {
  return {
    Alamat: 'Jl. Contoh Raya No. 1\nJakarta',
    BAE: 'PT. Registrasi Contoh',
    DataID: 0,
    Divisi: null,
    EfekEmiten_Obligasi: false,
    EfekEmiten_Saham: true,
    Industri: 'Batu Bara',
    SubIndustri: 'Produksi Batu Bara',
    Email: 'corsec@contoh.example',
    Fax: '(021) 5550 1001',
    JenisEmiten: null,
    KegiatanUsahaUtama: 'Usaha contoh',
    KodeEmiten: ticker,
    NamaEmiten: 'PT Contoh Alfa Internasional Tbk Tbk',
    PapanPencatatan: 'Utama',
    Sektor: 'Energi',
    SubSektor: 'Minyak, Gas & Batu Bara',
    TanggalPencatatan: '2002-07-16T00:00:00',
    Telepon: '(021) 5550 1000',
    Website: 'www.contoh.example',
    Status: 0,
    ...change,
  }
}

/** As the exchange's website responds. */
export function listJson(...rows: readonly object[]): string {
  return JSON.stringify({ draw: 0, recordsTotal: rows.length, recordsFiltered: rows.length, data: rows })
}
