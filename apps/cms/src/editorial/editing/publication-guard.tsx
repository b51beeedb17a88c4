'use client'

import {
  ConfirmationModal,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { editingCopy } from '#cms/editorial/versions/editing-copy.ts'
import { publicationLossesPath } from '#cms/editorial/versions/losses.ts'
import { LossList, readLosses } from '#cms/editorial/versions/restore-losses.tsx'

/** What a publication does beyond the page, and the fields that confirm it. */
type Consequence = { shown: ReactNode; confirmed: Readonly<Record<string, unknown>> }
/** `query` is that of the publication; null if nothing must be confirmed. */
export type FindConsequence = (query: string, data: object) => Promise<Consequence | null>

type Question = { query: string; parts: readonly ReactNode[]; confirmed: Consequence['confirmed'] }

/** Payload's buttons that publish in all languages, and in one. */
const publishButtons = '#action-save, #publish-locale'

/** Asks before a publication that undoes changes or has another consequence, then publishes as Payload's button does. */
export function PublicationGuard({
  findConsequence,
  children,
}: {
  findConsequence: FindConsequence | undefined
  children: ReactNode
}) {
  const { id, collectionSlug, globalSlug, hasPublishedDoc } = useDocumentInfo()
  const { config } = useConfig()
  const { getData } = useForm()
  const { openModal } = useModal()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const publish = usePublication()
  const [question, setQuestion] = useState<Question | null>(null)
  const isReviewing = useRef(false)
  const words = editingCopy[adminLanguage(i18n.language)]
  const modal = `confirm-publication-${globalSlug ?? id}`
  const owner = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  const path = `${config.routes.api}/${owner}`

  async function review(query: string): Promise<void> {
    const consequence = (await findConsequence?.(query, getData())) ?? null
    const losses = hasPublishedDoc ? await readLosses(`${path}/${publicationLossesPath}`) : []
    const found = createQuestion(query, losses, consequence)
    if (found.parts.length === 0) return publish(path, query, found.confirmed)
    setQuestion(found)
    openModal(modal)
  }

  function intercept(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest(publishButtons) : null
    // Only what is already public can lose something; an unpublished event may have registered people.
    const mayHaveConsequence = hasPublishedDoc || (id !== undefined && findConsequence !== undefined)
    if (button === null || !mayHaveConsequence) return
    event.stopPropagation()
    // A second click would publish twice.
    if (isReviewing.current) return
    isReviewing.current = true
    const oneLanguage = button.id === 'publish-locale' ? { publishSpecificLocale: code } : {}
    void review(`?${new URLSearchParams({ depth: '0', locale: code, ...oneLanguage })}`).finally(() => {
      isReviewing.current = false
    })
  }

  return (
    <div className="publication-guard" onClickCapture={intercept}>
      {children}
      <ConfirmationModal
        body={<div className="restore-losses">{question?.parts}</div>}
        confirmLabel={words.publish}
        heading={words.publishHeading}
        modalSlug={modal}
        onConfirm={async () => {
          if (question) await publish(path, question.query, question.confirmed)
        }}
      />
    </div>
  )
}

function createQuestion(
  query: string,
  losses: Awaited<ReturnType<typeof readLosses>>,
  consequence: Consequence | null,
): Question {
  const parts = [
    ...(losses === 'unknown' || losses.length > 0 ? [<LossList key="losses" losses={losses} />] : []),
    ...(consequence ? [consequence.shown] : []),
  ]
  return { query, parts, confirmed: consequence?.confirmed ?? {} }
}

/** As Payload's button publishes, with further fields. */
function usePublication() {
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { submit } = useForm()
  return async (path: string, query: string, confirmed: Consequence['confirmed']): Promise<void> => {
    const overrides = { ...confirmed, _status: 'published' }
    const result = await submit({ action: `${path}${query}`, overrides })
    if (!result) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }
}
