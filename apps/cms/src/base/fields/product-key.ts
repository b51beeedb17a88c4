import type { SelectField } from 'payload'
import type { FieldText } from './bilingual.ts'
import { choiceField } from './choices.ts'

/** The product that a document belongs to; the product's page has a fixed URL. */
export function productKeyField(name: string, text: FieldText & { required?: boolean }): SelectField {
  return choiceField(name, {
    ...text,
    options: {
      stock: { id: 'Saham', en: 'Stocks' },
      mutualFund: { id: 'Reksa dana', en: 'Mutual funds' },
      securities: { id: 'Surat berharga', en: 'Debt securities' },
      ebaRetail: { id: 'EBA ritel', en: 'Retail asset-backed securities' },
    },
  })
}
