'use client'

import {
  Button,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
  useWatchForm,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { editingCopy } from '#cms/editorial/versions/editing-copy.ts'
import { buildTextKey, forgetText, type KeptText, keepText, readText } from './kept-text.ts'

const pauseMs = 1000

/** Keeps the unsaved form in this browser, and offers what an earlier visit left. */
export function KeptTextNotice({ documentPath, locale }: { documentPath: string; locale: string }) {
  const { user } = useAuth()
  // While the session is renewed, or has ended, the key stays.
  const [account] = useState(user?.id)
  const key = account === undefined ? null : buildTextKey(account, documentPath, locale)
  const [offered, setOffered] = useState<KeptText | null>(null)
  const { reset, setModified } = useForm()
  const { i18n } = useTranslation()
  useEffect(() => setOffered(key === null ? null : readText(key)), [key])
  useKeeping(key)
  if (key === null || offered === null) return null

  const language = adminLanguage(i18n.language)
  const words = editingCopy[language]
  async function restore({ data }: KeptText): Promise<void> {
    await reset(data)
    setModified(true)
    setOffered(null)
  }
  function discard(unwanted: string): void {
    forgetText(unwanted)
    setOffered(null)
  }
  return (
    <div role="status">
      <p>{words.keptText(wibTime(offered.at, language))}</p>
      <div className="document-notices-choices">
        <Button buttonStyle="secondary" margin={false} onClick={() => restore(offered)} size="small">
          {words.useKeptText}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => discard(key)} size="small">
          {words.discardKeptText}
        </Button>
      </div>
    </div>
  )
}

function useKeeping(key: string | null): void {
  const { fields, getData } = useWatchForm()
  const isModified = useFormModified()
  const { data } = useDocumentInfo()
  // A new document has its time in no field, and the tab “Languages” has it in fields only.
  const savedAt = `${data?.updatedAt} ${fields.updatedAt?.value}`
  const knownSavedAt = useRef(savedAt)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields changes with every key
  useEffect(() => {
    if (key === null) return
    if (knownSavedAt.current !== savedAt) forgetText(key)
    knownSavedAt.current = savedAt
    if (!isModified) return
    const timer = setTimeout(() => keepText(key, getData()), pauseMs)
    return () => clearTimeout(timer)
  }, [key, isModified, fields, getData, savedAt])
}
