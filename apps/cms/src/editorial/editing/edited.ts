import type { TFunction } from '@payloadcms/translations'
import { traverseForLocalizedFields } from '@payloadcms/ui/shared'
import { isAddressed } from '@site/contracts/content/document-paths.ts'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { componentField } from '#cms/base/fields/component-field.ts'
import { deletionEndpoints } from '#cms/editorial/deletion/deletion-endpoints.ts'
import type { Kind } from '#cms/editorial/versions/edited-content.ts'
import { lastChangedBy } from '#cms/editorial/versions/last-changed-by.ts'
import { lossesEndpoint, publicationLossesEndpoint } from '#cms/editorial/versions/losses-endpoint.ts'
import { editStatusEndpoint, type Note } from './edit-status-endpoint.ts'
import { rejectLostUpdate } from './lost-update.ts'

type AdminComponents = { beforeListTable?: unknown[]; edit?: object; elements?: object; views?: object }

// Not `notices`, which is a field of the settings.
const notices = componentField('documentNotices', '/editorial/editing/document-notices.tsx#DocumentNotices')
const deletionDialog = componentField(
  'deletionDialog',
  '/editorial/deletion/deletion-dialog.tsx#DeletionDialog',
)
const selectionDialog = '/editorial/deletion/selection-dialog.tsx#SelectionDialog'
const PublishButton = '/editorial/reviews/reviewed-publish-button.tsx#ReviewedPublishButton'
const version = {
  actions: [
    '/editorial/versions/restore-losses.tsx#RestoreLosses',
    '/editorial/versions/versions-view.tsx#ComparedVersions',
  ],
}
const versionList = { Component: '/editorial/versions/versions-view.tsx#VersionsView' }

const languages = {
  Component: '/editorial/languages/languages-view.tsx#LanguagesView',
  path: '/languages',
  tab: { label: ({ t }: { t: TFunction }) => t('general:locales'), href: '/languages', order: 200 },
}

/** Adds protection against lost updates, a tab with both languages, notices above the form, and who saved each version. */
export function edited<Config extends CollectionConfig | GlobalConfig>(
  kind: Kind,
  config: Config,
  findNote?: Note,
): Config {
  const { admin, endpoints, fields, hooks, slug, versions } = config
  const components: AdminComponents = admin?.components ?? {}
  // Payload looks for this button under `edit` in a collection, under `elements` in a global.
  const buttons = kind === 'collections' ? 'edit' : 'elements'
  const hasPages = kind === 'collections' && isAddressed(slug)
  const isTranslated = traverseForLocalizedFields(fields)
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        ...(hasPages ? { beforeListTable: [...(components.beforeListTable ?? []), selectionDialog] } : {}),
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
      editStatusEndpoint(kind, slug, findNote),
      ...(hasPages ? deletionEndpoints(slug) : []),
      ...(versions ? [lossesEndpoint(kind, slug), publicationLossesEndpoint(kind, slug)] : []),
    ],
    fields: [notices, ...(hasPages ? [deletionDialog] : []), ...fields, ...(versions ? [lastChangedBy] : [])],
    hooks: { ...hooks, beforeValidate: [rejectLostUpdate, ...(hooks?.beforeValidate ?? [])] },
  }
}
