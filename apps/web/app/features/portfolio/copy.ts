const id = {
  title: 'Cek portofolio',
  lead: 'Nilai, konsentrasi, dividen, dan notasi saham Anda, dihitung di peramban ini. Isi portofolio Anda tidak dikirim ke mana pun.',
  how: 'Peramban Anda memuat satu berkas berisi data semua saham, yang sama bagi setiap pengunjung, lalu menghitung sendiri. Isian Anda hanya ada di memori halaman ini sampai Anda memilih “Simpan di perangkat ini”. Kami tidak meminta kata sandi AKSes atau broker.',
  needsScript: 'Halaman ini membutuhkan JavaScript. Tanpa JavaScript, gunakan',
  calculator: 'kalkulator dividen',
  isSent: '(data dikirim ke server kami lewat alamat halaman).',
  loading: 'Memuat daftar saham…',
  notAdvice:
    'Angka di halaman ini informasi dari data kami dan isian Anda: bukan nasihat investasi, dan bukan jaminan hasil.',
  failed: 'Halaman ini tidak dapat dimuat sepenuhnya. Muat ulang halaman.',
}
const en: typeof id = {
  title: 'Portfolio check-up',
  lead: 'The value, concentration, dividends and notations of your shares, calculated in this browser. Your holdings are not sent anywhere.',
  how: 'Your browser loads one file with the data of all shares, the same for every visitor, and calculates on its own. What you enter stays in the memory of this page until you choose “Save on this device”. We never ask for passwords of AKSes or of a broker.',
  needsScript: 'This page needs JavaScript. Without JavaScript, use the',
  calculator: 'dividend calculator',
  isSent: '(data is sent to our server in the address of the page).',
  loading: 'Loading the list of shares…',
  notAdvice:
    'The figures on this page are information from our data and your entries: not investment advice, and not a guarantee of results.',
  failed: 'This page could not be loaded completely. Reload it.',
}
export const copy = { id, en }
