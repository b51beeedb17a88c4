const id = {
  picture: (ticker: string) => `Contoh layar aplikasi: order beli ${ticker} sebelum dikirim`,
  pictureEmpty: 'Contoh layar aplikasi',
  buy: 'Beli',
  price: 'Harga',
  amount: 'Jumlah',
  lots: '10 lot',
  value: 'Nilai order',
  cost: 'Biaya dan pajak',
  costValue: 'dirinci di muka',
  check: 'Periksa order',
}

const en: typeof id = {
  picture: (ticker) => `An example screen of our app: an order to buy ${ticker} before it is sent`,
  pictureEmpty: 'An example screen of our app',
  buy: 'Buy',
  price: 'Price',
  amount: 'Quantity',
  lots: '10 lots',
  value: 'Order value',
  cost: 'Fees and tax',
  costValue: 'itemized up front',
  check: 'Check the order',
}

export const appPhoneCopy = { id, en }
