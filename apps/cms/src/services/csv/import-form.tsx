'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { postToService } from '#cms/base/admin/post-to-service.ts'

/** The response of an import, or the state of the form without one. */
export type Shown<Outcome> = Outcome | { outcome: 'idle' | 'importing' | 'notAllowed' | 'failed' }

interface ImportFormProps<Outcome> {
  /** The endpoint after what is shown. */
  readonly pathAfter: (shown: Shown<Outcome>) => string
  readonly schema: v.GenericSchema<unknown, Outcome>
  readonly words: { readonly file: string; readonly import: string }
  readonly outcome: (shown: Shown<Outcome>) => ReactNode
  /** What must be confirmed before the next attempt. */
  readonly confirmation?: (shown: Shown<Outcome>) => ReactNode
}

/** Uploads the file and shows the result. */
export function ImportForm<Outcome extends { outcome: string }>({
  pathAfter,
  schema,
  words,
  outcome,
  confirmation,
}: ImportFormProps<Outcome>) {
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<Shown<Outcome>>({ outcome: 'idle' })
  const isImporting = shown.outcome === 'importing'

  async function importFile(chosen: File): Promise<Shown<Outcome>> {
    // The browser streams the file from disk; the type is fixed, since operating systems disagree on it.
    const response = await postToService(pathAfter(shown), chosen, 'text/csv')
    if (typeof response === 'string') return { outcome: response }
    const parsed = v.safeParse(schema, response.body)
    return parsed.success ? parsed.output : { outcome: 'failed' }
  }

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
      <div role="status">{outcome(shown)}</div>
      {confirmation?.(shown)}
      <Button disabled={isImporting} margin={false} type="submit">
        {words.import}
      </Button>
    </form>
  )
}
