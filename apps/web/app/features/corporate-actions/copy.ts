const id = {
  titleOf: (kind: string, ticker: string | null) =>
    ticker === null ? `Aksi korporasi: ${kind}` : `Aksi korporasi ${ticker}: ${kind}`,
  lead: 'Jadwal dividen, saham bonus, IPO, RUPS, serta penggabungan dan pemecahan saham, yang terdekat lebih dahulu.',
  kindsLabel: 'Jenis aksi korporasi',
  counted: (kind: string, count: string) => `${kind} (${count})`,
  tickerLabel: 'Kode saham',
  tickerHint: 'Empat huruf, misalnya BQNS',
  tickerError: 'Kode saham terdiri atas empat huruf.',
  apply: 'Tampilkan',
  allCompanies: 'Semua perusahaan',
  empty: 'Data Tidak Tersedia',
  today: (date: string) => `Akan datang dan sudah lewat dihitung dari ${date}, waktu Jakarta.`,
  details: (company: string) => `Semua rincian ${company}`,
}

const en: typeof id = {
  titleOf: (kind, ticker) =>
    ticker === null ? `Corporate actions: ${kind}` : `Corporate actions of ${ticker}: ${kind}`,
  lead: 'Dates of dividends, bonus shares, IPOs, general meetings, and stock merges and splits, the nearest first.',
  kindsLabel: 'Kinds of corporate action',
  counted: (kind, count) => `${kind} (${count})`,
  tickerLabel: 'Ticker',
  tickerHint: 'Four letters, for example BQNS',
  tickerError: 'A ticker has four letters.',
  apply: 'Show',
  allCompanies: 'All companies',
  empty: 'Data Not Available',
  today: (date) => `Coming and past are told from ${date}, Jakarta time.`,
  details: (company) => `All details of ${company}`,
}

export const copy = { id, en }
