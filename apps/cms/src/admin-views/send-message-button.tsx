'use client'

import {
  ConfirmationModal,
  FormSubmit,
  useForm,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { CountsSchema } from '#cms/registrations/participant.ts'
import { adminLanguage } from './copy.ts'
import { eventCopy } from './event-copy.ts'

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
    const counts = await fetch(`/api/events/${event}/registration-counts`)
      .then((response) => response.json())
      .catch(() => null)
    // Without an event or a recipient, the service rejects the message and gives the reason.
    const { registered, waiting } = v.is(CountsSchema, counts) ? counts : { registered: 0, waiting: 0 }
    const count = (audience === 'waiting' ? 0 : registered) + (audience === 'confirmed' ? 0 : waiting)
    if (count === 0) return void submit()
    setRecipients(count)
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
