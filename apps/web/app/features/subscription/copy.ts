import { series } from '@site/brand/names.ts'
import { subscriptionLimits } from '@site/contracts/content/subscription-names.ts'

const { confirmHours, tickers } = subscriptionLimits

const send = { id: 'Berlangganan', en: 'Subscribe' }

const id = {
  title: 'Langganan email',
  lead: 'Pilih kabar yang ingin Anda terima. Tanpa akun; setiap email memuat tautan untuk berhenti.',
  listsTitle: 'Apa yang ingin Anda terima?',
  rhythms: {
    pagi: 'pada hari ada catatan dalam bahasa email Anda',
    riset: 'satu ringkasan pukul 17.30 jika ada yang baru',
    pengumuman:
      'satu ringkasan pukul 17.30 jika ada yang baru; gangguan dan penipuan segera antara pukul 06.00 dan 21.00',
    saham: 'satu ringkasan pukul 18.30 setelah harga penutupan masuk',
    acara: 'satu ringkasan pukul 17.30 jika ada acara baru',
  },
  sent: {
    pagi: series.morningNote.name.id,
    riset: 'laporan riset',
    pengumuman: 'pengumuman',
    saham: 'kabar saham yang saya pilih',
    acara: 'kabar dan pengingat acara',
  },
  consent: (legalName: string, sent: string) =>
    `Saya setuju alamat email ini dipakai ${legalName} untuk mengirim ${sent} sampai saya berhenti. Saya berusia 18 tahun atau lebih.`,
  processing:
    'Atas dasar persetujuan Anda, kami menyimpan alamat email dan pilihan ini untuk mengirim email langganan sampai Anda berhenti (7 hari jika tidak dikonfirmasi); Anda dapat melihat, mengubah, mengunduh, atau menghapusnya kapan saja.',
  sharesTitle: `Kode saham dan harga (paling banyak ${tickers} saham)`,
  moreShares: 'Isi saham lain',
  shareTitle: (number: number) => `Saham ${number}`,
  ticker: 'Kode saham',
  tickerHint: 'Satu kode, misalnya BQNS, atau beberapa dengan koma. Untuk pengingat harga, isi satu kode.',
  kinds: {
    corporateAction: 'Aksi korporasi',
    report: 'Laporan keuangan',
    recommendation: 'Rekomendasi kami',
  },
  prices: {
    above: 'Beri tahu jika penutupan mencapai atau di atas',
    below: 'Beri tahu jika penutupan mencapai atau di bawah',
  },
  optional: 'opsional',
  eventReminder: (event: string) =>
    `Ingatkan saya tentang “${event}”: sehari sebelum pendaftarannya ditutup dan 24 jam sebelum mulai`,
  newEvents: 'Kabari saya juga jika ada acara baru',
  nextStep: `Centang yang ingin Anda terima, lalu klik ${send.id}. Setelah itu, buka tautan konfirmasi yang kami kirim.`,
  send: send.id,
  sentTitle: 'Periksa email Anda.',
  sentText: `Jika alamat itu dapat menerima email, kami mengirim tautan konfirmasi yang berlaku ${confirmHours} jam.`,
  another: 'Langganan dengan alamat lain',
  notSentTitle: 'Permintaan langganan Anda belum terkirim',
}

const en: typeof id = {
  title: 'Email subscription',
  lead: 'Choose the news you want. No account; every email has a link to unsubscribe.',
  listsTitle: 'What would you like to receive?',
  rhythms: {
    pagi: 'on days with a note in the language of your emails',
    riset: 'one summary at 17:30 if there is something new',
    pengumuman:
      'one summary at 17:30 if there is something new; outages and fraud at once between 06:00 and 21:00',
    saham: 'one summary at 18:30, after the closing prices have arrived',
    acara: 'one summary at 17:30 if there are new events',
  },
  sent: {
    pagi: series.morningNote.name.en,
    riset: 'research reports',
    pengumuman: 'announcements',
    saham: 'news about the shares I select',
    acara: 'news and reminders of events',
  },
  consent: (legalName, sent) =>
    `I agree that ${legalName} uses this address to send me ${sent} until I unsubscribe. I am 18 or older.`,
  processing:
    'On the basis of your consent we store your email address and these choices to send the emails of the subscription until you unsubscribe (7 days if you do not confirm it); you can see, change, download or delete them at any time.',
  sharesTitle: `Tickers and prices (at most ${tickers} shares)`,
  moreShares: 'Add other shares',
  shareTitle: (number) => `Share ${number}`,
  ticker: 'Ticker',
  tickerHint: 'One ticker, such as BQNS, or several with commas. For a price alert, enter one ticker.',
  kinds: {
    corporateAction: 'Corporate actions',
    report: 'Financial reports',
    recommendation: 'Our recommendations',
  },
  prices: {
    above: 'Tell me when the close is at or above',
    below: 'Tell me when the close is at or below',
  },
  optional: 'optional',
  eventReminder: (event) =>
    `Remind me of “${event}”: a day before its registration closes and 24 hours before it starts`,
  newEvents: 'Tell me about new events as well',
  nextStep: `Check what you would like to receive, then click ${send.en}. Then open the confirmation link that we email you.`,
  send: send.en,
  sentTitle: 'Check your email.',
  sentText: `If that address can receive mail, we have sent a confirmation link, valid for ${confirmHours} hours.`,
  another: 'Subscribe another address',
  notSentTitle: 'Your subscription request has not been sent',
}

export const copy = { id, en }
