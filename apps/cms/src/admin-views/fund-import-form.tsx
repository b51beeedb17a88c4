'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { type FigureOutcome, FigureOutcomeSchema, figureLimits } from '#cms/fund-import/import-outcome.ts'
import { adminLanguage } from './copy.ts'
import { fundImportCopy } from './fund-import-copy.ts'
import { ImportErrors } from './import-errors.tsx'
import { postToService } from './post-to-service.ts'

type Shown = FigureOutcome | { outcome: 'idle' | 'importing' | 'notAllowed' | 'failed' }
type Words = (typeof fundImportCopy)['id']

async function importFile(file: File): Promise<Shown> {
  const response = await postToService('/api/funds/import', file, 'text/csv')
  if (typeof response === 'string') return { outcome: response }
  const outcome = v.safeParse(FigureOutcomeSchema, response.body)
  return outcome.success ? outcome.output : { outcome: 'failed' }
}

/** Uploads the file and shows the result. */
export function FundImportForm() {
  const { i18n } = useTranslation()
  const words = fundImportCopy[adminLanguage(i18n.language)]
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<Shown>({ outcome: 'idle' })
  const isImporting = shown.outcome === 'importing'

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (file === null || isImporting) return
    setShown({ outcome: 'importing' })
    setShown(await importFile(file))
  }

  return (
    <form className="staff-view-form" method="post" onSubmit={submit}>
      <label>
        {words.file}
        <input
          accept=".csv,text/csv"
          disabled={isImporting}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            setShown({ outcome: 'idle' })
          }}
          required
          type="file"
        />
      </label>
      <div role="status">
        <Outcome shown={shown} words={words} />
      </div>
      <Button disabled={isImporting} margin={false} type="submit">
        {words.import}
      </Button>
    </form>
  )
}

function Outcome({ shown, words }: { shown: Shown; words: Words }) {
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
