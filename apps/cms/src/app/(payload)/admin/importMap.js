import { DocumentNotices as DocumentNotices_646a66c06ee005fe3428facafc1cb16d } from '../../../admin-views/document-notices.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WordCount as WordCount_8f4af115717774bfe91dd7d4aaf57817 } from '../../../admin-views/word-count.tsx'
import { UsedTerms as UsedTerms_cc749d845363df94d9b44814672840d3 } from '../../../admin-views/used-terms.tsx'
import { CopyPreviewLink as CopyPreviewLink_49d258646225b7917032e94cbdfe3382 } from '../../../admin-views/copy-preview-link.tsx'
import { PublishButton as PublishButton_c8e1817a7627afab61c5f84ad40bcd44 } from '../../../admin-views/publish-button.tsx'
import { RestoreLosses as RestoreLosses_c4af114a090e41702ae967696ab82ccd } from '../../../admin-views/restore-losses.tsx'
import { RowText as RowText_6156444c0e2d2ac85bd6388da9d7c39e } from '../../../admin-views/row-text.tsx'
import { ExportButtons as ExportButtons_7fe771c471c4457afe2517ad6355df83 } from '../../../admin-views/export-buttons.tsx'
import { RetryMail as RetryMail_ec8c1b91c048555a636960096a2d0df3 } from '../../../admin-views/retry-mail.tsx'
import { CurrentPassword as CurrentPassword_2722e0b3e46c11cf6752147c3e39923a } from '../../../admin-views/current-password.tsx'
import { HomeSectionRow as HomeSectionRow_fb82d4222db125ded06048703cb6dca3 } from '../../../admin-views/home-section-row.tsx'
import { MenuChanges as MenuChanges_16301582c00e9e856f3dcce3b601eb52 } from '../../../admin-views/menu-changes.tsx'
import { MenuPublishButton as MenuPublishButton_16301582c00e9e856f3dcce3b601eb52 } from '../../../admin-views/menu-changes.tsx'
import { NoUnpublishButton as NoUnpublishButton_16301582c00e9e856f3dcce3b601eb52 } from '../../../admin-views/menu-changes.tsx'
import { BrandIcon as BrandIcon_310d0b70717aba00483c86acd2f4a9cc } from '../../../admin-views/brand-graphics.tsx'
import { BrandLogo as BrandLogo_310d0b70717aba00483c86acd2f4a9cc } from '../../../admin-views/brand-graphics.tsx'
import { StaffLinks as StaffLinks_dbe41f22fdd4d27c29bdd86db919ceb9 } from '../../../admin-views/staff-links.tsx'
import { CompletenessView as CompletenessView_4dd6bf5a6bbba880bc1bcd0182b578f8 } from '../../../admin-views/completeness-view.tsx'
import { LinksView as LinksView_d283f6ebfe22aee00e533c478cf360a5 } from '../../../admin-views/links-view.tsx'
import { DirectoryImportView as DirectoryImportView_2e46c5e2242c892089c0d3f27d3dc04b } from '../../../admin-views/directory-import-view.tsx'
import { FundImportView as FundImportView_dea60d5886296a1ec0a1c2813c35a07c } from '../../../admin-views/fund-import-view.tsx'
import { PrivacyView as PrivacyView_a06275cdfac26b0dd332f00880456778 } from '../../../admin-views/privacy-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-views/document-notices.tsx#DocumentNotices": DocumentNotices_646a66c06ee005fe3428facafc1cb16d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-views/word-count.tsx#WordCount": WordCount_8f4af115717774bfe91dd7d4aaf57817,
  "/admin-views/used-terms.tsx#UsedTerms": UsedTerms_cc749d845363df94d9b44814672840d3,
  "/admin-views/copy-preview-link.tsx#CopyPreviewLink": CopyPreviewLink_49d258646225b7917032e94cbdfe3382,
  "/admin-views/publish-button.tsx#PublishButton": PublishButton_c8e1817a7627afab61c5f84ad40bcd44,
  "/admin-views/restore-losses.tsx#RestoreLosses": RestoreLosses_c4af114a090e41702ae967696ab82ccd,
  "/admin-views/row-text.tsx#RowText": RowText_6156444c0e2d2ac85bd6388da9d7c39e,
  "/admin-views/export-buttons.tsx#ExportButtons": ExportButtons_7fe771c471c4457afe2517ad6355df83,
  "/admin-views/retry-mail.tsx#RetryMail": RetryMail_ec8c1b91c048555a636960096a2d0df3,
  "/admin-views/current-password.tsx#CurrentPassword": CurrentPassword_2722e0b3e46c11cf6752147c3e39923a,
  "/admin-views/home-section-row.tsx#HomeSectionRow": HomeSectionRow_fb82d4222db125ded06048703cb6dca3,
  "/admin-views/menu-changes.tsx#MenuChanges": MenuChanges_16301582c00e9e856f3dcce3b601eb52,
  "/admin-views/menu-changes.tsx#MenuPublishButton": MenuPublishButton_16301582c00e9e856f3dcce3b601eb52,
  "/admin-views/menu-changes.tsx#NoUnpublishButton": NoUnpublishButton_16301582c00e9e856f3dcce3b601eb52,
  "/admin-views/brand-graphics.tsx#BrandIcon": BrandIcon_310d0b70717aba00483c86acd2f4a9cc,
  "/admin-views/brand-graphics.tsx#BrandLogo": BrandLogo_310d0b70717aba00483c86acd2f4a9cc,
  "/admin-views/staff-links.tsx#StaffLinks": StaffLinks_dbe41f22fdd4d27c29bdd86db919ceb9,
  "/admin-views/completeness-view.tsx#CompletenessView": CompletenessView_4dd6bf5a6bbba880bc1bcd0182b578f8,
  "/admin-views/links-view.tsx#LinksView": LinksView_d283f6ebfe22aee00e533c478cf360a5,
  "/admin-views/directory-import-view.tsx#DirectoryImportView": DirectoryImportView_2e46c5e2242c892089c0d3f27d3dc04b,
  "/admin-views/fund-import-view.tsx#FundImportView": FundImportView_dea60d5886296a1ec0a1c2813c35a07c,
  "/admin-views/privacy-view.tsx#PrivacyView": PrivacyView_a06275cdfac26b0dd332f00880456778,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
