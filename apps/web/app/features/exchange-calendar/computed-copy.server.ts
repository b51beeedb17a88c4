import type { SessionName } from '@site/finance/exchange-hours.ts'

type SessionTexts = Readonly<Record<SessionName, string>>

const sessionsId: SessionTexts = {
  preOpening: 'Prapembukaan',
  session1: 'Sesi I',
  session2: 'Sesi II',
  preClosing: 'Prapenutupan',
  postTrading: 'Pascapenutupan',
}
const sessionsEn: SessionTexts = {
  preOpening: 'Pre-opening',
  session1: 'Session I',
  session2: 'Session II',
  preClosing: 'Pre-closing',
  postTrading: 'Post-trading',
}
const aboutId: SessionTexts = {
  preOpening: 'Order dikumpulkan, lalu harga pembukaan terbentuk.',
  session1: 'Order dicocokkan terus-menerus menurut harga, lalu waktu.',
  session2: 'Order dicocokkan terus-menerus menurut harga, lalu waktu.',
  preClosing: 'Order dikumpulkan, lalu harga penutupan terbentuk.',
  postTrading: 'Transaksi pada harga penutupan.',
}
const aboutEn: SessionTexts = {
  preOpening: 'Orders are collected, then the opening price is set.',
  session1: 'Orders match continuously, by price and then by time.',
  session2: 'Orders match continuously, by price and then by time.',
  preClosing: 'Orders are collected, then the closing price is set.',
  postTrading: 'Trades at the closing price.',
}

/** Texts that the server computes the page from; they stay out of its script. */
const id = {
  asOf: (time: string) => `Keadaan pukul ${time}.`,
  sessions: sessionsId,
  about: aboutId,
  inSession: (name: string, to: string) => `${name} berlangsung sampai ${to} WIB.`,
  notYet: (name: string, from: string) => `Bursa belum buka. ${name} mulai ${from} WIB.`,
  inBreak: (name: string, from: string) => `Bursa sedang istirahat. ${name} mulai ${from} WIB.`,
  over: 'Perdagangan hari ini sudah selesai.',
  upNext: (name: string, from: string) => `Berikutnya: ${name}, ${from} WIB.`,
  closedWeekend: 'Bursa tutup: akhir pekan.',
  closedFor: (name: string) => `Bursa tutup: ${name}.`,
  nextOpening: (day: string, from: string) => `Buka lagi ${day}, ${from} WIB.`,
  notListed: (year: string) => `Daftar libur bursa ${year} belum tersedia di sini`,
  nextUnknown: (reason: string) => `${reason}, jadi hari bursa berikutnya belum dapat dihitung.`,
  dateUnknown: (reason: string) => `${reason}, jadi tanggal ini belum dapat dihitung.`,
  unknownYearHint: 'Periksa kalender resmi bursa sebelum bertransaksi.',
  lockedUntil: (to: string) =>
    `Order dapat dimasukkan, tetapi tidak dapat diubah atau dibatalkan sampai ${to} WIB.`,
  noChangeUntil: (to: string) => `Order tidak dapat diubah sampai ${to} WIB.`,
  lock: (session: string, from: string, to: string, noChangeTo: string) =>
    `${session}: pukul ${from}–${to} order tidak dapat diubah atau dibatalkan. Order tidak dapat diubah sampai ${noChangeTo}.`,
  randomClosing: (from: string, to: string) =>
    `Penutupan acak: sistem bursa berhenti mengumpulkan order pada saat acak antara pukul ${from} dan ${to}.`,
  preOpeningShares: (since: string) =>
    `Prapembukaan mencakup semua saham papan utama, pengembangan, dan ekonomi baru sejak ${since}.`,
  since: (since: string, checked: string) => `Berlaku sejak ${since}, diperiksa ${checked}.`,
  source: (source: string) => `Sumber: ${source}.`,
  settlementLead: (days: string, since: string) =>
    `Transaksi pasar reguler selesai pada hari bursa ke-${days} setelah transaksi (T+${days}, sejak ${since}).`,
  weekend: 'akhir pekan',
  sold: (day: string, paid: string) => `Jual ${day}: uang masuk RDN ${paid}.`,
  bought: (paid: string) =>
    `Beli pada hari yang sama: saham masuk subrekening efek ${paid}, dan dana didebit hari itu.`,
  tradeDay: 'Hari transaksi',
  counted: 'Hari bursa',
  settlementDay: 'Hari penyelesaian',
  skipped: (reason: string) => `Tidak dihitung: ${reason}`,
  notDay: 'Masukkan tanggal yang ada, misalnya 26/11/2026.',
  closedDay: (day: string, reason: string) => `Bursa tutup pada ${day} (${reason}). Pilih hari bursa.`,
  beforeRule: (since: string) => `T+2 berlaku sejak ${since}. Pilih tanggal mulai hari itu.`,
  reach: (day: string, year: string) =>
    `Dapat dihitung untuk transaksi sampai ${day}. Sesudahnya menunggu daftar libur bursa ${year}.`,
  holidaysTitle: (year: string) => `Libur bursa ${year}`,
  yearSummary: (days: string, holidays: string) =>
    `${days} hari bursa, ${holidays} hari libur pada hari kerja.`,
  yearSource: (year: string, source: string, checked: string) =>
    `Sumber libur ${year}: pengumuman bursa ${source}, diperiksa ${checked}, dan hari yang ditambahkan kemudian.`,
  mayChange: 'Bursa dapat mengubah daftar ini.',
  calendarName: 'Libur bursa',
  calendarDescription: 'Hari kerja tanpa perdagangan di bursa.',
  closedEvent: (name: string) => `Bursa tutup: ${name}`,
  offerOpen: 'dibuka',
  offerUpcoming: 'akan datang',
  offerPeriod: (from: string, to: string) => `${from} – ${to}`,
}

const en: typeof id = {
  asOf: (time: string) => `As of ${time}.`,
  sessions: sessionsEn,
  about: aboutEn,
  inSession: (name: string, to: string) => `${name} is running until ${to} WIB.`,
  notYet: (name: string, from: string) => `The exchange is not open yet. ${name} starts at ${from} WIB.`,
  inBreak: (name: string, from: string) => `The exchange is in its break. ${name} starts at ${from} WIB.`,
  over: 'Trading is over for today.',
  upNext: (name: string, from: string) => `Next: ${name}, ${from} WIB.`,
  closedWeekend: 'The exchange is closed: weekend.',
  closedFor: (name: string) => `The exchange is closed: ${name}.`,
  nextOpening: (day: string, from: string) => `It opens again on ${day}, at ${from} WIB.`,
  notListed: (year: string) => `The exchange holidays of ${year} are not available here`,
  nextUnknown: (reason: string) => `${reason}, so the next trading day cannot be calculated yet.`,
  dateUnknown: (reason: string) => `${reason}, so this date cannot be calculated yet.`,
  unknownYearHint: 'Check the official calendar of the exchange before you trade.',
  lockedUntil: (to: string) => `Orders are accepted, but cannot be changed or canceled until ${to} WIB.`,
  noChangeUntil: (to: string) => `Orders cannot be changed until ${to} WIB.`,
  lock: (session: string, from: string, to: string, noChangeTo: string) =>
    `${session}: between ${from} and ${to} orders cannot be changed or canceled. Orders cannot be changed until ${noChangeTo}.`,
  randomClosing: (from: string, to: string) =>
    `Random closing: the exchange’s system stops collecting orders at a random moment between ${from} and ${to}.`,
  preOpeningShares: (since: string) =>
    `The pre-opening has covered all shares of the main, development and new-economy boards since ${since}.`,
  since: (since: string, checked: string) => `In force since ${since}, checked on ${checked}.`,
  source: (source: string) => `Source: ${source}.`,
  settlementLead: (days: string, since: string) =>
    `Trades in the regular market settle on trading day ${days} after the trade (T+${days}, since ${since}).`,
  weekend: 'weekend',
  sold: (day: string, paid: string) => `Sold on ${day}: the cash reaches your RDN on ${paid}.`,
  bought: (paid: string) =>
    `Bought on the same day: the shares reach your sub-account on ${paid}, and the cash is debited that day.`,
  tradeDay: 'Trade day',
  counted: 'Trading day',
  settlementDay: 'Settlement day',
  skipped: (reason: string) => `Not counted: ${reason}`,
  notDay: 'Enter a date that exists, such as 26/11/2026 (day, month, year).',
  closedDay: (day: string, reason: string) =>
    `The exchange is closed on ${day} (${reason}). Choose a trading day.`,
  beforeRule: (since: string) => `T+2 has applied since ${since}. Choose a date from that day on.`,
  reach: (day: string, year: string) =>
    `Works for trades up to ${day}. Later ones need the exchange’s holidays of ${year}.`,
  holidaysTitle: (year: string) => `Exchange holidays ${year}`,
  yearSummary: (days: string, holidays: string) => `${days} trading days, ${holidays} holidays on weekdays.`,
  yearSource: (year: string, source: string, checked: string) =>
    `Source for ${year}: announcement ${source} of the exchange, checked on ${checked}, and days added later.`,
  mayChange: 'The exchange may change this list.',
  calendarName: 'Exchange holidays',
  calendarDescription: 'Weekdays without trading on the exchange.',
  closedEvent: (name: string) => `Exchange closed: ${name}`,
  offerOpen: 'open',
  offerUpcoming: 'upcoming',
  offerPeriod: (from: string, to: string) => `${from} – ${to}`,
}

export const computedCopy = { id, en }
