import type { ReadNotes } from '../adapter.ts'
import type { Profile } from './profile-schema.ts'
import { currencyNamed } from './profile-words.ts'

/** Codes of the exchange: dividen tunai, saham, and interim. */
const kinds: Readonly<Record<string, { type: string; form: string }>> = {
  dt: { type: 'final', form: 'cash' },
  dti: { type: 'interim', form: 'cash' },
  ds: { type: 'final', form: 'stock' },
  dsi: { type: 'interim', form: 'stock' },
}
