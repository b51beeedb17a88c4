'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import {
  type ImportOutcome,
  ImportOutcomeSchema,
  importLimits,
} from '#cms/client-directory/import-outcome.ts'
import { askService } from './post-to-service.ts'
import { adminLanguage } from './copy.ts'
import { type PrivacyWords, privacyCopy } from './privacy-copy.ts'

type Shown = ImportOutcome | { outcome: 'nothingYet' | 'importing' | 'notAllowed' | 'failed' }

async function importFile(file: File, removals: number | null): Promise<Shown> {
  const query = removals === null ? '' : `?removals=${removals}`
  // The browser streams the file from disk; the type is fixed, since operating systems disagree on it.
  const asked = await askService(`/api/client-directory/import${query}`, file, 'text/csv')
  if (typeof asked === 'string') return { outcome: asked }
  const outcome = v.safeParse(ImportOutcomeSchema, asked.body)
  return outcome.success ? outcome.output : { outcome: 'failed' }
}

/** Uploads the file and shows the result. */
export function DirectoryImportForm() {
  const { i18n } = useTranslation()
  const words = privacyCopy[adminLanguage(i18n.language)]
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<Shown>({ outcome: 'nothingYet' })
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
            setShown({ outcome: 'nothingYet' })
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
          <input required type="checkbox" /> {words.knowsRemovals(shown.removed)}
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
    case 'nothingYet':
      return null
    case 'imported':
      return <Imported figures={shown} words={words} />
    case 'faulty':
      return <Faults faulty={shown} words={words} />
    case 'removesMany':
      return <p>{words.removesMany(shown.removed, shown.before)}</p>
    default:
      return <p>{words[shown.outcome]}</p>
  }
}

function Imported({
  figures,
  words,
}: {
  figures: Extract<ImportOutcome, { outcome: 'imported' }>
  words: PrivacyWords
}) {
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const names = ['added', 'kept', 'removed', 'shared', 'repeated'] as const
  return (
    <>
      <p>{words.imported}</p>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{words[name]}</th>
              <td className="number">{number.format(figures[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.shared > 0 ? <p>{words.sharedHint}</p> : null}
    </>
  )
}

function Faults({
  faulty,
  words,
}: {
  faulty: Extract<ImportOutcome, { outcome: 'faulty' }>
  words: PrivacyWords
}) {
  return (
    <>
      <p>
        {words.faulty(faulty.total)}
        {faulty.total > faulty.faults.length ? ` ${words.mostFaults(importLimits.faultsShown)}` : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.fault}</th>
          </tr>
        </thead>
        <tbody>
          {faulty.faults.map(({ line, column, fault, heading }) => (
            <tr key={`${line} ${column ?? heading} ${fault}`}>
              <td>{line}</td>
              <td>{column ?? heading}</td>
              <td>{words.faults[fault]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
