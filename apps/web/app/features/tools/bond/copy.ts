const id = {
  fields: {
    nominal: { label: 'Nilai nominal', hint: 'Misalnya 10 jt.' },
    rateKind: {
      label: 'Jenis kupon',
      options: { fixed: 'Tetap', floating: 'Mengambang dengan batas minimal' },
    },
    couponPercent: { label: 'Kupon per tahun', hint: 'Untuk kupon mengambang, dikosongkan.' },
    policyPercent: { label: 'Suku bunga acuan', hint: 'Hanya untuk kupon mengambang.' },
    spreadPercent: { label: 'Spread di atas acuan', hint: 'Hanya untuk kupon mengambang.' },
    floorPercent: { label: 'Kupon minimal', hint: 'Hanya untuk kupon mengambang.' },
    frequency: {
      label: 'Kupon dibayar',
      options: { 12: 'Setiap bulan', 4: 'Setiap tiga bulan', 2: 'Setiap enam bulan', 1: 'Setiap tahun' },
    },
    settlement: { label: 'Tanggal penyelesaian pembelian' },
    maturity: { label: 'Jatuh tempo' },
    depositPercent: { label: 'Bunga deposito pembanding per tahun' },
    cleanPercent: { label: 'Harga bersih (% dari nominal)', hint: 'Harga pasar tanpa bunga berjalan.' },
    yieldPercent: { label: 'Imbal hasil yang diinginkan per tahun' },
  },
  netCoupon: 'Kupon bersih setiap pembayaran',
  netCouponDetail: (coupon: string, gross: string) => `Kupon ${coupon} per tahun; sebelum pajak ${gross}.`,
  grossCoupon: 'Kupon kotor setiap pembayaran',
  couponTax: 'Pajak kupon setiap pembayaran',
  couponNow: 'Kupon yang berlaku',
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
  columns: ['Tanggal', 'Kupon kotor', 'Pajak', 'Kupon bersih', 'Pokok'],
  required: 'Wajib diisi untuk jenis kupon ini.',
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
    'Bunga berjalan dihitung aktual/aktual; imbal hasil dimajemukkan sebanyak pembayaran kupon dalam setahun.',
    'Tanggal kupon dihitung mundur dari jatuh tempo dan tidak digeser oleh hari libur.',
    'Perhitungan pajak hanya untuk kupon. Pajak atas selisih harga beli dan pokok, serta biaya transaksi, tidak dihitung.',
  ],
  floatingNote: 'Tabel memakai kupon yang berlaku sekarang. Kupon mengambang disesuaikan setiap tiga bulan.',
  tax: (coupon: string, deposit: string, source: string, day: string) =>
    `Pajak final: kupon ${coupon}, bunga deposito ${deposit} (${source}; diperiksa ${day}).`,
  risk: 'Harga obligasi turun jika imbal hasil pasar naik. Penerbit korporasi dapat gagal bayar.',
}

const en: typeof id = {
  fields: {
    nominal: { label: 'Nominal value', hint: 'For example 10 million.' },
    rateKind: { label: 'Kind of coupon', options: { fixed: 'Fixed', floating: 'Floating with a floor' } },
    couponPercent: { label: 'Coupon per year', hint: 'Empty for a floating coupon.' },
    policyPercent: { label: 'Policy rate', hint: 'Only for a floating coupon.' },
    spreadPercent: { label: 'Spread above the policy rate', hint: 'Only for a floating coupon.' },
    floorPercent: { label: 'Lowest coupon', hint: 'Only for a floating coupon.' },
    frequency: {
      label: 'Coupons are paid',
      options: { 12: 'Every month', 4: 'Every three months', 2: 'Every six months', 1: 'Every year' },
    },
    settlement: { label: 'Settlement of the purchase' },
    maturity: { label: 'Maturity' },
    depositPercent: { label: 'Deposit rate to compare, per year' },
    cleanPercent: {
      label: 'Clean price (% of the nominal value)',
      hint: 'Market price without accrued interest.',
    },
    yieldPercent: { label: 'Yield you want, per year' },
  },
  netCoupon: 'Net coupon of each payment',
  netCouponDetail: (coupon, gross) => `A coupon of ${coupon} per year; ${gross} before tax.`,
  grossCoupon: 'Gross coupon of each payment',
  couponTax: 'Tax on each coupon',
  couponNow: 'Coupon in force',
  totalNet: 'All net coupons until maturity',
  bondYear: 'Net coupons of a year',
  depositYear: 'Net deposit interest of a year',
  equalDeposit: 'Deposit rate that pays as much',
  yieldToMaturity: 'Yield to maturity',
  yieldDetail: (price, coupons) =>
    `At a clean price of ${price} of the nominal value, with ${coupons} coupons left.`,
  netYield: 'Yield after tax on coupons',
  price: 'Clean price',
  priceDetail: (target) => `A purchase at this price yields ${target} per year until maturity.`,
  value: 'Price of the purchase without accrued interest',
  accrued: 'Accrued interest',
  total: 'Paid in all',
  table: 'Cash flows',
  columns: ['Date', 'Gross coupon', 'Tax', 'Net coupon', 'Principal'],
  required: 'Required for this kind of coupon.',
  maturityAfter: 'The maturity must be after the settlement.',
  tooLong: (years) => `The maturity can be at most ${years} years after the settlement.`,
  noYield: 'No sensible yield explains this price. Check the price.',
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
    'Accrued interest is actual/actual; the yield is compounded as often as coupons are paid in a year.',
    'Coupon dates are counted back from the maturity and are not moved by holidays.',
    'Only the tax on coupons is counted. Tax on the difference between price and principal, and transaction costs, are not.',
  ],
  floatingNote: 'The table uses the coupon in force now. A floating coupon is reset every three months.',
  tax: (coupon, deposit, source, day) =>
    `Final taxes: coupons ${coupon}, deposit interest ${deposit} (${source}; checked on ${day}).`,
  risk: 'Bond prices fall when market yields rise. Corporate issuers can default.',
}

export const copy = { id, en }
