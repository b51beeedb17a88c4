'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FigureOutcome, FigureOutcomeSchema, figureLimits } from '#cms/fund-import/import-outcome.ts'
import { adminLanguage } from './copy.ts'
import { fundImportCopy } from './fund-import-copy.ts'
import { ImportErrors } from './import-errors.tsx'
import { ImportForm, type Shown } from './import-form.tsx'

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
