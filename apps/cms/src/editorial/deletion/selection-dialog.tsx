'use client'

import { useConfig, useListQuery, useModal, useSelection, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { deletionCopy } from './copy.ts'
import { deletionPath } from './deletion.ts'
import { LinkedFrom, useDeletion } from './linked-from.tsx'

/** Payload's slug of the dialog. */
const dialog = 'confirm-delete-many-docs'

/** In the dialog that deletes the selected rows of a list: what links to their pages. */
export function SelectionDialog() {
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(dialog)
  const [container, setContainer] = useState<Element | null>(null)
  useEffect(() => {
    setContainer(isOpen ? document.querySelector(`#${dialog} .confirmation-modal__content`) : null)
  }, [isOpen])
  return container && createPortal(<Consequences />, container)
}

function Consequences() {
  const { collectionSlug, query } = useListQuery()
  const { getQueryParams } = useSelection()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const words = deletionCopy[adminLanguage(i18n.language)]
  const search = new URLSearchParams({ search: query.search ?? '' })
  const path = `${config.routes.api}/${collectionSlug}/${deletionPath}${getQueryParams()}&${search}`
  return (
    <LinkedFrom
      deletion={useDeletion(path)}
      linked={words.selectedLinked}
      notLinked={words.selectedNotLinked}
    >
      {() => <p>{words.selectedPages}</p>}
    </LinkedFrom>
  )
}
