'use client'

import { Button, ConfirmationModal, toast, useModal, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { formatFailure, postToService } from '#cms/base/admin/post-to-service.ts'
import { eventCopy } from './copy.ts'

const modal = 'cancel-selected-registrations'
const CanceledSchema = v.object({ canceled: v.number() })

/** Above the list of registrations: cancels the selected rows of the page together. */
export function CancelSelected() {
  const { selectAll, selectedIDs, toggleAll } = useSelection()
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const words = eventCopy[adminLanguage(i18n.language)]
  const count = selectedIDs.length
  if (count === 0) return null
  // Payload's own line then states the rows of all pages.
  const label = String(selectAll) === 'allAvailable' ? words.cancelPage(count) : words.cancelSelected(count)

  async function cancel(): Promise<void> {
    const response = await postToService('/api/registrations/cancel', JSON.stringify({ ids: selectedIDs }))
    if (typeof response === 'string' || !v.is(CanceledSchema, response.body)) {
      toast.error(formatFailure(response, words))
      return
    }
    toast.success(words.canceledCount(response.body.canceled))
    toggleAll()
    router.refresh()
  }

  return (
    <p>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(modal)} size="small">
        {label}
      </Button>
      <ConfirmationModal
        body={words.cancelSelectedBody(count)}
        confirmLabel={words.cancel}
        heading={label}
        modalSlug={modal}
        onConfirm={cancel}
      />
    </p>
  )
}
