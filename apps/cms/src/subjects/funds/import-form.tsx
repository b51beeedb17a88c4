'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ImportErrors } from '#cms/services/csv/import-errors.tsx'
import { ImportForm, type Shown } from '#cms/services/csv/import-form.tsx'
import { fundImportCopy } from './import-copy.ts'
import { type FigureOutcome, FigureOutcomeSchema, figureLimits } from './import-outcome.ts'
import { ImportTable } from './import-table.tsx'

export function FundImportForm() {
  const { i18n } = useTranslation()
  return (
    <ImportForm
      outcome={(shown) => <Outcome shown={shown} />}
      pathAfter={() => '/api/funds/import'}
      schema={FigureOutcomeSchema}
      words={fundImportCopy[adminLanguage(i18n.language)]}
    />
  )
}

function Outcome({ shown }: { shown: Shown<FigureOutcome> }) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const language = adminLanguage(i18n.language)
  const words = fundImportCopy[language]
  const isStored = shown.outcome === 'checked'
  // The list below shows the import with its changes.
  useEffect(() => {
    if (isStored) router.refresh()
  }, [isStored, router])
  switch (shown.outcome) {
    case 'idle':
      return null
    case 'checked':
      return (
        <p>{`${words.checked} ${words.changed}: ${shown.changed}. ${words.unchanged}: ${shown.unchanged}.`}</p>
      )
    case 'invalid':
      return (
        <>
          <ImportErrors invalid={shown} onlyFirst={figureLimits.errorsShown} words={words} />
          {shown.rows.length > 0 && (
            <ImportTable errors={shown.errors} language={language} rows={shown.rows} words={words} />
          )}
        </>
      )
    default:
      return <p>{words[shown.outcome]}</p>
  }
}
