'use client'

import { Button, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { PublishButton } from '#cms/editorial/editing/publish-button.tsx'
import { useReviewStatus } from './use-review-status.ts'
import '#cms/base/admin/admin-views.css'

const needsDraft = {
  id: 'Terbit setelah disetujui: simpan draf lalu minta pemeriksaan.',
  en: 'Needs approval: save a draft and request a review.',
}

/** An active button here would only lead to a rejection. */
export function ApprovedPublishButton() {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  const { i18n, t } = useTranslation()
  const { status } = useReviewStatus()
  // Then Payload disables its own button, whose menu has the schedules.
  const isUnchanged = hasPublishedDoc && !isModified && unpublishedVersionCount === 0
  if (isUnchanged || (!isModified && status !== null && status.unpublishable === null))
    return <PublishButton />
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
