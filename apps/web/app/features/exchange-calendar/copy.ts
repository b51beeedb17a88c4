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
  preOpening:
    'Order dikumpulkan, lalu harga pembukaan terbentuk. Berlaku untuk semua saham papan utama, pengembangan, dan ekonomi baru sejak 9 Desember 2024.',
  session1: 'Order dicocokkan terus-menerus menurut harga, lalu waktu.',
  session2: 'Order dicocokkan terus-menerus menurut harga, lalu waktu.',
  preClosing: 'Order dikumpulkan, lalu harga penutupan terbentuk.',
  postTrading: 'Transaksi pada harga penutupan.',
}
const aboutEn: SessionTexts = {
  preOpening:
    'Orders are collected, then the opening price is set. Covers all shares of the main, development and new-economy boards since December 9, 2024.',
  session1: 'Orders match continuously, by price and then by time.',
  session2: 'Orders match continuously, by price and then by time.',
  preClosing: 'Orders are collected, then the closing price is set.',
  postTrading: 'Trades at the closing price.',
}

const id = {
  title: 'Kalender dan jam bursa',
  lead: 'Sesi hari ini, jam perdagangan, hari libur bursa, dan tanggal penyelesaian transaksi saham Anda.',
  todayTitle: 'Bursa sekarang',
  asOf: (time: string) => `Keadaan pukul ${time}.`,
  reload: 'Perbarui',
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
  nextUnknown: 'Hari bursa berikutnya berada pada tahun yang daftar liburnya belum kami catat.',
  unknownDay: (year: string) => `Daftar libur bursa ${year} belum kami catat.`,
  unknownYearHint: 'Kami tidak menebak. Periksa kalender resmi bursa sebelum bertransaksi.',
  lockedUntil: (to: string) =>
    `Order dapat dimasukkan, tetapi tidak dapat diubah atau dibatalkan sampai ${to} WIB.`,
  noChangeUntil: (to: string) => `Order tidak dapat diubah sampai ${to} WIB.`,
  now: 'sekarang',
  sessionsToday: 'Sesi hari ini',
  hoursTitle: 'Jam perdagangan pasar reguler',
  hoursCaption: 'Waktu Indonesia Barat (WIB).',
  session: 'Sesi',
  weekdays: 'Senin–Kamis',
  friday: 'Jumat',
  locksTitle: 'Saat order tidak dapat dibatalkan',
  lock: (session: string, span: string, to: string) =>
    `${session}: pukul ${span} order tidak dapat diubah atau dibatalkan. Order tidak dapat diubah sampai ${to}.`,
  randomClosing: (span: string) =>
    `Penutupan acak: saat pengumpulan order berakhir dipilih sistem bursa secara acak pada pukul ${span}.`,
  since: (since: string, checked: string) => `Berlaku sejak ${since}, diperiksa ${checked}.`,
  source: (source: string) => `Sumber: ${source}.`,
  watchlist:
    'Papan pemantauan khusus memakai lelang berkala dengan jadwal sendiri. Ketentuannya sedang ditinjau bursa; lihat pengumuman terbaru.',
  settlementTitle: 'Kapan uang dan saham saya masuk?',
  settlementLead: (days: string, since: string) =>
    `Transaksi pasar reguler selesai pada hari bursa ke-${days} setelah transaksi (T+${days}, sejak ${since}).`,
  traded: 'Tanggal transaksi',
  compute: 'Lihat tanggal penyelesaian',
  weekend: 'akhir pekan',
  sold: (day: string, paid: string) => `Jual ${day}: uang masuk RDN ${paid}.`,
  bought: (paid: string) =>
    `Beli pada hari yang sama: saham masuk subrekening efek ${paid}, dan dana didebit hari itu.`,
  tradeDay: 'Hari transaksi',
  counted: 'Hari bursa',
  settlementDay: 'Hari penyelesaian',
  skipped: (reason: string) => `Tidak dihitung: ${reason}`,
  steps: 'Hari demi hari',
  step: 'Hitungan',
  date: 'Tanggal',
  meaning: 'Keterangan',
  notDay: 'Masukkan tanggal yang ada, misalnya 26/11/2026.',
  closedDay: (day: string, reason: string) => `Bursa tutup pada ${day} (${reason}). Pilih hari bursa.`,
  beforeRule: (since: string) => `T+2 berlaku sejak ${since}. Pilih tanggal mulai hari itu.`,
  unknownYear: (year: string) =>
    `Daftar libur bursa ${year} belum kami catat, jadi tanggalnya tidak kami tebak.`,
  settlementNote: 'Tanggal resmi tercantum pada konfirmasi transaksi Anda.',
  holidaysOf: (year: string) => `Libur bursa ${year}`,
  yearSummary: (days: string, holidays: string) =>
    `${days} hari bursa, ${holidays} hari libur pada hari kerja.`,
  holidaySource:
    'Sumber: pengumuman bursa Peng-00171/BEI.POP/09-2025 untuk 2026, dan hari yang ditambahkan kemudian. Bursa dapat mengubah daftar ini.',
  past: 'sudah lewat',
  keepTitle: 'Simpan hari libur di kalender Anda',
  keepLead: 'Berlangganan memperbarui kalender bila bursa menambah hari libur.',
  subscribe: 'Berlangganan libur bursa',
  download: 'Unduh berkas iCalendar',
  calendarName: 'Libur bursa',
  calendarDescription: 'Hari kerja tanpa perdagangan di bursa.',
  closedEvent: (name: string) => `Bursa tutup: ${name}`,
  actionsTitle: 'Tanggal aksi korporasi terdekat',
  allActions: 'Semua aksi korporasi',
  noActions: 'Belum ada tanggal yang akan datang.',
  tradingRules: 'Cara order dicocokkan',
}

const en: typeof id = {
  title: 'Exchange calendar and hours',
  lead: 'Today’s session, trading hours, exchange holidays and the day on which your trades settle.',
  todayTitle: 'The exchange now',
  asOf: (time: string) => `As of ${time}.`,
  reload: 'Refresh',
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
  nextUnknown: 'The next trading day is in a year whose holidays we do not have yet.',
  unknownDay: (year: string) => `We do not have the exchange’s holidays of ${year} yet.`,
  unknownYearHint: 'We do not guess. Check the official calendar of the exchange before you trade.',
  lockedUntil: (to: string) => `Orders are accepted, but cannot be changed or canceled until ${to} WIB.`,
  noChangeUntil: (to: string) => `Orders cannot be changed until ${to} WIB.`,
  now: 'now',
  sessionsToday: 'Sessions today',
  hoursTitle: 'Trading hours of the regular market',
  hoursCaption: 'Western Indonesia Time (WIB).',
  session: 'Session',
  weekdays: 'Monday–Thursday',
  friday: 'Friday',
  locksTitle: 'When orders cannot be canceled',
  lock: (session: string, span: string, to: string) =>
    `${session}: from ${span} orders cannot be changed or canceled. Orders cannot be changed until ${to}.`,
  randomClosing: (span: string) =>
    `Random closing: the exchange’s system picks the moment at which it stops collecting orders at random, at ${span}.`,
  since: (since: string, checked: string) => `In force since ${since}, checked on ${checked}.`,
  source: (source: string) => `Source: ${source}.`,
  watchlist:
    'The Watchlist board trades by periodic call auction on a timetable of its own. The exchange is reviewing its rules; see the latest announcement.',
  settlementTitle: 'When do my cash and shares arrive?',
  settlementLead: (days: string, since: string) =>
    `Trades in the regular market settle on trading day ${days} after the trade (T+${days}, since ${since}).`,
  traded: 'Trade date',
  compute: 'Show the settlement date',
  weekend: 'weekend',
  sold: (day: string, paid: string) => `Sold on ${day}: the cash reaches your RDN on ${paid}.`,
  bought: (paid: string) =>
    `Bought on the same day: the shares reach your sub-account on ${paid}, and the cash is debited that day.`,
  tradeDay: 'Trade day',
  counted: 'Trading day',
  settlementDay: 'Settlement day',
  skipped: (reason: string) => `Not counted: ${reason}`,
  steps: 'Day by day',
  step: 'Count',
  date: 'Date',
  meaning: 'Meaning',
  notDay: 'Enter a date that exists, such as 26/11/2026 (day, month, year).',
  closedDay: (day: string, reason: string) =>
    `The exchange is closed on ${day} (${reason}). Choose a trading day.`,
  beforeRule: (since: string) => `T+2 is in force since ${since}. Choose a date from that day on.`,
  unknownYear: (year: string) =>
    `We do not have the exchange’s holidays of ${year} yet, so we do not guess dates in it.`,
  settlementNote: 'The official date is on your trade confirmation.',
  holidaysOf: (year: string) => `Exchange holidays ${year}`,
  yearSummary: (days: string, holidays: string) => `${days} trading days, ${holidays} holidays on weekdays.`,
  holidaySource:
    'Source: announcement Peng-00171/BEI.POP/09-2025 of the exchange for 2026, and days added later. The exchange may change this list.',
  past: 'past',
  keepTitle: 'Keep the holidays in your calendar',
  keepLead: 'A subscription updates your calendar when the exchange adds a holiday.',
  subscribe: 'Subscribe to exchange holidays',
  download: 'Download the iCalendar file',
  calendarName: 'Exchange holidays',
  calendarDescription: 'Weekdays without trading on the exchange.',
  closedEvent: (name: string) => `Exchange closed: ${name}`,
  actionsTitle: 'Next corporate action dates',
  allActions: 'All corporate actions',
  noActions: 'There are no dates ahead.',
  tradingRules: 'How orders are matched',
}

export const copy = { id, en }
