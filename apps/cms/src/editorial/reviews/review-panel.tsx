'use client'

import {
  Button,
  TextareaInput,
  toast,
  useConfig,
  useDocumentInfo,
  useField,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ErrorsSchema } from '#cms/base/admin/post-to-service.ts'
import {
  type ReviewAction,
  type ReviewStatus,
  ReviewStatusSchema,
  reviewActions,
  reviewPath,
} from './review-status.ts'
import '#cms/base/admin/admin-views.css'

const copy = {
  id: {
    title: 'Pemeriksaan',
    comment: 'Komentar',
    saveFirst: 'Simpan draf dahulu: pemeriksaan berlaku untuk yang tersimpan.',
    failed: 'CMS tidak merespons. Coba lagi.',
  },
  en: {
    title: 'Review',
    comment: 'Comment',
    saveFirst: 'Save the draft first: a review covers what is saved.',
    failed: 'The CMS did not respond. Try again.',
  },
}

/** Next to the form: the review of the document, its comments, and what the user may do. */
export function ReviewPanel() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { value: updatedAt } = useField<string | null>({ path: 'updatedAt' })
  const isModified = useFormModified()
  const [comment, setComment] = useState('')
  const [isSending, setSending] = useState(false)
  const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
  const path = document ? `${config.routes.api}/${document}/${reviewPath}` : null
  const [status, setStatus] = useReviewStatus(path)
  useUnsavedAfterRejection()

  if (status === null || path === null) return null
  const language = adminLanguage(i18n.language)
  const words = copy[language]
  const act = async (action: ReviewAction['action']) => {
    setSending(true)
    const next = await send(path, { action, comment, updatedAt: updatedAt ?? '' })
    setSending(false)
    if (typeof next === 'string') return toast.error(next || words.failed)
    setStatus(next)
    setComment('')
  }
  return (
    <section aria-label={words.title} className="review-panel">
      <ReviewState status={status} title={words.title} />
      <TextareaInput
        label={words.comment}
        onChange={(event) => setComment(event.target.value)}
        path="reviewComment"
        rows={2}
        value={comment}
      />
      {isModified && <p>{words.saveFirst}</p>}
      <div className="document-notices-choices">
        {status.actions.map((action) => (
          <Button
            buttonStyle="secondary"
            disabled={
              isSending || (action === 'request' || action === 'approve' ? isModified : comment.trim() === '')
            }
            key={action}
            margin={false}
            onClick={() => act(action)}
            size="small"
          >
            {reviewActions[action][language]}
          </Button>
        ))}
      </div>
    </section>
  )
}

function ReviewState({ status, title }: { status: ReviewStatus; title: string }) {
  const [state, ...lines] = status.lines
  return (
    <>
      <p role="status">
        {title}: <strong>{state}</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {status.comments.map(({ by, text }) => (
        <blockquote key={`${by} ${text}`}>
          <strong>{by}</strong>
          <p>{text}</p>
        </blockquote>
      ))}
    </>
  )
}

/** Loaded again after each save, and when the user returns to the window. */
function useReviewStatus(path: string | null) {
  const isSaving = useFormProcessing()
  const [status, setStatus] = useState<ReviewStatus | null>(null)
  useEffect(() => {
    if (path === null || isSaving) return
    const load = async () => {
      const next = await send(path)
      if (typeof next === 'object') setStatus(next)
    }
    void load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [path, isSaving])
  return [status, setStatus] as const
}

/** Payload counts the form as saved after a rejected publication, and disables “Save draft”. */
function useUnsavedAfterRejection(): void {
  const isSaving = useFormProcessing()
  const isRejected = useFormSubmitted()
  const { setModified } = useForm()
  useEffect(() => {
    if (isRejected && !isSaving) setModified(true)
  }, [isRejected, isSaving, setModified])
}

/** The new state, or the error message; empty if there was no response. */
async function send(path: string, action?: ReviewAction): Promise<ReviewStatus | string> {
  const headers = { 'content-type': 'application/json' }
  const init = action ? { method: 'POST', headers, body: JSON.stringify(action) } : {}
  try {
    const body: unknown = await (await fetch(path, init)).json()
    if (v.is(ReviewStatusSchema, body)) return body
    return v.is(ErrorsSchema, body) ? body.errors[0].message : ''
  } catch {
    // Network failure, or a response that is not JSON.
    return ''
  }
}
