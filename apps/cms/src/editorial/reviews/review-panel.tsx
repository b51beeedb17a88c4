'use client'

import { Button, TextareaInput, toast, useField, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { type ReviewAction, type ReviewStatus, reviewActions } from './review-status.ts'
import { useReviewStatus } from './use-review-status.ts'
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
  const { i18n } = useTranslation()
  const { value: updatedAt } = useField<string | null>({ path: 'updatedAt' })
  const isModified = useFormModified()
  const [comment, setComment] = useState('')
  const [isSending, setSending] = useState(false)
  const { status, act } = useReviewStatus()

  if (status === null) return null
  const language = adminLanguage(i18n.language)
  const words = copy[language]
  const submit = async (action: ReviewAction['action']) => {
    setSending(true)
    const error = await act({ action, comment, updatedAt: updatedAt ?? '' })
    setSending(false)
    if (error === null) setComment('')
    else toast.error(error || words.failed)
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
            onClick={() => submit(action)}
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
