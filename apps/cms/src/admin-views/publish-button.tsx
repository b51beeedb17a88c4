'use client'

import { PublishButton as PayloadsButton, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * Payload's button, whose schedule opens with “Unpublish” chosen wherever it counts no draft that is newer than what is
 * published, also where nothing ever was. While the schedule opens, one is counted.
 */
export function PublishButton() {
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
  // The schedule looks at the count once, when it appears.
  return isOpen && unpublishedVersionCount === 0 ? null : <PayloadsButton />
}
