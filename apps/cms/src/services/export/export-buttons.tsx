'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import '#cms/base/admin/admin-views.css'

/** Above a list: exports all its filtered rows as one file. */
export function ExportButtons({ collectionSlug }: { collectionSlug: string }) {
  const shown = useSearchParams()
  const { i18n } = useTranslation()
  const words = copy[adminLanguage(i18n.language)]
  const address = (format: 'csv' | 'xlsx'): string => {
    const query = new URLSearchParams({ format })
    for (const [name, value] of shown) {
      if (name === 'search' || name.startsWith('where[')) query.append(name, value)
    }
    return `/api/${collectionSlug}/export?${query}`
  }
  return (
    <p className="export-buttons">
      <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={address('csv')}>
        {words.exportCsv}
      </Button>
      <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={address('xlsx')}>
        {words.exportXlsx}
      </Button>
    </p>
  )
}
