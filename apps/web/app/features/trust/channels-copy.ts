import type { ChannelKind } from '@site/contracts/content/channels.ts'
import type { Verdict } from './finding.ts'

interface Answer {
  readonly title: string
  readonly text: string
}

/** No answer calls anything harmless: an own number can be imitated on a display. */
const answersId: Record<Verdict, Answer> = {
  partial: {
    title: 'Hanya sebagian cocok dengan daftar kami',
    text: 'Jangan mengirim uang atau data sebelum Anda menanyakannya sendiri kepada kami.',
  },
  ours: {
    title: 'Ini milik kami',
    text: 'Nama, nomor, dan alamat pengirim dapat ditiru di layar. Bila Anda diminta PIN, kata sandi, kode OTP, atau transfer, tutup percakapan, lalu hubungi kami sendiri.',
  },
  authority: {
    title: 'Kanal lembaga publik, bukan milik kami',
    text: 'Nomor dan alamat pengirim dapat ditiru di layar. Jangan memberikan PIN, kata sandi, atau kode OTP, dan jangan mengirim uang.',
  },
  alike: {
    title: 'Mirip milik kami, tetapi bukan',
    text: 'Ini menyebut atau meniru nama atau nomor kami dan tidak ada di daftar kami. Jangan membalas, membuka tautan, atau mengirim uang.',
  },
  unlisted: {
    title: 'Tidak ada di daftar kami',
    text: 'Anggap ini bukan dari kami sampai kami sendiri mengonfirmasinya. Jangan mengirim uang atau data.',
  },
}

const answersEn: typeof answersId = {
  partial: {
    title: 'Only partly matches our list',
    text: 'Do not send money or data before you have asked us yourself.',
  },
  ours: {
    title: 'This is ours',
    text: 'Names, numbers and sender addresses can be imitated on a display. If you are asked for a PIN, password, one-time code or transfer, end the conversation and contact us yourself.',
  },
  authority: {
    title: 'A channel of a public body, not ours',
    text: 'Numbers and sender addresses can be imitated on a display. Give nobody a PIN, password or one-time code, and send no money.',
  },
  alike: {
    title: 'Looks like ours, but is not',
    text: 'It mentions or imitates our name or number and is not on our list. Do not reply, open links or send money.',
  },
  unlisted: {
    title: 'Not on our list',
    text: 'Treat it as not from us until we confirm it ourselves. Do not send money or data.',
  },
}

const kindsId: Record<ChannelKind, string> = {
  domain: 'Situs',
  phone: 'Telepon',
  whatsapp: 'WhatsApp',
  email: 'Email',
  social: 'Media sosial',
  app: 'Aplikasi',
  account: 'Rekening',
}
const kindsEn: typeof kindsId = {
  domain: 'Websites',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  social: 'Social media',
  app: 'App',
  account: 'Bank accounts',
}

const id = {
  title: 'Kanal resmi',
  lead: 'Tempelkan satu nomor, tautan, email, nama akun, atau rekening yang Anda terima. Kami mencocokkannya dengan daftar resmi kami.',
  field: 'Yang ingin Anda periksa',
  hint: 'Misalnya 0812…, wa.me/…, @nama, www…, atau nama bank dan nomor rekening. Tidak kami simpan.',
  submit: 'Periksa',
  checking: 'Memeriksa…',
  summaryTitle: 'Belum dapat diperiksa',
  errors: {
    required: 'Wajib diisi',
    nothing:
      'Tidak ada nomor, tautan, email, atau nama akun di dalamnya. Nama orang, foto, dan nama grup tidak dapat diperiksa: siapa pun dapat memakainya.',
    several: (found: string) =>
      `Ada lebih dari satu nomor, tautan, email, atau nama akun di dalamnya: ${found}. Periksa satu per satu: sisakan satu, lalu ulangi untuk yang lain.`,
    tooLong: (max: string) => `Maksimal ${max} karakter`,
  },
  offline: 'Koneksi terputus. Yang Anda tulis masih ada; coba lagi.',
  unavailable:
    'Pemeriksaan sedang terganggu. Cocokkan sendiri dengan daftar di bawah, atau coba lagi sebentar lagi.',
  answerTitle: 'Hasil pemeriksaan',
  answers: answersId,
  ourChannel: (kind: string, value: string, label: string) => `${kind}: ${value} (${label})`,
  onlyThere: (host: string) => `Hanya di ${host}: nama yang sama di tempat lain bukan milik kami.`,
  onlyFor: (networks: string) =>
    `Nama ini ada di daftar kami hanya untuk ${networks}. Periksa dari mana asalnya: di tempat lain, nama yang sama bukan milik kami.`,
  otherAccount:
    'Nomornya ada di daftar kami, tetapi bank dan pemiliknya tidak dapat kami cocokkan. Nomor yang sama di bank lain atau atas nama orang lain bukan milik kami.',
  onOurDomain: (domain: string) =>
    `Domain ${domain} milik kami, tetapi alamat email atau akun ini tidak tercantum. Alamat pengirim dapat dipalsukan, dan akun dapat dibuat orang lain.`,
  otherUse: (channel: string) =>
    `Nomor ini ada di daftar kami untuk keperluan lain, yaitu ${channel}. Untuk yang disebut di sini, nomor ini tidak tercantum.`,
  authority: (name: string, address: string) =>
    `Ini kanal yang dipublikasikan ${name}, bukan milik kami. Cocokkan sendiri dengan mengetik ${address} di peramban.`,
  accountUse: 'Setoran investasi hanya ke RDN atas nama Anda sendiri, tidak ke rekening ini.',
  onlyChecked: (typed: string) =>
    `Yang kami kenali dan periksa hanya ${typed}. Kata, nomor, dan tautan lain di tulisan Anda tidak diperiksa.`,
  resembles: (value: string) => `Milik kami: ${value}`,
  stepsTitle: 'Bila Anda sudah mengirim uang atau data',
  stepsLead: 'Makin cepat laporan masuk, makin besar kemungkinan uang dapat dihentikan.',
  steps: {
    bank: {
      title: 'Bank Anda',
      text: 'Telepon sekarang, minta transaksi dihentikan dan rekening tujuan dilaporkan.',
    },
    iasc: { title: 'Indonesia Anti-Scam Centre (IASC)', text: 'Laporkan penipuannya di' },
    ojk: { title: 'OJK, Kontak 157', text: 'Telepon 157, atau tulis lewat' },
    police: { title: 'Polisi', text: 'Buat laporan dengan bukti di bawah; minta nomor laporannya.' },
    us: { title: 'Kami', text: 'Ganti kata sandi dan PIN, lalu telepon' },
  },
  evidenceTitle: 'Bukti yang perlu disimpan',
  evidenceLead: 'Cetak daftar ini dan lengkapi. Jangan hapus percakapan atau berkasnya.',
  print: 'Cetak daftar',
  evidence: [
    'Nomor, tautan, email, atau nama akun penghubung',
    'Tangkapan layar seluruh percakapan, dengan tanggal dan jam',
    'Rekening tujuan: bank, nomor, nama pemilik',
    'Tanggal, jam, jumlah, dan bukti setiap transfer',
    'Data yang Anda berikan: KTP, kata sandi, PIN, kode OTP',
    'Aplikasi atau berkas yang dikirim kepada Anda (jangan dipasang)',
    'Nomor laporan dari bank, IASC, OJK, dan polisi',
  ],
  listTitle: 'Semua kanal resmi kami',
  listLead: 'Kanal yang tidak tercantum di sini bukan kanal kami.',
  kinds: kindsId,
  labels: { service: 'Layanan nasabah', appFor: (system: string) => `Aplikasi untuk ${system}` },
}

const en: typeof id = {
  title: 'Official channels',
  lead: 'Paste one number, link, email, account name or bank account that you received. We compare it with our official list.',
  field: 'What you want to check',
  hint: 'Such as 0812…, wa.me/…, @name, www… or a bank and its account number. We do not store it.',
  submit: 'Check',
  checking: 'Checking…',
  summaryTitle: 'Not checked yet',
  errors: {
    required: 'Required',
    nothing:
      'There is no number, link, email or account name in it. Names of people, photos and names of groups cannot be checked: anybody can use them.',
    several: (found) =>
      `There is more than one number, link, email or account name in it: ${found}. Check one at a time: leave only one, then repeat with the others.`,
    tooLong: (max) => `No more than ${max} characters`,
  },
  offline: 'The connection was lost. What you wrote is still here; try again.',
  unavailable: 'The check is not available now. Compare with the list below, or try again shortly.',
  answerTitle: 'Result',
  answers: answersEn,
  ourChannel: (kind, value, label) => `${kind}: ${value} (${label})`,
  onlyThere: (host) => `Only on ${host}: the same name elsewhere is not ours.`,
  onlyFor: (networks) =>
    `This name is on our list for ${networks} only. Check where it came from: the same name elsewhere is not ours.`,
  otherAccount:
    'The number is on our list, but we cannot match its bank and holder. The same number at another bank or in the name of another person is not ours.',
  onOurDomain: (domain) =>
    `The domain ${domain} is ours, but this mailbox or account is not listed. Sender addresses can be forged, and others can open accounts.`,
  otherUse: (channel) =>
    `This number is on our list for another use: ${channel}. It is not listed for the use named here.`,
  authority: (name, address) =>
    `This is a channel published by ${name}, not ours. Check it yourself by typing ${address} into your browser.`,
  accountUse: 'Deposits go only to the RDN in your own name, not to this account.',
  onlyChecked: (typed) =>
    `We recognized and checked only ${typed}. Other words, numbers and links in your text were not checked.`,
  resembles: (value) => `Ours: ${value}`,
  stepsTitle: 'If you have already sent money or data',
  stepsLead: 'The sooner a report is made, the better the chance that the money can be stopped.',
  steps: {
    bank: {
      title: 'Your bank',
      text: 'Call now, and ask to stop the transfer and to report the receiving account.',
    },
    iasc: { title: 'Indonesia Anti-Scam Centre (IASC)', text: 'Report the fraud at' },
    ojk: { title: 'OJK, Kontak 157', text: 'Call 157, or write through' },
    police: { title: 'The police', text: 'File a report with the evidence below; ask for its number.' },
    us: { title: 'Us', text: 'Change your password and PIN, then call' },
  },
  evidenceTitle: 'Evidence to keep',
  evidenceLead: 'Print this list and complete it. Do not delete the conversation or its files.',
  print: 'Print the list',
  evidence: [
    'Number, link, email or account name that contacted you',
    'Screenshots of the whole conversation, with date and time',
    'Receiving account: bank, number, name of the holder',
    'Date, time, amount and receipt of each transfer',
    'Data you gave: identity card, password, PIN, one-time code',
    'Apps or files sent to you (do not install them)',
    'Report numbers of the bank, IASC, OJK and the police',
  ],
  listTitle: 'All our official channels',
  listLead: 'A channel that is not listed here is not ours.',
  kinds: kindsEn,
  labels: { service: 'Customer service', appFor: (system) => `App for ${system}` },
}

export const channelsCopy = { id, en }
