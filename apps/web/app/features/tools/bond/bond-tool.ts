import type { Tool } from '../engine/tool.ts'
import { runFixedCoupon, runFloatingCoupon } from './bond-coupons.ts'
import { runPrice, runYield } from './bond-prices.ts'

export const bondTool: Tool = {
  page: 'bondCalculator',
  group: 'holding',
  summary: {
    id: 'Kupon bersih, imbal hasil, harga, dan arus kas.',
    en: 'Net coupons, yield, price and cash flows.',
  },
  needs: { holidays: true, rates: true },
  lead: {
    id: 'Kupon bersih setelah pajak, perbandingan dengan deposito, imbal hasil sampai jatuh tempo, bunga berjalan, dan harga untuk suatu imbal hasil.',
    en: 'Coupons after tax, a comparison with a deposit, yield to maturity, accrued interest, and the price for a yield.',
  },
  modes: [
    { name: 'coupon', label: { id: 'Kupon tetap', en: 'Fixed coupon' }, run: runFixedCoupon },
    { name: 'floating', label: { id: 'Kupon mengambang', en: 'Floating coupon' }, run: runFloatingCoupon },
    { name: 'yield', label: { id: 'Imbal hasil dari harga', en: 'Yield from price' }, run: runYield },
    { name: 'price', label: { id: 'Harga dari imbal hasil', en: 'Price from yield' }, run: runPrice },
  ],
}
