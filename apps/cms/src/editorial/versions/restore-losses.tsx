'use client'

import { useConfig, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { editingCopy, languages } from './editing-copy.ts'
import { type Loss, LossSchema, lossesPath } from './losses.ts'
import '#cms/base/admin/admin-views.css'

/** The slug of Payload's dialog, whose text has room for one sentence only. */
const dialog = 'restore-version'

/** In the restore dialog: the fields whose content would be lost or replaced. */
export function RestoreLosses() {
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(dialog)
  const [container, setContainer] = useState<Element | null>(null)
  useEffect(() => {
    setContainer(isOpen ? document.querySelector('.confirmation-modal__content') : null)
  }, [isOpen])
  return container && createPortal(<Losses />, container)
}

function Losses() {
  const { config } = useConfig()
  const pathname = usePathname()
  const [losses, setLosses] = useState<readonly Loss[] | 'unknown' | null>(null)
  const path = lossesOfPage(pathname, config.routes)
  useEffect(() => {
    if (path === null) return
    void readLosses(path).then(setLosses)
  }, [path])
  return losses && <LossList losses={losses} />
}

export function LossList({ losses }: { losses: readonly Loss[] | 'unknown' }) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const words = editingCopy[language]
  if (losses === 'unknown') return <p role="alert">{words.lossesUnknown}</p>
  if (losses.length === 0) return <p>{words.nothingLost}</p>
  return (
    <div className="restore-losses" role="alert">
      {(['lost', 'replaced'] as const).map((kind) => {
        const groups = ([null, 'id', 'en'] as const).flatMap((of) => {
          const fields = losses.filter((loss) => loss.kind === kind && loss.language === of)
          const name = of === null ? words.bothLanguages : languages[language][of]
          return fields.length === 0 ? [] : [{ name, fields: fields.map(({ field }) => field).join(', ') }]
        })
        return (
          groups.length > 0 && (
            <div key={kind}>
              <p>{words[kind]}</p>
              <ul>
                {groups.map(({ name, fields }) => (
                  <li key={name}>
                    <strong>{name}</strong>: {fields}
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
      <p>{words.stillAVersion}</p>
    </div>
  )
}

/** The page is /admin/collections/<slug>/<id>/versions/<version>, or /admin/globals/<slug>/versions/<version>. */
function lossesOfPage(pathname: string, routes: { admin: string; api: string }): string | null {
  const [kind, slug, ...rest] = pathname.slice(routes.admin.length).split('/').filter(Boolean)
  const version = rest.at(-1)
  if (version === undefined) return null
  const owner = kind === 'globals' ? `globals/${slug}` : slug
  return `${routes.api}/${owner}/versions/${version}/${lossesPath}`
}

export async function readLosses(path: string): Promise<readonly Loss[] | 'unknown'> {
  try {
    const result = v.safeParse(v.array(LossSchema), await (await fetch(path)).json())
    return result.success ? result.output : 'unknown'
  } catch {
    // Network failure.
    return 'unknown'
  }
}
