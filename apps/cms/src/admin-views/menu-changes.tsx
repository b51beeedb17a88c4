'use client'

import {
  ConfirmationModal,
  useAllFormFields,
  useConfig,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type MenuWarnings, MenuWarningsSchema, menuWarningsPath } from '#cms/menu/menu-warnings.ts'
import { adminLanguage } from './copy.ts'
import { editingCopy } from './editing-copy.ts'
import { postToService } from './post-to-service.ts'
import { PublishButton } from './publish-button.tsx'
import './admin-views.css'

/** Typing pauses of an editor are longer. */
const debounceMs = 400
const modalSlug = 'confirm-menu'
/** Payload's buttons that publish both languages, or one. */
const publishing = '#action-save, #publish-locale'

/** Above the form of the menu: the pages that it closes and opens. */
export function MenuChanges() {
  const { config } = useConfig()
  const [fields] = useAllFormFields()
  const [warnings, setWarnings] = useState<MenuWarnings | null>(null)
  const { header, footer } = reduceFieldsToValues(fields, true)
  const form = JSON.stringify({ header, footer })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const next = await readWarnings(config.routes.api, form)
      if (next && isCurrent) setWarnings(next)
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [config.routes.api, form])
  return <div className="document-notices">{warnings && <Warnings {...warnings} />}</div>
}

function Warnings({ closing, other }: MenuWarnings) {
  return (
    <>
      {closing.map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      {other.map((text) => (
        <p key={text} role="status">
          {text}
        </p>
      ))}
    </>
  )
}

/** Asks before it publishes a menu that closes pages. */
export function MenuPublishButton() {
  const { config } = useConfig()
  const { getData } = useForm()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const [warnings, setWarnings] = useState<MenuWarnings | null>(null)
  const clicked = useRef<Element>(null)
  const isConfirmed = useRef(false)
  const words = editingCopy[adminLanguage(i18n.language)]

  function publish(): void {
    isConfirmed.current = true
    // The menu with the button for one language closes under the dialog.
    const button = clicked.current?.isConnected ? clicked.current : document.querySelector('#action-save')
    if (button instanceof HTMLElement) button.click()
    isConfirmed.current = false
  }

  async function ask(event: MouseEvent): Promise<void> {
    const button = event.target instanceof Element ? event.target.closest(publishing) : null
    if (isConfirmed.current || button === null) return
    event.stopPropagation()
    clicked.current = button
    const { header, footer } = getData()
    const next = await readWarnings(config.routes.api, JSON.stringify({ header, footer }))
    if (!next || next.closing.length === 0) return publish()
    setWarnings(next)
    openModal(modalSlug)
  }

  return (
    <div onClickCapture={ask} role="presentation">
      <PublishButton />
      <ConfirmationModal
        body={<div className="document-notices">{warnings && <Warnings {...warnings} />}</div>}
        confirmLabel={words.publishMenu}
        heading={words.publishMenuHeading}
        modalSlug={modalSlug}
        onConfirm={publish}
      />
    </div>
  )
}

/** Without a menu, visitors find no page. */
export function NoUnpublishButton() {
  return null
}

/** Null if the CMS does not respond: publishing reports that itself. */
async function readWarnings(api: string, form: string): Promise<MenuWarnings | null> {
  const response = await postToService(`${api}/globals/menu/${menuWarningsPath}`, form, 'application/json')
  const result = typeof response === 'object' ? v.safeParse(MenuWarningsSchema, response.body) : null
  return result?.success ? result.output : null
}
