'use client'

import { Button, toast, useConfig, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { formatFailure, postToService } from '#cms/base/admin/post-to-service.ts'
import { deletionCopy } from './copy.ts'
import { type Deletion, deletionPath } from './deletion.ts'
import { LinkedFrom, useDeletion } from './linked-from.tsx'
import '#cms/base/admin/admin-views.css'

/** In the dialog that deletes a document: what links to it, and where its visitors go. */
export function DeletionDialog() {
  const { id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  // Payload's slug of the dialog.
  const isOpen = id !== undefined && isModalOpen(`delete-${id}`)
  const [container, setContainer] = useState<Element | null>(null)
  useEffect(() => {
    setContainer(isOpen ? document.querySelector('.delete-document .confirmation-modal__content') : null)
  }, [isOpen])
  return container && createPortal(<Consequences />, container)
}

function Consequences() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const words = deletionCopy[adminLanguage(i18n.language)]
  const path = `${config.routes.api}/${collectionSlug}/${id}/${deletionPath}`
  return (
    <LinkedFrom deletion={useDeletion(path)} linked={words.linked} notLinked={words.notLinked}>
      {(paths) => <RedirectingDeletion path={path} paths={paths} />}
    </LinkedFrom>
  )
}

/** Deletes with redirects; Payload's own button deletes without. */
function RedirectingDeletion({ path, paths }: { path: string; paths: Deletion['paths'] }) {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { setModified } = useForm()
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [targets, setTargets] = useState<Readonly<Record<string, string>>>({})
  const words = deletionCopy[adminLanguage(i18n.language)]
  const isEmpty = Object.values(targets).every((target) => target.trim() === '')

  async function deleteDocument(): Promise<void> {
    const response = await postToService(path, JSON.stringify(targets))
    if (typeof response === 'string' || response.status >= 400) {
      toast.error(formatFailure(response, words))
      return
    }
    setModified(false)
    closeModal(`delete-${id}`)
    toast.success(words.deleted)
    router.push(`${config.routes.admin}/collections/${collectionSlug}`)
  }

  return (
    <>
      <p>{words.redirects}</p>
      {paths.map(({ locale, path: from }) => (
        <label className="deletion-target" key={locale}>
          {from}
          <input
            onChange={({ target: { value } }) => setTargets((before) => ({ ...before, [locale]: value }))}
            placeholder={from.replace(/\/[^/]+$/, '')}
            type="text"
            value={targets[locale] ?? ''}
          />
        </label>
      ))}
      <Button buttonStyle="secondary" disabled={isEmpty} onClick={() => void deleteDocument()} size="small">
        {words.deleteAndRedirect}
      </Button>
    </>
  )
}
