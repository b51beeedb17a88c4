import { subscriptionLimits } from '@site/contracts/content/subscription-names.ts'

const { tickers } = subscriptionLimits

const id = {
  expired: 'Tautan ini sudah tidak berlaku.',
  askNew: 'Minta yang baru.',
  mailOnly: 'Halaman ini dibuka lewat tautan di email langganan dari kami. Setiap email memuatnya.',
  failedTitle: 'Permintaan Anda belum diproses',
  unavailable: 'Tunggu sebentar, lalu coba lagi.',
  offline: 'Perangkat Anda tampaknya tidak terhubung ke internet. Coba lagi setelah terhubung.',
  sending: 'Mengirim…',
  confirmTitle: 'Konfirmasi langganan',
  confirmLead: 'Email kami baru datang setelah Anda mengonfirmasi alamat ini.',
  confirmText:
    'Tekan tombol di bawah untuk memulai langganan. Membuka halaman ini saja tidak mengubah apa pun.',
  confirm: 'Konfirmasi langganan saya',
  confirmedTitle: 'Langganan Anda dikonfirmasi',
  confirmedText: (lists: string) =>
    `Anda berlangganan: ${lists}. Langganan yang dijeda berjalan lagi sesudah jedanya.`,
  omittedTitle: 'Sebagian saham belum ditambahkan',
  omittedText: (omitted: string) =>
    `Satu langganan memuat paling banyak ${tickers} saham, jadi ini belum masuk: ${omitted}. Hapus saham lain di halaman kelola, lalu tambahkan di sana.`,
  nothingTitle: 'Tidak ada langganan yang berjalan',
  nothingText: 'Langganan dari tautan ini sudah berakhir. Anda dapat memilih lagi.',
  manage: 'Kelola langganan',
  endTitle: 'Berhenti berlangganan',
  endLead: 'Satu langganan berakhir saat itu juga; langganan lain tetap berjalan.',
  endText: (list: string) =>
    `Tekan tombol di bawah untuk menghentikan ${list}. Membuka halaman ini saja tidak mengubah apa pun.`,
  listWithoutName: 'langganan ini',
  end: 'Berhenti berlangganan',
  endedTitle: 'Anda sudah berhenti berlangganan',
  endedText: (list: string) => `Kami tidak mengirim ${list} lagi ke alamat Anda.`,
  endUnknown:
    'Tautan ini rusak, atau langganannya sudah tidak ada. Langganan yang sudah tidak ada tidak mengirim email lagi. Jika email masih datang, gunakan tautan di email terbaru.',
}

const en: typeof id = {
  expired: 'This link has expired.',
  askNew: 'Ask for a new one.',
  mailOnly: 'This page is opened from a link in a subscription email of ours. Every email has one.',
  failedTitle: 'Your request has not been processed yet',
  unavailable: 'Wait a moment, then try again.',
  offline: 'Your device seems to be offline. Try again once you are connected.',
  sending: 'Sending…',
  confirmTitle: 'Confirm your subscription',
  confirmLead: 'Our emails start only after you confirm this address.',
  confirmText: 'Click the button below to start the subscription. Opening this page alone changes nothing.',
  confirm: 'Confirm my subscription',
  confirmedTitle: 'Your subscription is confirmed',
  confirmedText: (lists) =>
    `You are subscribed to: ${lists}. A paused subscription continues after its pause.`,
  omittedTitle: 'Some shares were not added',
  omittedText: (omitted) =>
    `A subscription has at most ${tickers} shares, so these are missing: ${omitted}. Remove other shares on the manage page, then add them there.`,
  nothingTitle: 'No subscription is running',
  nothingText: 'The subscription of this link has ended. You can choose again.',
  manage: 'Manage the subscription',
  endTitle: 'Unsubscribe',
  endLead: 'One subscription ends at once; your other subscriptions continue.',
  endText: (list) => `Click the button below to end ${list}. Opening this page alone changes nothing.`,
  listWithoutName: 'this subscription',
  end: 'Unsubscribe',
  endedTitle: 'You are unsubscribed',
  endedText: (list) => `We no longer send ${list} to your address.`,
  endUnknown:
    'This link is damaged, or its subscription is gone. A subscription that is gone sends no more emails. If emails still arrive, use the link in the latest one.',
}

export const tokenCopy = { id, en }
