const id = {
  title: (event: string) => `Batalkan pendaftaran: ${event}`,
  description: (event: string) => `Batalkan pendaftaran Anda pada acara ${event}.`,
  registered: {
    confirmed: 'Anda terdaftar pada acara ini. Bila batal datang, lepaskan kursi Anda untuk orang lain.',
    waiting: 'Anda ada di daftar tunggu acara ini. Anda dapat keluar dari daftar tunggu di sini.',
  },
  cancel: 'Batalkan pendaftaran saya',
  sending: 'Mengirim…',
  keep: 'Tidak jadi, kembali ke halaman acara',
  cancelledTitle: 'Pendaftaran Anda sudah dibatalkan',
  cancelledText: 'Tempat Anda kami berikan kepada orang lain. Anda tidak perlu melakukan apa pun lagi.',
  registerAgain: 'Daftar lagi untuk acara ini',
  overTitle: 'Pendaftaran ini tidak dapat dibatalkan lagi',
  overText: 'Acaranya sudah dimulai atau sudah selesai.',
  unknownTitle: 'Kami tidak menemukan pendaftaran ini',
  unknownText:
    'Tautannya tidak lengkap, atau data pendaftarannya sudah kami hapus. Salin seluruh tautan dari email Anda, atau hubungi kami:',
  unavailableTitle: 'Pendaftaran Anda belum dibatalkan',
  unavailable: 'Layanan kami sedang tidak menjawab. Tekan tombol di bawah untuk mencoba lagi sebentar lagi.',
  offline:
    'Perangkat Anda tampaknya tidak terhubung ke internet. Tekan tombol di bawah lagi setelah terhubung.',
}

const en: typeof id = {
  title: (event) => `Cancel the registration: ${event}`,
  description: (event) => `Cancel your registration for the event ${event}.`,
  registered: {
    confirmed: 'You are registered for this event. If you cannot come, release your seat for somebody else.',
    waiting: 'You are on the waiting list of this event. You can leave the list here.',
  },
  cancel: 'Cancel my registration',
  sending: 'Sending…',
  keep: 'Keep it, back to the event',
  cancelledTitle: 'Your registration is cancelled',
  cancelledText: 'We give your place to somebody else. There is nothing more to do.',
  registerAgain: 'Register for this event again',
  overTitle: 'This registration can no longer be cancelled',
  overText: 'The event has begun or is over.',
  unknownTitle: 'We cannot find this registration',
  unknownText:
    'The link is not complete, or we have deleted the registration since. Copy the whole link from your email, or reach us:',
  unavailableTitle: 'Your registration has not been cancelled',
  unavailable: 'Our service is not answering. Press the button below to try again in a moment.',
  offline: 'Your device seems to be offline. Press the button below again once you are connected.',
}

export const cancelCopy = { id, en }
