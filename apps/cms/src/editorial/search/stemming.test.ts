import { describe, expect, it } from 'vitest'
import { listRoots } from './stemming.ts'

/** Whether a search for one word finds the other. */
function areForms(one: string, other: string): boolean {
  const roots = new Set(listRoots(one))
  return listRoots(other).some((root) => roots.has(root))
}

describe('listRoots', () => {
  const families = {
    ajar: 'belajar mempelajari pelajaran pengajar pembelajaran',
    alami: 'mengalami dialami',
    ambil: 'mengambil diambil pengambilan ambilkan',
    atur: 'mengatur peraturan aturannya pengaturan teratur',
    bank: 'perbankan',
    baru: 'memperbarui diperbarui terbaru pembaruan',
    bayar: 'membayar pembayaran dibayarkan terbayar bayarlah',
    beli: 'membeli pembelian dibelikan pembeli belinya terbeli',
    beri: 'berikan memberi diberi memberikan diberikan pemberian pemberi berilah',
    bom: 'mengebom dibom pengeboman',
    cek: 'mengecek dicek pengecekan mengeceknya',
    dagang: 'perdagangan pedagang diperdagangkan berdagang',
    dasar: 'berdasarkan mendasari mendasar',
    daya: 'pemberdayaan memberdayakan keberdayaan',
    ekonomi: 'perekonomian ekonominya',
    gerak: 'bergerak pergerakan gerakan menggerakkan',
    guna: 'menggunakan penggunaan pengguna berguna gunakan digunakan',
    hasil: 'menghasilkan penghasilan keberhasilan berpenghasilan',
    hitung: 'menghitung perhitungan penghitungan memperhitungkan terhitung',
    ikut: 'mengikuti berikut pengikut diikuti',
    investasi: 'berinvestasi menginvestasikan investasinya investasiku',
    jual: 'menjual penjualan dijual terjual penjualnya',
    kelola: 'mengelola dikelola pengelolaan pengelolanya',
    kirim: 'mengirim pengiriman dikirimkan terkirim',
    klik: 'mengklik diklik',
    lapor: 'melaporkan pelaporan laporannya dilaporkan pelapor',
    masuk: 'memasukkan termasuk pemasukan dimasukkan',
    milik: 'memiliki pemilik kepemilikan dimiliki',
    naik: 'kenaikan menaikkan dinaikkan kenaikannya',
    nilai: 'menilai penilaian bernilai senilai nilaimu',
    pakai: 'memakai pemakaian dipakai terpakai',
    pasar: 'pemasaran memasarkan pasarnya',
    pesan: 'memesan pemesanan pesanan dipesan',
    pinjam: 'meminjam peminjam pinjaman dipinjamkan',
    risiko: 'berisiko risikonya',
    saham: 'sahamnya sahamku sahammu sahamlah sahamkah sahamsaham',
    sedia: 'menyediakan penyedia tersedia ketersediaan persediaan',
    setuju: 'persetujuan menyetujui disetujui',
    simpan: 'menyimpan penyimpanan tersimpan simpanannya',
    terbit: 'menerbitkan penerbitan diterbitkan terbitan penerbitnya',
    tiga: 'ketiga ketiganya',
    tindak: 'tindakan bertindak penindakan',
    tulis: 'menulis penulis tulisan tertulis menuliskannya',
    turun: 'menurunkan penurunan diturunkan turunan',
    uang: 'keuangan uangnya menguangkan diuangkan',
    ubah: 'mengubah perubahan berubah diubah',
    untung: 'keuntungannya menguntungkan beruntung',
    usaha: 'perusahaan berusaha pengusaha mengusahakan',
  } as const

  it.each(Object.entries(families))('relates all forms of "%s" to each other', (root, words) => {
    const all = [root, ...words.split(' ')]
    for (const one of all) expect(all.filter((other) => !areForms(one, other))).toEqual([])
  })

  it.each([
    ['ikan', 'berikan diberikan memberikan pemberian'],
    ['kan', 'ikan akan bukan berikan'],
    ['dana', 'perdana'],
    ['dapat', 'pendapatan pendapat'],
    ['tuju', 'setuju persetujuan'],
    ['oleh', 'memperoleh diperoleh'],
    ['anda', 'beranda'],
    ['masa', 'masalah bermasalah'],
    ['kemudi', 'kemudian'],
    ['selat', 'selatan'],
    ['tetap', 'tetapi'],
    ['kas', 'berkas'],
    ['bulan', 'bulat bul'],
    ['makan', 'akan maka'],
    ['maka', 'memakai makan'],
    ['jalan', 'jala jual'],
    ['beli', 'beri bel belum'],
    ['tangan', 'tang'],
    ['karang', 'sekarang'],
    ['buah', 'sebuah'],
    ['jarah', 'sejarah'],
    ['pilih', 'pilik milik memiliki'],
    ['mula', 'pula'],
    ['pula', 'mulai memulai'],
    ['naik', 'dikenai'],
    ['bayar', 'bayang'],
    ['saham', 'paham'],
    ['uang', 'ruang peluang'],
    ['kredit', 'kreditur'],
    ['reksa', 'periksa'],
    ['obligasi', 'delegasi'],
    ['bunga', 'bungkus hubungan'],
    ['emas', 'kemasan'],
    ['aman', 'halaman taman'],
    ['kali', 'kaliber'],
    ['depan', 'dep'],
    ['cara', 'acara'],
    ['modal', 'model'],
  ])('keeps "%s" apart from %s', (word, others) => {
    expect(others.split(' ').filter((other) => areForms(word, other))).toEqual([])
  })
})
