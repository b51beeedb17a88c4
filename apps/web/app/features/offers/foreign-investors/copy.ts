import type { ForeignAudience } from '@site/contracts/content/foreign-investors.ts'

const id = {
  lead: 'Siapa yang dapat membuka rekening, dengan dokumen apa, pajak yang dipotong, dan siapa yang Anda hubungi.',
  deskTitle: 'Meja nasabah asing',
  phone: 'Telepon',
  hours: 'Jam layanan, WIB (UTC+7)',
  documents: 'Dokumen menurut pemohon',
  audiences: {
    resident: 'Warga negara asing dengan izin tinggal di Indonesia',
    nonResident: 'Perorangan yang bukan penduduk Indonesia',
    company: 'Badan usaha asing',
  } satisfies Record<ForeignAudience, string>,
  document: 'Dokumen',
  required: 'Wajib?',
  isRequired: 'Wajib',
  isOptional: 'Bila ada',
  note: 'Catatan',
  checked: (day: string) => `Diperiksa pada ${day}.`,
  outdated: (day: string) =>
    `Daftar ini terakhir diperiksa pada ${day}, lebih dari 12 bulan lalu. Tanyakan dahulu apakah masih berlaku.`,
  contact: 'Hubungi meja nasabah asing: ',
  account: 'Yang dibuka untuk Anda',
  openingTime: 'Lama sampai rekening aktif',
  taxNumber: 'Nomor pajak (NPWP)',
  cash: 'Dana',
  cashText: 'Rekening Dana Nasabah (RDN) dalam rupiah di bank, atas nama Anda',
  identity: 'Identitas pemodal',
  identityText: 'Satu Single Investor Identification (SID), juga bila Anda berekening di beberapa broker',
  custody: 'Penyimpanan efek',
  custodyText:
    'Di Kustodian Sentral Efek Indonesia (KSEI) dengan SID Anda; saldonya Anda periksa sendiri di AKSes',
  contractLanguage: 'Bahasa perjanjian',
  notStated: 'Belum dinyatakan',
  openAccount: 'Buka rekening',
  protection: 'Bagaimana dana dan efek Anda dilindungi',
  taxes: 'Pajak bila domisili pajak Anda di luar Indonesia',
  income: 'Penghasilan',
  rate: 'Tarif',
  detail: 'Keterangan',
  source: 'Sumber',
  taxResidents: 'Domisili pajak di Indonesia, apa pun paspornya: ',
  dividendCalculator: 'hitung dividen dengan tarif dalam negeri',
  residence: 'Pernyataan domisili pajak (CRS dan FATCA)',
  residenceText:
    'Saat membuka rekening Anda menyatakan sendiri di negara mana Anda berdomisili pajak, beserta nomor pajaknya, lewat formulir kami. Beri tahu kami bila domisili itu berubah.',
  noAdvice:
    'Halaman ini bukan nasihat pajak. Tarif perjanjian pajak berbeda menurut negara dan syaratnya; tanyakan kepada konsultan pajak Anda.',
}

const en: typeof id = {
  lead: 'Who can open an account, with which documents, the taxes that are withheld, and whom to contact.',
  deskTitle: 'Desk for foreign clients',
  phone: 'Phone',
  hours: 'Hours, WIB (UTC+7)',
  documents: 'Documents by applicant',
  audiences: {
    resident: 'Foreign citizens with a stay permit of Indonesia',
    nonResident: 'Individuals who are not residents of Indonesia',
    company: 'Foreign companies',
  },
  document: 'Document',
  required: 'Required?',
  isRequired: 'Required',
  isOptional: 'If you have one',
  note: 'Note',
  checked: (day) => `Checked on ${day}.`,
  outdated: (day) =>
    `This list was last checked on ${day}, more than 12 months ago. Ask us first whether it still applies.`,
  contact: 'Please contact our desk for foreign clients: ',
  account: 'What is opened for you',
  openingTime: 'Time until the account is active',
  taxNumber: 'Tax number (NPWP)',
  cash: 'Cash',
  cashText: 'A client fund account (RDN) in rupiah at a bank, in your name',
  identity: 'Investor identity',
  identityText: 'One Single Investor Identification (SID), even with accounts at several brokers',
  custody: 'Custody',
  custodyText:
    'At the Indonesian Central Securities Depository (KSEI) under your SID; you check the balance yourself in AKSes',
  contractLanguage: 'Language of contracts',
  notStated: 'Not yet stated',
  openAccount: 'Open an account',
  protection: 'How your money and securities are protected',
  taxes: 'Taxes if your tax residence is outside Indonesia',
  income: 'Income',
  rate: 'Rate',
  detail: 'Details',
  source: 'Source',
  taxResidents: 'Tax residence in Indonesia, whatever the passport: ',
  dividendCalculator: 'calculate dividends at the domestic rate',
  residence: 'Self-certification of tax residence (CRS and FATCA)',
  residenceText:
    'When you open an account, you state on our form in which country you are resident for tax, with the tax number there. Tell us if that residence changes.',
  noAdvice:
    'This page is not tax advice. Treaty rates differ by country and condition; ask your own tax adviser.',
}

export const copy = { id, en }
