'use client'

import {
  ConfirmationModal,
  FormSubmit,
  toast,
  useForm,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { eventCopy } from './copy.ts'
import { CountsSchema } from './participant.ts'

const modalSlug = 'send-event-message'

/** Saving a message sends it, so the number of recipients is confirmed first. */
export function SendMessageButton() {
  const { submit } = useForm()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const event = useFormFields(([fields]) => fields.event?.value)
  const audience = useFormFields(([fields]) => fields.audience?.value)
  const [recipients, setRecipients] = useState(0)
  const words = eventCopy[adminLanguage(i18n.language)]

  async function review(): Promise<void> {
    // Nothing is sent without an event: the form names the missing field.
    if (typeof event !== 'number') return void submit()
    const counts = await fetch(`/api/events/${event}/registration-counts`)
      .then((response) => response.json())
      .catch(() => null)
    if (!v.is(CountsSchema, counts)) return void toast.error(words.notCounted)
    const { reachedRegistered, reachedWaiting } = counts
    const registered = audience === 'waiting' ? 0 : reachedRegistered
    setRecipients(registered + (audience === 'confirmed' ? 0 : reachedWaiting))
    openModal(modalSlug)
  }

  return (
    <>
      <FormSubmit buttonId="action-save" onClick={() => void review()} size="medium" type="button">
        {words.review}
      </FormSubmit>
      <ConfirmationModal
        body={words.confirm(recipients)}
        confirmLabel={words.send(recipients)}
        heading={words.toMessage}
        modalSlug={modalSlug}
        onConfirm={async () => void (await submit())}
      />
    </>
  )
}
