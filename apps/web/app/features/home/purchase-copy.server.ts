const id = {
  value: (shares: string, ticker: string, price: string) =>
    `${shares} saham${ticker && ` ${ticker}`} × ${price}`,
  commission: 'Komisi dan PPN',
  toExchange: 'Levi bursa dan dana jaminan',
  closeOn: (ticker: string, day: string) => `Harga penutupan ${ticker} ${day}.`,
  example: 'Harga contoh.',
  breakEven: (price: string) => `Anda impas jika menjualnya di ${price}, termasuk semua biaya dan pajak.`,
  since: (day: string) => `Biaya berlaku sejak ${day}.`,
  noClose: (ticker: string) =>
    `Harga penutupan ${ticker} tidak tersedia. Buka rincian biaya untuk memasukkan harganya.`,
}
const en: typeof id = {
  value: (shares, ticker, price) => `${shares} ${ticker && `${ticker} `}shares × ${price}`,
  commission: 'Commission and VAT',
  toExchange: 'Exchange levy and guarantee fund',
  closeOn: (ticker, day) => `${ticker} close on ${day}.`,
  example: 'Example price.',
  breakEven: (price) => `You break even at a selling price of ${price}, all costs and taxes included.`,
  since: (day) => `Fees in force since ${day}.`,
  noClose: (ticker) =>
    `The close of ${ticker} is not available. Open the breakdown of the cost to enter the price.`,
}

/** Only the server needs it. */
export const purchaseCopy = { id, en }
