/** Names of accounts and channels in price lists and forms. */
export const feeNames = {
  accounts: {
    regular: { id: 'Reguler', en: 'Regular' },
    margin: { id: 'Margin', en: 'Margin' },
    sharia: { id: 'Syariah', en: 'Sharia' },
  },
  channels: {
    app: { id: 'Aplikasi', en: 'App' },
    broker: { id: 'Pialang lewat telepon', en: 'Broker by phone' },
  },
}
