'use client'

import {
  Button,
  EditDepthProvider,
  Form,
  Gutter,
  LeaveWithoutSaving,
  SetDocumentStepNav,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { type Locale, locales } from '@site/contracts/locale.ts'
import type { FormState } from 'payload'
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { DocumentNotices } from '#cms/editorial/editing/document-notices.tsx'
import { useKeptSession } from '#cms/editorial/editing/kept-session.ts'
import { KeptTextNotice } from '#cms/editorial/editing/kept-text-notice.tsx'
import { languages } from '#cms/editorial/versions/editing-copy.ts'
import { LanguageCell } from './language-cell.tsx'
import { languagesCopy } from './languages-copy.ts'
import { isMissing, localizedFields } from './localized-fields.ts'
import './languages.css'

const StoredSchema = v.object({ updatedAt: v.string(), slug: v.nullish(v.string()) })
/** A document, or a global. */
const SavedSchema = v.union([v.object({ doc: StoredSchema }), v.object({ result: StoredSchema })])
type Saved = { updatedAt?: unknown; slug?: string | null | undefined }

type ColumnState = { form: ReturnType<typeof useForm>; fields: FormState; isModified: boolean }
type Report = (locale: Locale, state: ColumnState) => void
type States = Readonly<Record<Locale, FormState>>
type Columns = Partial<Record<Locale, ColumnState>>
const noFields: FormState = {}
const other = (locale: Locale): Locale => (locale === 'id' ? 'en' : 'id')

/** Both languages of a document: a form of Payload's for each, whose fields are laid out in pairs. */
export function LanguagesForm({ states }: { states: States }) {
  return (
    <Gutter className="languages">
      {/* Saves nothing: it warns before leaving if either language has changed. */}
      <Form el="div" initialState={noFields}>
        <BothLanguages states={states} />
        <LeaveWithoutSaving />
      </Form>
    </Gutter>
  )
}

function BothLanguages({ states }: { states: States }) {
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n, t } = useTranslation()
  const { setModified } = useForm()
  const [columns, setColumns] = useState<Columns>({})
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  const global = globalSlug ? getEntityConfig({ globalSlug }) : null
  const config = collection ?? global
  const hasDrafts = Boolean(config?.versions?.drafts)
  const { isSaving, save, onSaved } = useSave(columns, hasDrafts)
  const entries = useMemo(() => localizedFields(config?.fields ?? [], states.id), [config, states.id])
  const report = useCallback<Report>((locale, state) => {
    setColumns((previous) => ({ ...previous, [locale]: state }))
  }, [])
  const isModified = locales.some((locale) => columns[locale]?.isModified)
  useEffect(() => setModified(isModified), [isModified, setModified])
  // In the form around both, so that a change of either language renews the session.
  useKeptSession()
  const words = languagesCopy[adminLanguage(i18n.language)]
  return (
    <>
      <SetDocumentStepNav
        {...(collection ? { collectionSlug: collection.slug, pluralLabel: collection.labels.plural } : {})}
        {...(global ? { globalLabel: global.label, globalSlug: global.slug } : {})}
        {...(id === undefined ? {} : { id })}
        useAsTitle={collection?.admin.useAsTitle}
        view={t('general:locales')}
      />
      <div className="languages-controls">
        <p>{words.lead}</p>
        {hasSavePermission && (
          <Button disabled={!isModified || isSaving} onClick={save} size="medium">
            {hasDrafts ? words.saveDraft : words.save}
          </Button>
        )}
      </div>
      <div className="languages-grid">
        {locales.map((locale) => (
          <LanguageColumn
            key={locale}
            columns={columns}
            entries={entries}
            initialState={states[locale]}
            locale={locale}
            onSaved={onSaved}
            report={report}
          />
        ))}
      </div>
    </>
  )
}

/** The document's or global's path below `/api`. */
function useDocumentPath(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
}

function useSave(columns: Columns, hasDrafts: boolean) {
  const documentPath = useDocumentPath()
  const { globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const [isSaving, setIsSaving] = useState(false)
  const saved = useRef<Saved>({})

  /** One after the other: each save sends the time of the one before, so that it is no lost update. */
  async function save(): Promise<void> {
    setIsSaving(true)
    // The notices change the time in this form when an editor keeps their own text.
    saved.current = { updatedAt: columns.id?.form.getField('updatedAt')?.value }
    for (const locale of locales) {
      const column = columns[locale]
      if (!column?.isModified) continue
      const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null' })
      if (hasDrafts) query.set('draft', 'true')
      const result = await column.form.submit({
        action: `${config.routes.api}/${documentPath}?${query}`,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { updatedAt: saved.current.updatedAt, ...(hasDrafts ? { _status: 'draft' } : {}) },
        skipValidation: hasDrafts,
      })
      if (!result?.res.ok) {
        // Payload marks a form as saved when its request is sent.
        column.form.setModified(true)
        break
      }
      // The CMS makes an empty slug from the title.
      if (saved.current.slug)
        column.form.dispatchFields({ type: 'UPDATE', path: 'slug', value: saved.current.slug })
    }
    const { updatedAt } = saved.current
    for (const locale of locales)
      columns[locale]?.form.dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })
    setIsSaving(false)
  }

  const onSaved = (json: unknown) => {
    const stored = v.parse(SavedSchema, json)
    saved.current = 'doc' in stored ? stored.doc : stored.result
  }
  return { isSaving, save, onSaved }
}

interface LanguageColumnProps {
  locale: Locale
  columns: Columns
  entries: ReturnType<typeof localizedFields>
  initialState: FormState
  onSaved: (json: unknown) => void
  report: Report
}

function LanguageColumn({ locale, columns, entries, initialState, onSaved, report }: LanguageColumnProps) {
  const documentPath = useDocumentPath()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const [own, others] = [columns[locale]?.fields, columns[other(locale)]?.fields]
  const missing = entries.filter((entry) => isMissing(entry, own, others)).length
  // A depth of its own, so that the editors of the two forms do not share IDs.
  const Depth = locale === 'en' ? EditDepthProvider : Fragment
  return (
    <>
      <h2>
        {languages[language][locale]}: {languagesCopy[language].missingCount(missing)}
      </h2>
      <Depth>
        <Form
          className="languages-column"
          el="div"
          initialState={initialState}
          isDocumentForm
          onSuccess={onSaved}
        >
          <ReportState locale={locale} report={report} />
          {locale === 'id' ? (
            <DocumentNotices formLocale="id" />
          ) : (
            <div className="document-notices">
              <KeptTextNotice documentPath={documentPath} locale={locale} />
            </div>
          )}
          {entries.map((entry, index) => (
            <LanguageCell key={entry.path} entry={entry} index={index} locale={locale} other={others} />
          ))}
        </Form>
      </Depth>
    </>
  )
}

function ReportState({ locale, report }: { locale: Locale; report: Report }) {
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  useEffect(() => report(locale, { form, fields, isModified }), [locale, form, fields, isModified, report])
  return null
}
