import type { TFunction } from '@payloadcms/translations'
import { traverseForLocalizedFields } from '@payloadcms/ui/shared'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { componentField } from '#cms/fields/component-field.ts'
import { editStatusEndpoint } from './edit-status-endpoint.ts'
import type { Kind } from './edited-content.ts'
import { lastChangedBy } from './last-changed-by.ts'
import { lossesEndpoint } from './losses-endpoint.ts'
import { rejectLostUpdate } from './lost-update.ts'

type AdminComponents = { edit?: object; elements?: object; views?: object }

// Not `notices`, which is a field of the settings.
const notices = componentField('documentNotices', '/admin-views/document-notices.tsx#DocumentNotices')
const PublishButton = '/admin-views/publish-button.tsx#PublishButton'
const version = {
  actions: [
    '/admin-views/restore-losses.tsx#RestoreLosses',
    '/admin-views/versions-view.tsx#ComparedVersions',
  ],
}
const versionList = { Component: '/admin-views/versions-view.tsx#VersionsView' }

const languages = {
  Component: '/admin-views/languages/languages-view.tsx#LanguagesView',
  path: '/languages',
  tab: { label: ({ t }: { t: TFunction }) => t('general:locales'), href: '/languages', order: 200 },
}

/** Adds protection against lost updates, a tab with both languages, notices above the form, and who saved each version. */
export function edited<Config extends CollectionConfig | GlobalConfig>(kind: Kind, config: Config): Config {
  const { admin, endpoints, fields, hooks, slug, versions } = config
  const components: AdminComponents = admin?.components ?? {}
  // Payload looks for this button under `edit` in a collection, under `elements` in a global.
  const buttons = kind === 'collections' ? 'edit' : 'elements'
  const isTranslated = kind === 'collections' && traverseForLocalizedFields(fields)
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        ...(versions ? { [buttons]: { PublishButton, ...components[buttons] } } : {}),
        views: {
          ...components.views,
          edit: {
            ...(versions ? { version, versions: versionList } : {}),
            ...(isTranslated ? { languages } : {}),
          },
        },
      },
    },
    endpoints: [
      ...(endpoints || []),
      editStatusEndpoint(kind, slug),
      ...(versions ? [lossesEndpoint(kind, slug)] : []),
    ],
    fields: [notices, ...fields, ...(versions ? [lastChangedBy] : [])],
    hooks: { ...hooks, beforeValidate: [rejectLostUpdate, ...(hooks?.beforeValidate ?? [])] },
  }
}
