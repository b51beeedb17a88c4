import { useConfig, useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { ErrorsSchema } from '#cms/base/admin/post-to-service.ts'
import { type ReviewAction, type ReviewStatus, ReviewStatusSchema, reviewPath } from './review-status.ts'

/** The panel and the publish button are far apart on the page. */
const reviewChanged = 'review-changed'

/** The review of the open document, loaded again after each save, action and return to the window. */
export function useReviewStatus() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const isSaving = useFormProcessing()
  const [status, setStatus] = useState<ReviewStatus | null>(null)
  const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
  const path = document ? `${config.routes.api}/${document}/${reviewPath}` : null
  useEffect(() => {
    if (path === null || isSaving) return
    const load = async () => {
      const next = await send(path)
      if (typeof next === 'object') setStatus(next)
    }
    void load()
    window.addEventListener('focus', load)
    window.addEventListener(reviewChanged, load)
    return () => {
      window.removeEventListener('focus', load)
      window.removeEventListener(reviewChanged, load)
    }
  }, [path, isSaving])

  /** Null if it succeeds; otherwise the error message, empty if there was no response. */
  const act = async (action: ReviewAction): Promise<string | null> => {
    const next = path === null ? '' : await send(path, action)
    if (typeof next === 'string') return next
    window.dispatchEvent(new Event(reviewChanged))
    return null
  }
  return { status, act }
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
