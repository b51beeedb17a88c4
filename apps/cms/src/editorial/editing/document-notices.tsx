'use client'

import {
  Button,
  useAuth,
  useConfig,
  useDocumentInfo,
  useField,
  useFormProcessing,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import type { Locale } from '@site/contracts/locale.ts'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { signedOut } from '#cms/base/errors/signed-out.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { editingCopy } from '#cms/editorial/versions/editing-copy.ts'
import { type EditStatus, EditStatusSchema, editStatusPath } from './edit-status.ts'
import { useKeptSession, useUnsavedAfterFailure } from './kept-session.ts'
import { KeptTextNotice } from './kept-text-notice.tsx'
import { LanguageNotice } from './language-notice.tsx'
import '#cms/base/admin/admin-views.css'

const pollMs = 15_000

/** Above the form: what is not saved, the end of the session, and the state of the document. */
export function DocumentNotices({ formLocale }: { formLocale?: Locale }) {
  const { id, collectionSlug, data, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { code } = useLocale()
  const documentPath = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'new'}`
  const status = useEditStatus(
    globalSlug || id ? `${config.routes.api}/${documentPath}/${editStatusPath}` : null,
    id,
  )
  useUnsavedAfterFailure()
  const language = adminLanguage(i18n.language)
  const locale = formLocale ?? (code === 'en' ? 'en' : 'id')
  return (
    <div className="document-notices">
      {typeof data?.updatedAt === 'string' && (
        <p className="document-time">{`${t('general:updatedAt')} ${wibTime(data.updatedAt, language)}`}</p>
      )}
      {status === 'signedOut' && (
        <div role="alert">
          <p>{signedOut[language]}</p>
          <Button
            buttonStyle="secondary"
            el="anchor"
            margin={false}
            newTab
            size="small"
            url={config.routes.admin}
          >
            {editingCopy[language].signIn}
          </Button>
        </div>
      )}
      {formLocale === undefined && <KeptSession />}
      <KeptTextNotice documentPath={documentPath} locale={locale} />
      {status !== null && status !== 'signedOut' && <StatusNotices formLocale={locale} status={status} />}
    </div>
  )
}

function KeptSession() {
  useKeptSession()
  return null
}

/** Languages, schedules, and a warning if someone else saved after the form was loaded. */
function StatusNotices({ formLocale, status }: { formLocale: Locale; status: EditStatus }) {
  const { id, collectionSlug, docConfig, globalSlug, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { value: loadedAt, setValue: setLoadedAt } = useField<string | null>({ path: 'updatedAt' })
  const language = adminLanguage(i18n.language)
  const words = editingCopy[language]
  const time = (instant: string) => wibTime(instant, language)
  const { updatedAt, savedBy, schedules, note, languages } = status
  const isStale = Boolean(updatedAt && loadedAt) && Date.parse(updatedAt ?? '') > Date.parse(loadedAt ?? '')
  const keepMine = () => {
    setLoadedAt(updatedAt)
    // Otherwise the lock would reject the save while the other user's form is open.
    if (user) void updateDocumentEditor(id ?? '', globalSlug ?? collectionSlug ?? '', user)
  }
  const ownPage = `${config.routes.admin}/${globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`}`
  return (
    <>
      {isStale && (
        <div role="alert">
          <p>{words.savedElsewhere(time(updatedAt ?? ''), savedBy)}</p>
          <p>{docConfig?.versions ? words.keepMineHelp : words.keepMineHelpUnversioned}</p>
          <div className="document-notices-choices">
            <Button buttonStyle="secondary" el="anchor" margin={false} newTab size="small" url={ownPage}>
              {words.openSaved}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={keepMine} size="small">
              {words.keepMine}
            </Button>
          </div>
        </div>
      )}
      {languages && <LanguageNotice formLocale={formLocale} status={languages} />}
      {note && <p role="status">{note}</p>}
      {schedules.map(({ id: job, type, at, locale, hasFailed, isIdle }) => (
        <p key={job} role={hasFailed || isIdle ? 'alert' : 'status'}>
          {hasFailed
            ? words.scheduleFailed(type, time(at))
            : isIdle
              ? words.scheduleIdle(time(at))
              : words.schedule(type, time(at), locale === 'id' || locale === 'en' ? locale : null)}
        </p>
      ))}
    </>
  )
}

type PolledStatus = EditStatus | 'signedOut' | null

/** Loads at the start, after every save and schedule, on window focus, and every 15 seconds. */
function useEditStatus(path: string | null, id: number | string | undefined): PolledStatus {
  const [status, setStatus] = useState<PolledStatus>(null)
  const isSaving = useFormProcessing()
  const { isModalOpen } = useModal()
  const isScheduling = isModalOpen(`schedule-publish-${id}`)
  useEffect(() => {
    if (path === null || isSaving || isScheduling) return
    const aborted = new AbortController()
    const poll = async () => {
      if (document.hidden) return
      const next = await readEditStatus(path, aborted.signal)
      if (next && !aborted.signal.aborted) setStatus(next)
    }
    void poll()
    const timer = setInterval(poll, pollMs)
    window.addEventListener('focus', poll)
    return () => {
      aborted.abort()
      clearInterval(timer)
      window.removeEventListener('focus', poll)
    }
  }, [path, isSaving, isScheduling])
  return status
}

async function readEditStatus(path: string, signal: AbortSignal): Promise<PolledStatus> {
  try {
    const response = await fetch(path, { signal })
    if (response.status === 401) return 'signedOut'
    const result = v.safeParse(EditStatusSchema, await response.json())
    return result.success ? result.output : null
  } catch {
    // Network failure or aborted request: the next poll may succeed, and the CMS checks each save.
    return null
  }
}
