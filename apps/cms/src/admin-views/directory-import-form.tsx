'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import {
  type ImportOutcome,
  ImportOutcomeSchema,
  importLimits,
} from '#cms/client-directory/import-outcome.ts'
import { adminLanguage } from './copy.ts'
import { ImportErrors } from './import-errors.tsx'
import { postToService } from './post-to-service.ts'
import { type PrivacyWords, privacyCopy } from './privacy-copy.ts'

type Shown = ImportOutcome | { outcome: 'idle' | 'importing' | 'notAllowed' | 'failed' }

async function importFile(file: File, removals: number | null): Promise<Shown> {
  const query = removals === null ? '' : `?removals=${removals}`
  // The browser streams the file from disk; the type is fixed, since operating systems disagree on it.
  const response = await postToService(`/api/client-directory/import${query}`, file, 'text/csv')
  if (typeof response === 'string') return { outcome: response }
  const outcome = v.safeParse(ImportOutcomeSchema, response.body)
  return outcome.success ? outcome.output : { outcome: 'failed' }
}

/** Uploads the file and shows the result. */
export function DirectoryImportForm() {
  const { i18n } = useTranslation()
  const words = privacyCopy[adminLanguage(i18n.language)]
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<Shown>({ outcome: 'idle' })
  const isImporting = shown.outcome === 'importing'

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (file === null || isImporting) return
    const removals = shown.outcome === 'removesMany' ? shown.removed : null
    setShown({ outcome: 'importing' })
    setShown(await importFile(file, removals))
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
      {shown.outcome === 'removesMany' ? (
        <label className="staff-view-box">
          <input required type="checkbox" /> {words.confirmRemovals(shown.removed)}
        </label>
      ) : null}
      <Button disabled={isImporting} margin={false} type="submit">
        {words.import}
      </Button>
    </form>
  )
}

function Outcome({ shown, words }: { shown: Shown; words: PrivacyWords }) {
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
  words: PrivacyWords
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
