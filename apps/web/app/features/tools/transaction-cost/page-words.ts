import { pathTo } from '#app/i18n/path-to.ts'
import type { ToolWords } from '../engine/tool-copy.ts'

const id: ToolWords = {
  submit: 'Hitung biaya',
  result: 'Rincian biaya',
  notes: 'Tarif yang dipakai',
  rules: { to: pathTo('fees', 'id'), label: 'Lihat tabel biaya' },
  estimate:
    'Perhitungan memakai biaya yang tercantum di situs ini. Yang mengikat adalah rincian pada layar order dan konfirmasi transaksi Anda.',
}
const en: ToolWords = {
  submit: 'Calculate the cost',
  result: 'Breakdown of the cost',
  notes: 'Rates used',
  rules: { to: pathTo('fees', 'en'), label: 'See the fee table' },
  estimate:
    'The calculation uses the fees stated on this site. The breakdown on your order screen and trade confirmation is binding.',
}

/** The texts of the page; those of its fields and result are loaded when somebody types. */
export const pageWords = { id, en }
