import type { SelectField } from 'payload'
import { choiceField } from './choices.ts'

export function ratingField(required: boolean): SelectField {
  return choiceField('rating', {
    label: { id: 'Peringkat', en: 'Rating' },
    required,
    options: {
      buy: { id: 'Beli', en: 'Buy' },
      hold: { id: 'Tahan', en: 'Hold' },
      sell: { id: 'Jual', en: 'Sell' },
    },
  })
}
