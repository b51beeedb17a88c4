import type { ArrayField } from 'payload'
import { reachedDayField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { textField } from '#cms/base/fields/text.ts'
import type { RequestLike } from '#cms/base/fields/translate.ts'
import { checkHttpsAddress } from '#cms/base/fields/web-address.ts'

const urlCharacters = 500

/** Publications of the issuers of rules, each with the day on which an editor last compared the text with it. */
export function sourcesField(): ArrayField {
  const url = {
    ...textField('url', {
      label: { id: 'Alamat', en: 'URL' },
      required: true,
      localized: false,
      maxLength: urlCharacters,
    }),
    validate: (value: unknown, options: RequestLike) => checkHttpsAddress(value, options),
  }
  const checkedOn = reachedDayField('checkedOn', {
    label: { id: 'Diperiksa pada', en: 'Checked on' },
    description: {
      id: 'Hari terakhir isi pelajaran dicocokkan dengan sumber ini; tampil bagi pengunjung.',
      en: 'The last day on which the lesson was compared with this source; shown to visitors.',
    },
    required: true,
  })
  return rowsField('sources', {
    label: { id: 'Sumber', en: 'Sources' },
    row: { id: 'Sumber', en: 'Source' },
    fields: [textField('title', { label: { id: 'Judul', en: 'Title' }, required: true }), url, checkedOn],
  })
}
