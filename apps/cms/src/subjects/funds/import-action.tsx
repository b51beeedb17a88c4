'use client'

import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { ErrorsSchema, formatFailure } from '#cms/base/admin/post-to-service.ts'
import { fundImportCopy } from './import-copy.ts'

const ChangedSchema = v.object({ changed: v.number() })

/** Applies an import, or undoes it, once its consequence is confirmed. */
export function ImportAction({ id, action, funds }: { id: number; action: 'apply' | 'undo'; funds: number }) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const words = fundImportCopy[adminLanguage(i18n.language)]
  const modal = `fund-import-${action}-${id}`

  async function change(): Promise<void> {
    const body: unknown = await fetch(`/api/fund-imports/${id}/${action}`, { method: 'POST' })
      .then((response) => response.json())
      .catch(() => null)
    if (v.is(ChangedSchema, body)) {
      toast.success(words[action === 'apply' ? 'applied' : 'undone'](body.changed))
      router.refresh()
      return
    }
    toast.error(v.is(ErrorsSchema, body) ? formatFailure({ status: 400, body }, words) : words.failed)
  }

  return (
    <>
      <Button
        buttonStyle={action === 'apply' ? 'primary' : 'secondary'}
        onClick={() => openModal(modal)}
        size="small"
      >
        {words[action]}
      </Button>
      <ConfirmationModal
        body={words[`${action}Body`](funds)}
        confirmLabel={words[action]}
        heading={words.title}
        modalSlug={modal}
        onConfirm={change}
      />
    </>
  )
}
