import type { CollectionConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { codeField } from '#cms/base/fields/code.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField, numberField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { pastDayField } from '#cms/base/fields/past-day.ts'
import { fileField } from '#cms/base/fields/relations.ts'
import { linesField, paragraphField, textField } from '#cms/base/fields/text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { figureImport, figureTemplate } from './import-endpoints.ts'
import { validateFund } from './validate-fund.ts'

const pdf = 'application/pdf'

const navDate = pastDayField('navDate', {
  label: { id: 'Tanggal NAB dan imbal hasil', en: 'Date of NAV and returns' },
})

export const funds: CollectionConfig = {
  ...documentCollection({
    slug: 'funds',
    labels: {
      singular: { id: 'Reksa dana', en: 'Mutual fund' },
      plural: { id: 'Reksa dana', en: 'Mutual funds' },
    },
    group: groups.offers,
    description: {
      id: 'Tabel di halaman Reksa dana. NAB dan imbal hasil dapat diimpor dari berkas CSV.',
      en: 'The table of the page “Mutual funds”. NAV and returns can be imported from a CSV file.',
    },
    useAsTitle: 'name',
    defaultColumns: ['code', 'name', 'kind', 'nav', 'navDate'],
    sortedBy: ['name'],
    fields: [
      codeField({ label: { id: 'Kode', en: 'Code' } }),
      textField('name', { label: { id: 'Nama', en: 'Name' }, required: true, localized: false }),
      choiceField('kind', {
        label: { id: 'Jenis', en: 'Kind' },
        required: true,
        options: {
          moneyMarket: { id: 'Pasar uang', en: 'Money market' },
          fixedIncome: { id: 'Pendapatan tetap', en: 'Fixed income' },
          mixed: { id: 'Campuran', en: 'Balanced' },
          equity: { id: 'Saham', en: 'Equity' },
          index: { id: 'Indeks', en: 'Index' },
        },
      }),
      switchField('isSharia', { label: { id: 'Syariah', en: 'Sharia' }, defaultValue: false }),
      choiceField('risk', {
        label: { id: 'Tingkat risiko', en: 'Risk level' },
        required: true,
        options: {
          low: { id: 'Rendah', en: 'Low' },
          medium: { id: 'Sedang', en: 'Medium' },
          high: { id: 'Tinggi', en: 'High' },
        },
      }),
      textField('manager', {
        label: { id: 'Manajer investasi', en: 'Investment manager' },
        required: true,
        localized: false,
      }),
      textField('custodian', {
        label: { id: 'Bank kustodian', en: 'Custodian bank' },
        required: true,
        localized: false,
      }),
      ...crossValidated(
        [
          numberField('nav', {
            label: { id: 'NAB per unit (Rp)', en: 'NAV per unit (IDR)' },
            required: true,
          }),
          navDate,
          {
            name: 'returns',
            type: 'group',
            label: { id: 'Imbal hasil (%)', en: 'Returns (%)' },
            fields: [
              numberField('month', { label: { id: '1 bulan', en: '1 month' } }),
              numberField('yearToDate', { label: { id: 'Sejak awal tahun', en: 'Year to date' } }),
              numberField('year', { label: { id: '1 tahun', en: '1 year' } }),
              numberField('threeYears', { label: { id: '3 tahun', en: '3 years' } }),
            ],
          },
          {
            name: 'costs',
            type: 'group',
            label: { id: 'Biaya paling tinggi (%)', en: 'Highest costs (%)' },
            fields: [
              numberField('subscription', { label: { id: 'Pembelian', en: 'Subscription' }, required: true }),
              numberField('redemption', {
                label: { id: 'Penjualan kembali', en: 'Redemption' },
                required: true,
              }),
              numberField('management', {
                label: { id: 'Pengelolaan per tahun', en: 'Management per year' },
                required: true,
              }),
              numberField('custodian', {
                label: { id: 'Kustodian per tahun', en: 'Custodian per year' },
                required: true,
              }),
            ],
          },
          wholeNumberField('minimum', {
            label: { id: 'Pembelian minimum (Rp)', en: 'Minimum subscription (IDR)' },
            required: true,
          }),
        ],
        validateFund,
      ),
      {
        name: 'texts',
        type: 'group',
        label: { id: 'Ringkasan informasi produk', en: 'Fund summary' },
        fields: [
          paragraphField('policy', { label: { id: 'Kebijakan investasi', en: 'Investment policy' } }),
          linesField('risks', { label: { id: 'Risiko', en: 'Risks' } }),
          textField('benchmark', { label: { id: 'Tolok ukur', en: 'Benchmark' } }),
        ],
      },
      dayField('launchDate', { label: { id: 'Tanggal peluncuran', en: 'Launch date' } }),
      numberField('assets', {
        label: { id: 'Dana kelolaan (Rp)', en: 'Assets under management (IDR)' },
        min: 0,
      }),
      dayField('assetsDate', { label: { id: 'Tanggal dana kelolaan', en: 'Date of the assets' } }),
      dayField('termsDate', {
        label: { id: 'Tanggal biaya dan minimum', en: 'Date of costs and minimum' },
        description: {
          id: 'Sejak kapan biaya dan minimum ini berlaku menurut prospektus.',
          en: 'From when these costs and this minimum apply, according to the prospectus.',
        },
        required: true,
      }),
      fileField('prospectus', { label: { id: 'Prospektus (PDF)', en: 'Prospectus (PDF)' }, mimeType: pdf }),
      fileField('factSheet', {
        label: { id: 'Ringkasan informasi produk (PDF)', en: 'Fund summary (PDF)' },
        description: {
          id: 'Bila kosong, situs membuatnya dari isian di atas.',
          en: 'If empty, the site creates it from the fields above.',
        },
        mimeType: pdf,
      }),
    ],
  }),
  endpoints: [figureImport, figureTemplate],
}
