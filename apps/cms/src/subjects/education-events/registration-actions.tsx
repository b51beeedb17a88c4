'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { formatFailure, postToService } from '#cms/base/admin/post-to-service.ts'
import { eventCopy } from './copy.ts'

const cancelModal = 'cancel-registration'
const seatModal = 'extra-seat'
const NoSeatSchema = v.object({ outcome: v.literal('noSeat') })

/** On a registration: confirm or cancel for a caller, give a seat, mark as present. */
export function RegistrationActions() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields.state?.value)
  const attendedAt = useFormFields(([fields]) => fields.attendedAt?.value)
  const words = eventCopy[adminLanguage(i18n.language)]
  const isHeldPlace = state === 'held' || state === 'heldWaiting'
  if (state !== 'confirmed' && state !== 'waiting' && state !== 'lapsed' && !isHeldPlace) return null

  async function post(action: 'confirm' | 'cancel' | 'seat' | 'attendance', body: object): Promise<void> {
    const path = `/api/registrations/${id}/${action}`
    const response = await postToService(path, JSON.stringify(body))
    if (typeof response === 'string' || response.status !== 200) {
      toast.error(formatFailure(response, words))
    } else if (v.is(NoSeatSchema, response.body)) openModal(seatModal)
    else router.refresh()
  }

  const button = { buttonStyle: 'secondary', margin: false, size: 'medium' } as const
  return (
    <>
      {state === 'waiting' ? (
        <Button {...button} onClick={() => post('seat', { isExtra: false })}>
          {words.giveSeat}
        </Button>
      ) : null}
      {isHeldPlace || state === 'lapsed' ? (
        <Button {...button} onClick={() => post('confirm', {})}>
          {words.confirmPlace}
        </Button>
      ) : (
        <Button {...button} onClick={() => post('attendance', { isPresent: !attendedAt })}>
          {attendedAt ? words.unmark : words.markPresent}
        </Button>
      )}
      {state === 'lapsed' ? null : (
        <Button {...button} onClick={() => openModal(cancelModal)}>
          {words.cancel}
        </Button>
      )}
      <ConfirmationModal
        body={isHeldPlace ? words.cancelHeldBody : words.cancelBody}
        confirmLabel={words.cancel}
        heading={words.cancel}
        modalSlug={cancelModal}
        onConfirm={() => post('cancel', {})}
      />
      <ConfirmationModal
        body={words.extraSeatBody}
        confirmLabel={words.giveSeat}
        heading={words.giveSeat}
        modalSlug={seatModal}
        onConfirm={() => post('seat', { isExtra: true })}
      />
    </>
  )
}
