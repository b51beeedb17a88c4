import { counted } from '../engine/plural.ts'

const id = {
  fields: {
    nominal: { label: 'Nilai nominal', hint: 'Misalnya 10 jt.' },
    couponPercent: { label: 'Kupon per tahun' },
    policyPercent: { label: 'Suku bunga acuan', hint: 'Dari Bank Indonesia.' },
    spreadPercent: { label: 'Spread di atas acuan', hint: 'Dari memorandum seri.' },
    floorPercent: { label: 'Kupon minimal', hint: 'Dari memorandum seri.' },
    frequency: {
      label: 'Kupon dibayar',
      options: { 12: 'Setiap bulan', 4: 'Setiap tiga bulan', 2: 'Setiap enam bulan', 1: 'Setiap tahun' },
    },
    settlement: { label: 'Tanggal penyelesaian pembelian' },
    maturity: { label: 'Jatuh tempo' },
    firstCoupon: {
      label: 'Kupon pertama seri baru',
      hint: 'Dari memorandum seri. Kosongkan untuk pembelian di pasar sekunder.',
    },
    depositPercent: { label: 'Bunga deposito pembanding per tahun' },
    cleanPercent: { label: 'Harga bersih (% dari nominal)', hint: 'Harga pasar tanpa bunga berjalan.' },
    yieldPercent: { label: 'Imbal hasil yang diinginkan per tahun' },
  },
  rates: {
    policyPercent: (rate: string, day: string, source: string) =>
      `Suku bunga acuan terakhir sampai tanggal penyelesaian: ${rate}, per ${day} (${source}).`,
    depositPercent: (rate: string, month: string, source: string) =>
      `Bunga deposito terakhir sampai tanggal penyelesaian: ${rate}, per ${month} (${source}).`,
    typed: (rate: string) => `Hasil ini memakai ${rate} dari isian Anda.`,
  },
  netCoupon: 'Kupon bersih setiap pembayaran',
  netCouponDetail: (coupon: string, gross: string) => `Kupon ${coupon} per tahun; sebelum pajak ${gross}.`,
  grossCoupon: 'Kupon kotor setiap pembayaran',
  couponTax: 'Pajak kupon setiap pembayaran',
  couponNow: 'Kupon yang berlaku',
  firstNet: (day: string) => `Kupon bersih pertama, ${day}`,
  firstPeriods: (periods: string, days: string, all: string) =>
    periods === '0' ? `${days} ÷ ${all} hari` : `(${periods} + ${days} ÷ ${all} hari)`,
  formulaFirst: (nominal: string, coupon: string, times: string, periods: string, gross: string) =>
    `Kupon pertama: ${nominal} × ${coupon} ÷ ${times} × ${periods} = ${gross} sebelum pajak`,
  firstNote: (settlement: string) =>
    `Kupon pertama berbeda dari kupon berikutnya: dihitung sejak penyelesaian pada ${settlement}, aktual/aktual. Jumlah pastinya ada di memorandum seri, yang dapat membulatkannya per unit.`,
  noCouponDay: (days: string) =>
    `Bukan tanggal kupon pertama obligasi ini. Tanggal yang mungkin, dihitung mundur dari jatuh tempo: ${days}.`,
  totalNet: 'Seluruh kupon bersih sampai jatuh tempo',
  bondYear: 'Kupon bersih setahun',
  depositYear: 'Bunga deposito bersih setahun',
  equalDeposit: 'Bunga deposito yang setara',
  yieldToMaturity: 'Imbal hasil sampai jatuh tempo',
  yieldDetail: (price: string, coupons: string) =>
    `Pada harga bersih ${price} dari nominal, dengan ${coupons} kupon tersisa.`,
  netYield: 'Imbal hasil setelah pajak kupon',
  price: 'Harga bersih',
  priceDetail: (target: string) => `Pembelian pada harga ini memberi ${target} per tahun sampai jatuh tempo.`,
  value: 'Harga pembelian tanpa bunga berjalan',
  accrued: 'Bunga berjalan',
  total: 'Dibayar seluruhnya',
  table: 'Arus kas',
  columns: { day: 'Tanggal', net: 'Kupon bersih', principal: 'Pokok', gross: 'Kupon kotor', tax: 'Pajak' },
  otherYields: 'Harga jika imbal hasil berbeda',
  couponDay: (net: string) => `Kupon obligasi ${net}`,
  lastDay: (net: string, principal: string) => `Kupon obligasi ${net} dan pokok ${principal}`,
  maturityAfter: 'Jatuh tempo harus setelah tanggal penyelesaian.',
  tooLong: (years: string) => `Jatuh tempo paling lama ${years} tahun setelah penyelesaian.`,
  noYield: 'Tidak ada imbal hasil yang wajar untuk harga ini. Periksa harganya.',
  formulaCoupon: (nominal: string, coupon: string, times: string, gross: string) =>
    `${nominal} × ${coupon} ÷ ${times} = ${gross}`,
  formulaTax: (gross: string, percent: string, net: string) => `${gross} − pajak ${percent} = ${net}`,
  formulaFloating: (policy: string, spread: string, floor: string, coupon: string) =>
    `Terbesar dari ${policy} + ${spread} dan ${floor} = ${coupon}`,
  formulaEqual: (coupon: string, kept: string, keptDeposit: string, result: string) =>
    `${coupon} × ${kept} ÷ ${keptDeposit} = ${result}`,
  formulaAccrued: (
    nominal: string,
    coupon: string,
    times: string,
    passed: string,
    all: string,
    accrued: string,
  ) => `${nominal} × ${coupon} ÷ ${times} × ${passed} ÷ ${all} hari = ${accrued}`,
  formulaYield: (price: string) =>
    `Imbal hasil adalah bunga yang membuat nilai kini semua arus kas sama dengan ${price} ditambah bunga berjalan.`,
  notes: [
    'Bunga berjalan dihitung aktual/aktual, cara obligasi pemerintah. Obligasi dan sukuk korporasi dapat memakai cara lain, misalnya 30/360; lihat prospektusnya.',
    'Kupon dihitung atas seluruh nilai nominal dan dibulatkan ke rupiah terdekat. SBN ritel dapat membulatkannya per unit Rp1 juta menurut memorandumnya, dengan selisih sampai sekitar Rp1 per unit tiap kupon.',
    'Imbal hasil dimajemukkan sebanyak pembayaran kupon dalam setahun.',
    'Tanggal kupon dihitung mundur dari jatuh tempo dan tidak digeser oleh hari libur.',
    'Perhitungan pajak hanya untuk kupon. Pajak atas selisih harga beli dan pokok, serta biaya transaksi, tidak dihitung.',
  ],
  floatingNote: 'Tabel memakai kupon yang berlaku sekarang. Kupon mengambang disesuaikan setiap tiga bulan.',
  tax: (coupon: string, source: string, day: string) =>
    `Pajak final kupon: ${coupon} (${source}; diperiksa ${day}).`,
  depositTaxed: (most: string, deposit: string, source: string, day: string) =>
    `Bunga deposito di atas ${most} dikenai pajak final ${deposit} (${source}; diperiksa ${day}).`,
  depositExempt: (most: string, source: string, day: string) =>
    `Deposito sampai ${most} dalam satu bank bebas pajak, asalkan bukan pecahan dari jumlah yang lebih besar (${source}; diperiksa ${day}). Pembandingnya dihitung tanpa pajak.`,
  beforeTax: (day: string, coupon: string) =>
    `Kupon sebelum ${day} dikenai tarif lain. Hitungan ini memakai ${coupon} untuk semua kupon.`,
  risk: 'Harga obligasi turun jika imbal hasil pasar naik. Penerbit korporasi dapat gagal bayar.',
}

const en: typeof id = {
  fields: {
    nominal: { label: 'Face value', hint: 'For example 10 million.' },
    couponPercent: { label: 'Coupon per year' },
    policyPercent: { label: 'Policy rate', hint: 'Of Bank Indonesia.' },
    spreadPercent: { label: 'Spread above the policy rate', hint: 'From the memorandum of the series.' },
    floorPercent: { label: 'Minimum coupon (floor)', hint: 'From the memorandum of the series.' },
    frequency: {
      label: 'Coupons are paid',
      options: { 12: 'Every month', 4: 'Every three months', 2: 'Every six months', 1: 'Every year' },
    },
    settlement: { label: 'Settlement of the purchase' },
    maturity: { label: 'Maturity' },
    firstCoupon: {
      label: 'First coupon of a new series',
      hint: 'From the memorandum of the series. Leave it empty for a purchase in the market.',
    },
    depositPercent: { label: 'Deposit rate to compare, per year' },
    cleanPercent: {
      label: 'Clean price (% of face value)',
      hint: 'Market price without accrued interest.',
    },
    yieldPercent: { label: 'Yield you want, per year' },
  },
  rates: {
    policyPercent: (rate, day, source) =>
      `Latest policy rate up to the settlement date: ${rate}, as of ${day} (${source}).`,
    depositPercent: (rate, month, source) =>
      `Latest deposit rate up to the settlement date: ${rate}, as of ${month} (${source}).`,
    typed: (rate) => `This result uses ${rate}, which you entered.`,
  },
  netCoupon: 'Net coupon of each payment',
  netCouponDetail: (coupon, gross) => `A coupon of ${coupon} per year; ${gross} before tax.`,
  grossCoupon: 'Gross coupon of each payment',
  couponTax: 'Tax on each coupon',
  couponNow: 'Current coupon',
  firstNet: (day) => `First net coupon, ${day}`,
  firstPeriods: (periods, days, all) =>
    periods === '0' ? `${days} ÷ ${all} days` : `(${periods} + ${days} ÷ ${all} days)`,
  formulaFirst: (nominal, coupon, times, periods, gross) =>
    `First coupon: ${nominal} × ${coupon} ÷ ${times} × ${periods} = ${gross} before tax`,
  firstNote: (settlement) =>
    `The first coupon differs from the later ones: it counts from the settlement on ${settlement}, actual/actual. The memorandum of the series states the exact amount and may round it per unit.`,
  noCouponDay: (days) =>
    `This is no first coupon day of the bond. Possible days, counted back from the maturity: ${days}.`,
  totalNet: 'All net coupons until maturity',
  bondYear: 'Net coupons per year',
  depositYear: 'Net deposit interest per year',
  equalDeposit: 'Deposit rate that pays as much',
  yieldToMaturity: 'Yield to maturity',
  yieldDetail: (price, coupons) =>
    `At a clean price of ${price} of face value, with ${counted(coupons, 'coupon')} left.`,
  netYield: 'Yield after tax on coupons',
  price: 'Clean price',
  priceDetail: (target) => `A purchase at this price yields ${target} per year until maturity.`,
  value: 'Price of the purchase without accrued interest',
  accrued: 'Accrued interest',
  total: 'Total payable',
  table: 'Cash flows',
  columns: { day: 'Date', net: 'Net coupon', principal: 'Principal', gross: 'Gross coupon', tax: 'Tax' },
  otherYields: 'Prices at other yields',
  couponDay: (net) => `Bond coupon ${net}`,
  lastDay: (net, principal) => `Bond coupon ${net} and principal ${principal}`,
  maturityAfter: 'The maturity must be after the settlement.',
  tooLong: (years) => `The maturity can be at most ${years} years after the settlement.`,
  noYield: 'This price gives no valid yield. Check the price.',
  formulaCoupon: (nominal, coupon, times, gross) => `${nominal} × ${coupon} ÷ ${times} = ${gross}`,
  formulaTax: (gross, percent, net) => `${gross} − ${percent} tax = ${net}`,
  formulaFloating: (policy, spread, floor, coupon) =>
    `The larger of ${policy} + ${spread} and ${floor} = ${coupon}`,
  formulaEqual: (coupon, kept, keptDeposit, result) => `${coupon} × ${kept} ÷ ${keptDeposit} = ${result}`,
  formulaAccrued: (nominal, coupon, times, passed, all, accrued) =>
    `${nominal} × ${coupon} ÷ ${times} × ${passed} ÷ ${all} days = ${accrued}`,
  formulaYield: (price) =>
    `The yield is the rate at which the present value of all cash flows equals ${price} plus accrued interest.`,
  notes: [
    'Accrued interest is actual/actual, as for government bonds. Corporate bonds and sukuk may count otherwise, such as 30/360; see the prospectus.',
    'Coupons are calculated on the whole face value and rounded to the nearest rupiah. Retail government bonds may round them per unit of IDR 1 million, as their memorandum states, which differs by up to about IDR 1 per unit and coupon.',
    'The yield is compounded as often as coupons are paid in a year.',
    'Coupon dates are counted back from the maturity and are not moved by holidays.',
    'Only the tax on coupons is counted. Tax on the difference between price and principal, and transaction costs, are not.',
  ],
  floatingNote: 'The table uses the current coupon. A floating coupon is reset every three months.',
  tax: (coupon, source, day) => `Final tax on coupons: ${coupon} (${source}; checked on ${day}).`,
  depositTaxed: (most, deposit, source, day) =>
    `Interest on deposits above ${most} bears a final tax of ${deposit} (${source}; checked on ${day}).`,
  depositExempt: (most, source, day) =>
    `Deposits up to ${most} in one bank are exempt from tax, unless they are a part of a larger amount (${source}; checked on ${day}). The comparison counts no tax on the deposit.`,
  beforeTax: (day, coupon) =>
    `Coupons before ${day} bore another rate. This calculation uses ${coupon} for all coupons.`,
  risk: 'Bond prices fall when market yields rise. Corporate issuers can default.',
}

export const copy = { id, en }
