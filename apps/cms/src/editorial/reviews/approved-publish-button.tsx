'use client'

import { Button, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { useReviewStatus } from './use-review-status.ts'
import '#cms/base/admin/admin-views.css'

const needsDraft = {
  id: 'Terbit setelah disetujui: simpan draf lalu minta pemeriksaan.',
  en: 'Needs approval: save a draft and request a review.',
}

/** An active button would only lead to a rejection before the approval; `children` is the one after it. */
export function ApprovedPublishButton({ children }: { children: ReactNode }) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  const { i18n, t } = useTranslation()
  const { status } = useReviewStatus()
  // Then Payload disables its own button, whose menu has the schedules.
  const isUnchanged = hasPublishedDoc && !isModified && unpublishedVersionCount === 0
  if (isUnchanged || (!isModified && status !== null && status.unpublishable === null)) return children
  const reason =
    isModified || status === null ? needsDraft[adminLanguage(i18n.language)] : status.unpublishable
  return (
    <div className="publish-blocked">
      <p id="publish-blocked">{reason}</p>
      <Button
        disabled
        extraButtonProps={{ 'aria-describedby': 'publish-blocked', id: 'action-save' }}
        margin={false}
      >
        {t('version:publishChanges')}
      </Button>
    </div>
  )
}
