const id = {
  required: 'Wajib diisi.',
  range: (min: string, max: string, places: number) =>
    places === 0
      ? `Masukkan angka bulat dari ${min} sampai ${max}.`
      : `Masukkan angka dari ${min} sampai ${max}, paling banyak ${places} angka desimal.`,
  choice: 'Pilih salah satu pilihan.',
  day: (min: string) => `Masukkan tanggal yang ada, mulai ${min}.`,
  ticker: 'Masukkan empat atau lima huruf, misalnya BQNS.',
  noCompany: (ticker: string) => `Kode ${ticker} tidak ada di data pasar kami.`,
  noPrice: 'Harga terakhir tidak tersedia. Masukkan harganya.',
}
const en: typeof id = {
  required: 'Required.',
  range: (min, max, places) =>
    places === 0
      ? `Enter a whole number from ${min} to ${max}.`
      : `Enter a number from ${min} to ${max}, with at most ${places} decimals.`,
  choice: 'Choose one of the options.',
  day: (min) => `Enter a date that exists, from ${min}.`,
  ticker: 'Enter four or five letters, such as BQNS.',
  noCompany: (ticker) => `The ticker ${ticker} is not in our market data.`,
  noPrice: 'The last price is unavailable. Enter the price.',
}
export const entryErrors = { id, en }
