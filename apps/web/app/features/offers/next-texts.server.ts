/** A sentence for each page that an offer leads to next. */
const id = {
  companyList: 'Laporan keuangan, rasio, dan aksi korporasi setiap emiten.',
  openAccount: 'Pilih rekening, siapkan dokumen, lalu daftar dari ponsel.',
  riskProfile: 'Sepuluh pertanyaan tanpa data pribadi.',
  investmentCalculator: 'Hitung setoran bulanan untuk tujuan Anda.',
  analysisTools: 'Batas harga, biaya, dividen, dan rata-rata, dihitung dengan angka Anda.',
  bondCalculator: 'Kupon bersih, imbal hasil, dan perbandingan dengan deposito.',
  marginSimulator: 'Pinjaman, biaya per hari, dan risikonya dengan angka Anda.',
  researchReport: 'Tesis, valuasi, dan risiko dalam satu laporan.',
  faq: 'Jawaban singkat atas pertanyaan yang sering diajukan.',
  contactUs: 'Tulis kepada kami atau datang ke kantor terdekat.',
  productsAndServices: 'Empat produk dan enam layanan dengan risikonya.',
  productStock: 'Efek yang paling sering dijaminkan, dan cara kerjanya.',
}

const en: typeof id = {
  companyList: 'Statements, ratios and corporate actions of every company.',
  openAccount: 'Choose an account, have your documents ready, and sign up on your phone.',
  riskProfile: 'Ten questions, no personal data.',
  investmentCalculator: 'Calculate the monthly amount for your goal.',
  analysisTools: 'Price limits, costs, dividends and averages with your own numbers.',
  bondCalculator: 'Net coupons, yields, and a comparison with a deposit.',
  marginSimulator: 'Loan, cost per day and risk with your own numbers.',
  researchReport: 'Thesis, valuation and risks in one report.',
  faq: 'Short answers to frequently asked questions.',
  contactUs: 'Write to us, or visit the nearest office.',
  productsAndServices: 'Four products and six services, with their risks.',
  productStock: 'The securities pledged most often, and how they work.',
}

export const nextTexts = { id, en }
