import { HOLD_MINUTES } from '@site/contracts/registration-hold.ts'

const id = {
  title: (event: string) => `Konfirmasi pendaftaran: ${event}`,
  description: (event: string) => `Konfirmasi pendaftaran Anda pada acara ${event}.`,
  held: {
    held: 'Satu kursi acara ini kami tahan untuk Anda. Tekan tombol di bawah agar kursi itu menjadi milik Anda.',
    heldWaiting:
      'Semua kursi sudah terisi. Satu tempat di daftar tunggu kami tahan untuk Anda. Tekan tombol di bawah untuk masuk daftar tunggu.',
  },
  confirm: 'Konfirmasi pendaftaran saya',
  sending: 'Mengirim…',
  toEvent: 'Kembali ke halaman acara',
  confirmedTitle: 'Pendaftaran Anda sudah dikonfirmasi',
  confirmedText:
    'Anda terdaftar pada acara ini. Anda tidak perlu melakukan apa pun lagi; rinciannya ada di email kami.',
  waitingTitle: 'Tempat Anda di daftar tunggu sudah dikonfirmasi',
  waitingText:
    'Anda tidak perlu melakukan apa pun lagi. Begitu ada kursi untuk Anda, kami mengabari Anda lewat email.',
  lapsedTitle: 'Waktu untuk konfirmasi sudah habis',
  lapsedText: `Tempat Anda kami tahan selama ${HOLD_MINUTES} menit, lalu kami lepas untuk orang lain.`,
  registerAgain: 'Daftar lagi untuk acara ini',
  canceledTitle: 'Pendaftaran ini sudah dibatalkan',
  canceledText: 'Tidak ada lagi yang perlu dikonfirmasi.',
  eventCanceledTitle: 'Acara ini dibatalkan',
  eventCanceledText: 'Acara tidak akan berlangsung, jadi tidak ada yang perlu dikonfirmasi.',
  overTitle: 'Pendaftaran ini tidak dapat dikonfirmasi lagi',
  overText: 'Acaranya sudah dimulai atau sudah selesai.',
  unavailableTitle: 'Konfirmasi sedang tidak dapat dilakukan',
  unavailable: 'Tunggu sebentar, lalu tekan tombol di bawah.',
  offline:
    'Perangkat Anda tampaknya tidak terhubung ke internet. Setelah terhubung, tekan lagi tombol di bawah.',
}

const en: typeof id = {
  title: (event) => `Confirm registration: ${event}`,
  description: (event) => `Confirm your registration for the event ${event}.`,
  held: {
    held: 'We are holding a seat at this event for you. Click the button below to make it yours.',
    heldWaiting:
      'All seats are taken. We are holding a place on the waiting list for you. Click the button below to join the list.',
  },
  confirm: 'Confirm my registration',
  sending: 'Sending…',
  toEvent: 'Back to the event',
  confirmedTitle: 'Your registration is confirmed',
  confirmedText:
    'You are registered for this event. There is nothing more to do; the details are in our email.',
  waitingTitle: 'Your place on the waiting list is confirmed',
  waitingText: 'There is nothing more to do. As soon as there is a seat for you, we will email you.',
  lapsedTitle: 'The time to confirm has passed',
  lapsedText: `We held your place for ${HOLD_MINUTES} minutes and then released it for somebody else.`,
  registerAgain: 'Register for this event again',
  canceledTitle: 'This registration has been canceled',
  canceledText: 'There is nothing left to confirm.',
  eventCanceledTitle: 'This event is canceled',
  eventCanceledText: 'The event will not take place, so there is nothing to confirm.',
  overTitle: 'This registration can no longer be confirmed',
  overText: 'The event has begun or is over.',
  unavailableTitle: 'Registrations cannot be confirmed at the moment',
  unavailable: 'Wait a moment, then click the button below.',
  offline: 'Your device seems to be offline. Click the button below again once you are connected.',
}

export const confirmCopy = { id, en }
