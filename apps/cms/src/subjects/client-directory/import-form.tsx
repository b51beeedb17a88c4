'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ImportErrors } from '#cms/services/csv/import-errors.tsx'
import { ImportForm, type Shown } from '#cms/services/csv/import-form.tsx'
import { type DirectoryWords, directoryCopy } from './copy.ts'
import { type ImportOutcome, ImportOutcomeSchema, importLimits } from './import-outcome.ts'

export function DirectoryImportForm() {
  const { i18n } = useTranslation()
  const words = directoryCopy[adminLanguage(i18n.language)]
  return (
    <ImportForm
      confirmation={(shown) =>
        shown.outcome === 'removesMany' ? (
          <label className="staff-view-box">
            <input required type="checkbox" /> {words.confirmRemovals(shown.removed)}
          </label>
        ) : null
      }
      outcome={(shown) => <Outcome shown={shown} words={words} />}
      pathAfter={(shown) =>
        `/api/client-directory/import${shown.outcome === 'removesMany' ? `?removals=${shown.removed}` : ''}`
      }
      schema={ImportOutcomeSchema}
      words={words}
    />
  )
}

function Outcome({ shown, words }: { shown: Shown<ImportOutcome>; words: DirectoryWords }) {
  switch (shown.outcome) {
    case 'idle':
      return null
    case 'imported':
      return <Imported counts={shown} words={words} />
    case 'invalid':
      return <ImportErrors invalid={shown} onlyFirst={importLimits.errorsShown} words={words} />
    case 'removesMany':
      return <p>{words.removesMany(shown.removed, shown.before)}</p>
    default:
      return <p>{words[shown.outcome]}</p>
  }
}

function Imported({
  counts,
  words,
}: {
  counts: Extract<ImportOutcome, { outcome: 'imported' }>
  words: DirectoryWords
}) {
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const names = ['added', 'unchanged', 'removed', 'shared', 'repeated'] as const
  return (
    <>
      <p>{words.imported}</p>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{words[name]}</th>
              <td className="number">{number.format(counts[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.shared > 0 ? <p>{words.sharedHint}</p> : null}
    </>
  )
}
