'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ImportErrors } from '#cms/services/csv/import-errors.tsx'
import { ImportForm, type Shown } from '#cms/services/csv/import-form.tsx'
import { economyImportCopy } from './import-copy.ts'
import { type EconomyOutcome, EconomyOutcomeSchema, economyLimits } from './import-outcome.ts'

export function EconomyImportForm() {
  const { i18n } = useTranslation()
  const words = economyImportCopy[adminLanguage(i18n.language)]
  return (
    <ImportForm
      confirmation={(shown) =>
        shown.outcome === 'exists' ? (
          <label className="staff-view-box">
            <input required type="checkbox" /> {words.replace}
          </label>
        ) : null
      }
      outcome={(shown) => <Outcome shown={shown} />}
      pathAfter={(shown) => `/api/economy/import${shown.outcome === 'exists' ? '?replace=yes' : ''}`}
      schema={EconomyOutcomeSchema}
      words={words}
    />
  )
}

function Outcome({ shown }: { shown: Shown<EconomyOutcome> }) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const words = economyImportCopy[language]
  switch (shown.outcome) {
    case 'idle':
      return null
    case 'imported':
      return (
        <>
          <p>{words.imported(shown.added, shown.replaced, shown.unchanged)}</p>
          <ul>
            {shown.unusual.map(({ line, name, warning }) => (
              <li key={line}>{`${name}. ${warning[language]}`}</li>
            ))}
          </ul>
        </>
      )
    case 'invalid':
      return <ImportErrors invalid={shown} onlyFirst={economyLimits.errorsShown} words={words} />
    case 'exists':
      return (
        <ul>
          {shown.rows.map(({ line, name, question }) => (
            <li key={line}>{`${name}. ${question[language]}`}</li>
          ))}
        </ul>
      )
    default:
      return <p>{words[shown.outcome]}</p>
  }
}
