'use client'

import { PublishButton as PayloadsButton, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { type FindConsequence, PublicationGuard } from './publication-guard.tsx'

/**
 * Wraps Payload's button. Its schedule dialog preselects “Unpublish” unless it counts a newer draft, even if nothing
 * was ever published. While the dialog opens, this reports one draft.
 */
export function PublishButton({ findConsequence }: { findConsequence?: FindConsequence }) {
  const { id, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(`schedule-publish-${id}`)
  const isCounted = useRef(false)
  useLayoutEffect(() => {
    if (isOpen && unpublishedVersionCount === 0) {
      isCounted.current = true
      setUnpublishedVersionCount(1)
    } else if (!isOpen && isCounted.current) {
      isCounted.current = false
      setUnpublishedVersionCount(0)
    }
  }, [isOpen, unpublishedVersionCount, setUnpublishedVersionCount])
  // The dialog reads the count once, on mount.
  return isOpen && unpublishedVersionCount === 0 ? null : (
    <PublicationGuard findConsequence={findConsequence}>
      <PayloadsButton />
    </PublicationGuard>
  )
}
