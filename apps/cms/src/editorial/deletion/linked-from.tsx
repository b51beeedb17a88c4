'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { deletionCopy } from './copy.ts'
import { type Deletion, DeletionSchema } from './deletion.ts'
import '#cms/base/admin/admin-views.css'

type Loaded = Deletion | 'unknown' | null

/** What deleting leaves behind; null while it loads. */
export function useDeletion(path: string): Loaded {
  const [deletion, setDeletion] = useState<Loaded>(null)
  useEffect(() => {
    void readDeletion(path).then(setDeletion)
  }, [path])
  return deletion
}

/** The documents that link to a page that is about to be deleted, then `children` about its paths. */
export function LinkedFrom({
  deletion,
  linked,
  notLinked,
  children,
}: {
  deletion: Loaded
  linked: (count: number) => string
  notLinked: string
  children: (paths: Deletion['paths']) => ReactNode
}) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const words = deletionCopy[adminLanguage(i18n.language)]
  if (deletion === null) return <p role="status">{words.searching}</p>
  if (deletion === 'unknown') return <p role="alert">{words.unknown}</p>
  if (deletion.paths.length === 0) return null
  return (
    <div className="restore-losses">
      {deletion.linkedFrom.length === 0 ? (
        <p>{notLinked}</p>
      ) : (
        <div role="alert">
          <p>{linked(deletion.linkedFrom.length)}</p>
          <ul>
            {deletion.linkedFrom.map(({ label, title, adminPath }) => (
              <li key={adminPath}>
                <a href={`${config.routes.admin}${adminPath}`} rel="noreferrer" target="_blank">
                  {title ? `${label}: ${title}` : label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children(deletion.paths)}
    </div>
  )
}

async function readDeletion(path: string): Promise<Deletion | 'unknown'> {
  try {
    const result = v.safeParse(DeletionSchema, await (await fetch(path)).json())
    return result.success ? result.output : 'unknown'
  } catch {
    // Network failure.
    return 'unknown'
  }
}
