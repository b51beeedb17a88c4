import type { Locale } from '@site/contracts/locale.ts'

const id = {
  // No name: attackers could register another person's address and put a message into the name field.
  greeting: 'Halo,',
  event: 'Acara',
  time: 'Waktu',
  venue: 'Tempat',
  registrationNumber: 'Nomor pendaftaran',
  joinAddress: 'Tautan untuk bergabung',
  seeEvent: 'Lihat halaman acara',
  join: 'Bergabung ke acara',
  cancel: 'Tidak jadi hadir? Batalkan pendaftaran Anda',
  cancelWaiting: 'Tidak ingin menunggu lagi? Keluar dari daftar tunggu',
  confirm: 'Konfirmasi pendaftaran',
  confirmUntil: 'Konfirmasi paling lambat',
  heldWaiting: 'Semua kursi sudah terisi: dengan konfirmasi ini Anda masuk daftar tunggu.',
  seeSite: 'Buka situs kami',
  calendarName: 'acara.ics',
  registrationReason:
    'Email ini dikirim otomatis karena alamat ini didaftarkan untuk acara kami. Bila bukan Anda yang mendaftar, batalkan lewat tautan di atas.',
  heldReason:
    'Email ini dikirim otomatis karena alamat ini diisi di formulir pendaftaran acara kami. Bila bukan Anda yang mengisi, abaikan saja: tanpa konfirmasi, Anda tidak terdaftar.',
  registeredReason: 'Email ini dikirim karena alamat ini didaftarkan untuk acara kami.',
  willRemind: 'Kami mengirim pengingat sehari sebelum acara.',
  canceledReason: 'Email ini dikirim otomatis karena pendaftaran dengan alamat ini dibatalkan.',
  eventCanceledReason:
    'Email ini dikirim otomatis karena alamat ini didaftarkan untuk acara yang dibatalkan.',
  messageReason:
    'Email ini dikirim otomatis karena alamat ini ditulis di formulir kontak kami. Bila bukan Anda yang menulis, abaikan saja.',
  registrationConfirmed: {
    subject: (title: string) => `Anda terdaftar: ${title}`,
    heading: 'Pendaftaran Anda kami terima',
    paragraphs: ['Satu tempat sudah disediakan untuk Anda. Simpan email ini; berkas kalender terlampir.'],
  },
  registrationWaiting: {
    subject: (title: string) => `Anda di daftar tunggu: ${title}`,
    heading: 'Anda masuk daftar tunggu',
    paragraphs: [
      'Semua tempat sudah terisi, jadi Anda belum mendapat tempat di acara ini.',
      'Bila ada peserta yang batal, tempatnya diberikan sesuai urutan mendaftar, dan Anda langsung menerima email. Tanpa email itu, mohon tidak datang ke acara.',
    ],
  },
  registrationHeld: {
    subject: (title: string) => `Konfirmasi pendaftaran Anda: ${title}`,
    heading: 'Konfirmasi pendaftaran Anda',
    paragraphs: [
      'Satu tempat kami tahan untuk Anda. Buka tautan di bawah, lalu tekan tombol di halaman itu, agar tempat itu menjadi milik Anda.',
      'Tanpa konfirmasi pada waktunya, tempat itu kami lepas untuk orang lain. Anda boleh mendaftar lagi.',
    ],
  },
  alreadyRegistered: {
    subject: (title: string) => `Anda sudah terdaftar: ${title}`,
    heading: 'Anda sudah terdaftar',
    paragraphs: [
      'Baru saja formulir pendaftaran acara ini dikirim dengan alamat atau kode nasabah Anda.',
      'Pendaftaran Anda sudah kami terima sebelumnya dan tidak berubah. Anda tidak perlu melakukan apa pun.',
    ],
  },
  seatFreed: {
    subject: (title: string) => `Tempat untuk Anda: ${title}`,
    heading: 'Anda mendapat tempat',
    paragraphs: [
      'Ada tempat yang kosong dan sekarang menjadi milik Anda: Anda tidak lagi di daftar tunggu. Berkas kalender terlampir.',
      'Bila Anda tidak dapat hadir, mohon batalkan supaya tempat ini dapat dipakai orang lain.',
    ],
  },
  registrationCancelled: {
    subject: (title: string) => `Pendaftaran dibatalkan: ${title}`,
    heading: 'Pendaftaran Anda dibatalkan',
    paragraphs: [
      'Anda tidak lagi terdaftar pada acara ini. Anda boleh mendaftar lagi selama pendaftaran dibuka.',
      'Bila acara ini ada di kalender Anda, buka berkas kalender terlampir untuk menghapusnya.',
    ],
  },
  eventCanceled: {
    subject: (title: string) => `Acara dibatalkan: ${title}`,
    heading: 'Acara ini dibatalkan',
    paragraphs: [
      'Acara yang akan Anda ikuti dibatalkan dan tidak akan berlangsung. Kami mohon maaf. Anda tidak perlu melakukan apa pun; bila ada berkas kalender terlampir, buka berkas itu agar kalender Anda ikut berubah.',
    ],
  },
  eventMoved: {
    subject: (title: string) => `Perubahan acara: ${title}`,
    heading: 'Perubahan pada acara Anda',
    paragraphs: [
      'Ada perubahan pada acara yang akan Anda ikuti. Waktu dan tempat yang berlaku ada di bawah ini. Anda tidak perlu mendaftar lagi; bila ada berkas kalender terlampir, buka berkas itu agar kalender Anda ikut berubah.',
      'Bila Anda tidak dapat hadir, mohon batalkan supaya tempat Anda dapat dipakai orang lain.',
    ],
  },
  eventReinstated: {
    subject: (title: string) => `Acara tetap berlangsung: ${title}`,
    heading: 'Acara Anda tetap berlangsung',
    paragraphs: [
      'Acara yang sebelumnya kami batalkan tetap berlangsung. Pendaftaran Anda masih berlaku. Waktu dan tempat yang berlaku ada di bawah ini; bila ada berkas kalender terlampir, buka berkas itu agar kalender Anda ikut berubah.',
      'Bila Anda tidak dapat hadir, mohon batalkan supaya tempat Anda dapat dipakai orang lain.',
    ],
  },
  eventReminder: {
    subject: (title: string) => `Pengingat: ${title}`,
    heading: 'Acara Anda segera dimulai',
    paragraphs: ['Kami mengingatkan bahwa Anda terdaftar untuk acara berikut.'],
  },
  messageReceived: {
    subject: 'Pesan Anda kami terima',
    heading: 'Terima kasih atas pesan Anda',
    paragraphs: (time: string) => [
      `Pesan Anda kami terima pada ${time} dan diteruskan ke bagian yang menangani.`,
      'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP lewat email.',
    ],
  },
  messageForwarded: {
    subject: (subject: string) => `Pesan dari situs: ${subject}`,
    withoutSubject: 'tanpa perihal',
    heading: 'Pesan baru dari formulir kontak',
    paragraphs: ['Balasan atas email ini langsung terkirim ke pengirim pesan.'],
    subjectLabel: 'Perihal',
    name: 'Nama',
    email: 'Email',
    phone: 'Telepon',
    domicile: 'Domisili',
    domiciles: { indonesia: 'Indonesia', abroad: 'Luar negeri' },
    language: 'Bahasa pengirim',
    languages: { id: 'Indonesia', en: 'Inggris' },
    message: 'Pesan',
    reason: 'Email ini dikirim otomatis oleh situs ke bagian yang dipilih pengirim.',
  },
}

const en: typeof id = {
  greeting: 'Hello,',
  event: 'Event',
  time: 'Time',
  venue: 'Venue',
  registrationNumber: 'Registration number',
  joinAddress: 'Link to join',
  seeEvent: 'View event page',
  join: 'Join the event',
  cancel: "Can't attend? Cancel your registration",
  cancelWaiting: 'No longer want to wait? Leave the waiting list',
  confirm: 'Confirm registration',
  confirmUntil: 'Confirm by',
  heldWaiting: 'All seats are taken: confirming puts you on the waiting list.',
  seeSite: 'Visit our website',
  calendarName: 'event.ics',
  registrationReason:
    'This email was sent automatically because this address was registered for one of our events. If it was not you, cancel using the link above.',
  heldReason:
    'This email was sent automatically because this address was entered in the registration form of our event. If it was not you, ignore it: without confirmation you are not registered.',
  registeredReason: 'This email was sent because this address was registered for one of our events.',
  willRemind: 'We will send a reminder the day before the event.',
  canceledReason: 'This email was sent automatically because a registration with this address was canceled.',
  eventCanceledReason:
    'This email was sent automatically because this address was registered for the event that was canceled.',
  messageReason:
    'This email was sent automatically because this address was entered in our contact form. If it was not you, please ignore it.',
  registrationConfirmed: {
    subject: (title) => `You are registered: ${title}`,
    heading: 'We have your registration',
    paragraphs: ['A seat is reserved for you. Please keep this email; a calendar file is attached.'],
  },
  registrationWaiting: {
    subject: (title) => `You are on the waiting list: ${title}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      'All seats are taken, so you do not have a seat at this event yet.',
      'When someone cancels, the seat goes to the next person in order of registration. You will receive an email at once. Without that email, please do not come to the event.',
    ],
  },
  registrationHeld: {
    subject: (title) => `Confirm your registration: ${title}`,
    heading: 'Confirm your registration',
    paragraphs: [
      'We are holding a place for you. Open the link below and click the button on that page to make the place yours.',
      'Without confirmation in time, we release the place for somebody else. You may register again.',
    ],
  },
  alreadyRegistered: {
    subject: (title) => `You are already registered: ${title}`,
    heading: 'You are already registered',
    paragraphs: [
      'The registration form of this event has just been sent with your address or client code.',
      'We already have your registration, and it has not changed. You do not need to do anything.',
    ],
  },
  seatFreed: {
    subject: (title) => `A seat for you: ${title}`,
    heading: 'You have a seat',
    paragraphs: [
      'A seat has become available and is now yours: you are no longer on the waiting list. A calendar file is attached.',
      'If you cannot attend, please cancel so that someone else can have the seat.',
    ],
  },
  registrationCancelled: {
    subject: (title) => `Registration canceled: ${title}`,
    heading: 'Your registration is canceled',
    paragraphs: [
      'You are no longer registered for this event. You may register again while registration is open.',
      'If the event is in your calendar, open the attached calendar file to remove it.',
    ],
  },
  eventCanceled: {
    subject: (title) => `Event canceled: ${title}`,
    heading: 'This event is canceled',
    paragraphs: [
      'The event that you registered for has been canceled and will not take place. We apologize. You do not need to do anything; if a calendar file is attached, open it to update your calendar.',
    ],
  },
  eventMoved: {
    subject: (title) => `Event change: ${title}`,
    heading: 'Your event has changed',
    paragraphs: [
      'An event that you registered for has changed. The current time and place are below. You do not need to register again; if a calendar file is attached, open it to update your calendar.',
      'If you cannot attend, please cancel so that someone else can have your seat.',
    ],
  },
  eventReinstated: {
    subject: (title) => `The event takes place after all: ${title}`,
    heading: 'Your event takes place after all',
    paragraphs: [
      'The event that we had canceled takes place after all. Your registration is still valid. The current time and place are below; if a calendar file is attached, open it to update your calendar.',
      'If you cannot attend, please cancel so that someone else can have your seat.',
    ],
  },
  eventReminder: {
    subject: (title) => `Reminder: ${title}`,
    heading: 'Your event begins soon',
    paragraphs: ['This is to remind you that you are registered for the following event.'],
  },
  messageReceived: {
    subject: 'We received your message',
    heading: 'Thank you for your message',
    paragraphs: (time) => [
      `We received your message on ${time} and passed it on to the department in charge.`,
      'We never ask for passwords, PINs or OTP codes by email.',
    ],
  },
  messageForwarded: {
    subject: (subject) => `Message from the site: ${subject}`,
    withoutSubject: 'no subject',
    heading: 'New message from the contact form',
    paragraphs: ['A reply to this email goes directly to the sender of the message.'],
    subjectLabel: 'Subject',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    domicile: 'Domicile',
    domiciles: { indonesia: 'Indonesia', abroad: 'Abroad' },
    language: "The sender's language",
    languages: { id: 'Indonesian', en: 'English' },
    message: 'Message',
    reason: 'This email was sent automatically by the site to the department that the sender chose.',
  },
}

export const copy = { id, en } as const satisfies Record<Locale, typeof id>
