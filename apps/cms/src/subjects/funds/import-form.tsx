'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ImportErrors } from '#cms/services/csv/import-errors.tsx'
import { ImportForm, type Shown } from '#cms/services/csv/import-form.tsx'
import { fundImportCopy } from './import-copy.ts'
import { type FigureOutcome, FigureOutcomeSchema, figureLimits } from './import-outcome.ts'

type Words = (typeof fundImportCopy)['id']

export function FundImportForm() {
  const { i18n } = useTranslation()
  const words = fundImportCopy[adminLanguage(i18n.language)]
  return (
    <ImportForm
      outcome={(shown) => <Outcome shown={shown} words={words} />}
      pathAfter={() => '/api/funds/import'}
      schema={FigureOutcomeSchema}
      words={words}
    />
  )
}

function Outcome({ shown, words }: { shown: Shown<FigureOutcome>; words: Words }) {
  switch (shown.outcome) {
    case 'idle':
      return null
    case 'imported':
      return (
        <p>{`${words.imported} ${words.changed}: ${shown.changed}. ${words.unchanged}: ${shown.unchanged}.`}</p>
      )
    case 'invalid':
      return <ImportErrors invalid={shown} onlyFirst={figureLimits.errorsShown} words={words} />
    default:
      return <p>{words[shown.outcome]}</p>
  }
}
