import type { Locale } from '#app/i18n/locales.ts'

const id = {
  title: 'Izin dan perlindungan yang dapat Anda periksa',
  lead: 'Izin kami, tempat dana dan efek Anda berada, siapa yang bertanggung jawab, dan ke mana Anda mengadu.',
  checkerTitle: 'Ada yang menghubungi Anda atas nama kami?',
  checkerText: 'Tempelkan nomor, tautan, email, atau nama akunnya, dan cocokkan dengan daftar resmi kami.',
  checkerLink: 'Periksa kanal',
  licenseTitle: 'Izin dan keanggotaan',
  licenseCheck: 'Cocokkan nomor dan kode ini dengan daftar yang diterbitkan lembaga yang disebut.',
  custodyTitle: 'Di mana dana dan efek Anda',
  custody: [
    {
      title: 'Anda memberi perintah',
      text: 'Menyetor, membeli, menjual, dan menarik dana hanya atas perintah Anda, kecuali penjualan paksa menurut perjanjian margin atau gadai.',
    },
    {
      title: 'Dana: di RDN atas nama Anda',
      text: 'Rekening Dana Nasabah (RDN) dibuka di bank atas nama Anda sendiri. Setoran investasi hanya ke rekening itu, tidak pernah ke rekening perorangan.',
    },
    {
      title: 'Efek: di KSEI dengan SID Anda',
      text: 'Efek dicatat di Kustodian Sentral Efek Indonesia (KSEI). Setiap pemodal mempunyai satu Single Investor Identification (SID).',
    },
    {
      title: 'Periksa sendiri di AKSes',
      text: 'Lewat AKSes, layanan KSEI, Anda melihat saldo Anda sendiri tanpa melalui kami.',
    },
  ],
  fundTitle: 'Dana perlindungan pemodal',
  fundLimits: (perInvestor: string, perCustodian: string) =>
    `Bila efek atau dana hilang karena kecurangan kustodian, dana perlindungan pemodal (Indonesia SIPF) mengganti sampai ${perInvestor} per pemodal dan ${perCustodian} per kustodian.`,
  fundNot: 'Yang tidak dilindungi:',
  fundNotItems: [
    'penurunan harga efek,',
    'penerbit yang gagal membayar,',
    'uang yang dikirim ke rekening selain RDN Anda.',
  ],
  source: (source: string, date: string) => `Sumber: ${source}. Diperiksa ${date}.`,
  peopleTitle: 'Siapa yang bertanggung jawab',
  complaintTitle: 'Bila Anda tidak puas',
  complaintSteps: {
    us: {
      title: 'Kepada kami dahulu',
      text: 'Tulis atau telepon kami; Anda mendapat nomor pengaduan dan jawaban tertulis.',
    },
    ojk: {
      title: 'OJK: Kontak 157 dan APPK',
      text: 'Tanyakan atau laporkan lewat telepon 157, atau sampaikan pengaduan lewat Aplikasi Portal Perlindungan Konsumen (APPK).',
    },
    laps: {
      title: 'LAPS SJK',
      text: 'Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan menengahi sengketa di luar pengadilan.',
    },
    iasc: {
      title: 'Penipuan: Indonesia Anti-Scam Centre (IASC)',
      text: 'Sudah mengirim uang kepada penipu? Laporkan segera; pusat ini menerima laporan sejak 22 November 2024.',
    },
  },
  complianceContact: 'Kontak kepatuhan',
  figuresTitle: 'Pengaduan yang kami terima',
  year: 'Tahun',
  received: 'Diterima',
  resolved: 'Selesai',
  escalated: 'Dibawa ke LAPS SJK atau OJK',
  sourceColumn: 'Sumber',
  recordTitle: 'Catatan rekomendasi kami',
  recordLink: 'Semua rekomendasi, termasuk yang meleset',
  siteTitle: 'Situs yang dapat dipakai semua orang',
  siteText:
    'Setiap halaman diperiksa otomatis sebelum rilis: aturan WCAG 2.2 AA dengan axe, terang dan gelap, lebar 320 piksel, dan tanpa JavaScript. Pemeriksaan otomatis tidak menemukan semua hambatan; beri tahu kami bila Anda menemui satu.',
  measured: ({ tool, date, pages }: Record<'tool' | 'date' | 'pages', string>) =>
    `Diukur ${date} dengan ${tool} pada ${pages} halaman, sebagai ponsel dengan jaringan 4G lambat.`,
  figures: {
    accessibility: 'Skor aksesibilitas terendah',
    largestPaint: 'Isi utama tampil setelah',
    shift: 'Pergeseran tata letak',
  },
  ofHundred: (score: string) => `${score} dari 100`,
  seconds: (from: string, to: string) => `${from}–${to} detik`,
  none: 'Tidak ada',
  securityTitle: 'Menemukan celah keamanan?',
  securityText:
    'Kirim langkah untuk mengulanginya ke kontak ini, dan jangan umumkan sebelum kami memperbaikinya.',
}

const en: typeof id = {
  title: 'License and protection that you can check',
  lead: 'Our license, where your money and securities are, who is accountable, and where to complain.',
  checkerTitle: 'Has somebody contacted you in our name?',
  checkerText: 'Paste the number, link, email or account name and compare it with our official list.',
  checkerLink: 'Check a channel',
  licenseTitle: 'License and memberships',
  licenseCheck: 'Compare these numbers and codes with the lists of the bodies named.',
  custodyTitle: 'Where your money and securities are',
  custody: [
    {
      title: 'You give the orders',
      text: 'You deposit, buy, sell and withdraw only on your own order, except a forced sale under a margin or pawn agreement.',
    },
    {
      title: 'Money: in an RDN in your name',
      text: "A client fund account (RDN) is opened at a bank in your own name. Deposits go to this account only, never to a private individual's account.",
    },
    {
      title: 'Securities: at KSEI under your SID',
      text: 'Securities are recorded at the central custodian, KSEI. Each investor has one Single Investor Identification (SID).',
    },
    {
      title: 'See for yourself in AKSes',
      text: 'AKSes, a service of KSEI, shows you your own balances without going through us.',
    },
  ],
  fundTitle: 'The investor protection fund',
  fundLimits: (perInvestor, perCustodian) =>
    `If securities or money are lost through fraud by the custodian, the investor protection fund (Indonesia SIPF) pays up to ${perInvestor} per investor and ${perCustodian} per custodian.`,
  fundNot: 'It does not cover:',
  fundNotItems: [
    'falling prices,',
    'issuers that fail to pay,',
    'money sent to any account other than your RDN.',
  ],
  source: (source, date) => `Source: ${source}. Checked on ${date}.`,
  peopleTitle: 'Who is accountable',
  complaintTitle: 'If you are not satisfied',
  complaintSteps: {
    us: {
      title: 'Tell us first',
      text: 'Write or call; you receive a complaint number and a written answer.',
    },
    ojk: {
      title: 'OJK: Kontak 157 and APPK',
      text: 'Ask or report by phone at 157, or file a complaint in the consumer protection portal (APPK).',
    },
    laps: {
      title: 'LAPS SJK',
      text: 'The alternative dispute resolution body of the financial sector mediates out of court.',
    },
    iasc: {
      title: 'Fraud: Indonesia Anti-Scam Centre (IASC)',
      text: 'Have you sent money to a fraudster? Report it at once; the center has taken reports since November 22, 2024.',
    },
  },
  complianceContact: 'Compliance contact',
  figuresTitle: 'Complaints we received',
  year: 'Year',
  received: 'Received',
  resolved: 'Resolved',
  escalated: 'Taken to LAPS SJK or OJK',
  sourceColumn: 'Source',
  recordTitle: 'Our recommendation record',
  recordLink: 'All recommendations, including the misses',
  siteTitle: 'A site that everybody can use',
  siteText:
    'Every page is checked automatically before a release: the WCAG 2.2 AA rules of axe, light and dark, at 320 pixels and without JavaScript. Automatic checks do not find every barrier; tell us if you meet one.',
  measured: ({ tool, date, pages }) =>
    `Measured on ${date} with ${tool} on ${pages} pages, as a phone on a slow 4G network.`,
  figures: {
    accessibility: 'Lowest accessibility score',
    largestPaint: 'Main content shown after',
    shift: 'Layout shift',
  },
  ofHundred: (score) => `${score} of 100`,
  seconds: (from, to) => `${from}–${to} seconds`,
  none: 'None',
  securityTitle: 'Found a security problem?',
  securityText:
    'Send the steps to reproduce it to this contact, and do not publish it before we have fixed it.',
}

export const trustCopy: Readonly<Record<Locale, typeof id>> = { id, en }
