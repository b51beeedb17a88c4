import { ReviewPanel as ReviewPanel_aa011ad6d8507ef6cba3e2c3f1256659 } from '../../../admin-views/review-panel.tsx'
import { DocumentNotices as DocumentNotices_646a66c06ee005fe3428facafc1cb16d } from '../../../admin-views/document-notices.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoDiff as NoDiff_a95b43427f042f17698878cb0075104c } from '../../../admin-views/words-diff.tsx'
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
import { JakartaTimeCell as JakartaTimeCell_7ef2736091aeb6ab078490d7285a868c } from '../../../admin-views/jakarta-time-cell.tsx'
import { WordsDiff as WordsDiff_a95b43427f042f17698878cb0075104c } from '../../../admin-views/words-diff.tsx'
import { SeoPreview as SeoPreview_fc9b452183854602456f2297a8f32d39 } from '../../../admin-views/seo-preview.tsx'
import { CopyPreviewLink as CopyPreviewLink_49d258646225b7917032e94cbdfe3382 } from '../../../admin-views/copy-preview-link.tsx'
import { PublishButton as PublishButton_c8e1817a7627afab61c5f84ad40bcd44 } from '../../../admin-views/publish-button.tsx'
import { RestoreLosses as RestoreLosses_c4af114a090e41702ae967696ab82ccd } from '../../../admin-views/restore-losses.tsx'
import { ComparedVersions as ComparedVersions_7fd50a1cd659579584a91f46c8eb9c30 } from '../../../admin-views/versions-view.tsx'
import { VersionsView as VersionsView_7fd50a1cd659579584a91f46c8eb9c30 } from '../../../admin-views/versions-view.tsx'
import { LanguagesView as LanguagesView_f9872e388c7993e55845c4bf0d46078e } from '../../../admin-views/languages/languages-view.tsx'
import { RowText as RowText_6156444c0e2d2ac85bd6388da9d7c39e } from '../../../admin-views/row-text.tsx'
import { EventRegistrations as EventRegistrations_a629b7c1a53fed736f8bf0facc8fda68 } from '../../../admin-views/event-registrations.tsx'
import { EventCountsCell as EventCountsCell_a629b7c1a53fed736f8bf0facc8fda68 } from '../../../admin-views/event-registrations.tsx'
import { FileChoice as FileChoice_489030d59e668a5b86701d2756ed349f } from '../../../admin-views/file-choice.tsx'
import { MediaUses as MediaUses_d0e46793967dd6767cf62c51dcbd87a2 } from '../../../admin-views/media-uses.tsx'
import { RedirectTrial as RedirectTrial_18223ad65763d654c8b4f36db4602da3 } from '../../../admin-views/redirect-trial.tsx'
import { ExportButtons as ExportButtons_7fe771c471c4457afe2517ad6355df83 } from '../../../admin-views/export-buttons.tsx'
import { RegistrationActions as RegistrationActions_0ae27806b1edc9f34a6c62801fd44a02 } from '../../../admin-views/registration-actions.tsx'
import { SendMessageButton as SendMessageButton_d958562120c0a6d9d15e832118599a06 } from '../../../admin-views/send-message-button.tsx'
import { RetryMail as RetryMail_ec8c1b91c048555a636960096a2d0df3 } from '../../../admin-views/retry-mail.tsx'
import { CurrentPassword as CurrentPassword_2722e0b3e46c11cf6752147c3e39923a } from '../../../admin-views/current-password.tsx'
import { PersonCell as PersonCell_bf8722fdf063793e53143bdfac2c0496 } from '../../../admin-views/person-cell.tsx'
import { HomeSectionRow as HomeSectionRow_fb82d4222db125ded06048703cb6dca3 } from '../../../admin-views/home-section-row.tsx'
import { MenuChanges as MenuChanges_16301582c00e9e856f3dcce3b601eb52 } from '../../../admin-views/menu-changes.tsx'
import { LateSelectField as LateSelectField_82d628181ad4e375260fa621d2d31e3d } from '../../../admin-views/late-fields.tsx'
import { LateRelationshipField as LateRelationshipField_82d628181ad4e375260fa621d2d31e3d } from '../../../admin-views/late-fields.tsx'
import { LateDateField as LateDateField_82d628181ad4e375260fa621d2d31e3d } from '../../../admin-views/late-fields.tsx'
import { NoUnpublishButton as NoUnpublishButton_16301582c00e9e856f3dcce3b601eb52 } from '../../../admin-views/menu-changes.tsx'
import { BrandIcon as BrandIcon_310d0b70717aba00483c86acd2f4a9cc } from '../../../admin-views/brand-graphics.tsx'
import { BrandLogo as BrandLogo_310d0b70717aba00483c86acd2f4a9cc } from '../../../admin-views/brand-graphics.tsx'
import { StaffLinks as StaffLinks_dbe41f22fdd4d27c29bdd86db919ceb9 } from '../../../admin-views/staff-links.tsx'
import { Dashboard as Dashboard_83ea20cfe3ba4e883e9a537add4ef9e3 } from '../../../admin-views/dashboard/dashboard.tsx'
import { CompletenessView as CompletenessView_4dd6bf5a6bbba880bc1bcd0182b578f8 } from '../../../admin-views/completeness-view.tsx'
import { LinksView as LinksView_d283f6ebfe22aee00e533c478cf360a5 } from '../../../admin-views/links-view.tsx'
import { DirectoryImportView as DirectoryImportView_2e46c5e2242c892089c0d3f27d3dc04b } from '../../../admin-views/directory-import-view.tsx'
import { FundImportView as FundImportView_dea60d5886296a1ec0a1c2813c35a07c } from '../../../admin-views/fund-import-view.tsx'
import { AttendanceView as AttendanceView_2961614f886a80fa86531a015b65dc22 } from '../../../admin-views/attendance-view.tsx'
import { PrivacyView as PrivacyView_a06275cdfac26b0dd332f00880456778 } from '../../../admin-views/privacy-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-views/review-panel.tsx#ReviewPanel": ReviewPanel_aa011ad6d8507ef6cba3e2c3f1256659,
  "/admin-views/document-notices.tsx#DocumentNotices": DocumentNotices_646a66c06ee005fe3428facafc1cb16d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-views/words-diff.tsx#NoDiff": NoDiff_a95b43427f042f17698878cb0075104c,
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
  "/admin-views/jakarta-time-cell.tsx#JakartaTimeCell": JakartaTimeCell_7ef2736091aeb6ab078490d7285a868c,
  "/admin-views/words-diff.tsx#WordsDiff": WordsDiff_a95b43427f042f17698878cb0075104c,
  "/admin-views/seo-preview.tsx#SeoPreview": SeoPreview_fc9b452183854602456f2297a8f32d39,
  "/admin-views/copy-preview-link.tsx#CopyPreviewLink": CopyPreviewLink_49d258646225b7917032e94cbdfe3382,
  "/admin-views/publish-button.tsx#PublishButton": PublishButton_c8e1817a7627afab61c5f84ad40bcd44,
  "/admin-views/restore-losses.tsx#RestoreLosses": RestoreLosses_c4af114a090e41702ae967696ab82ccd,
  "/admin-views/versions-view.tsx#ComparedVersions": ComparedVersions_7fd50a1cd659579584a91f46c8eb9c30,
  "/admin-views/versions-view.tsx#VersionsView": VersionsView_7fd50a1cd659579584a91f46c8eb9c30,
  "/admin-views/languages/languages-view.tsx#LanguagesView": LanguagesView_f9872e388c7993e55845c4bf0d46078e,
  "/admin-views/row-text.tsx#RowText": RowText_6156444c0e2d2ac85bd6388da9d7c39e,
  "/admin-views/event-registrations.tsx#EventRegistrations": EventRegistrations_a629b7c1a53fed736f8bf0facc8fda68,
  "/admin-views/event-registrations.tsx#EventCountsCell": EventCountsCell_a629b7c1a53fed736f8bf0facc8fda68,
  "/admin-views/file-choice.tsx#FileChoice": FileChoice_489030d59e668a5b86701d2756ed349f,
  "/admin-views/media-uses.tsx#MediaUses": MediaUses_d0e46793967dd6767cf62c51dcbd87a2,
  "/admin-views/redirect-trial.tsx#RedirectTrial": RedirectTrial_18223ad65763d654c8b4f36db4602da3,
  "/admin-views/export-buttons.tsx#ExportButtons": ExportButtons_7fe771c471c4457afe2517ad6355df83,
  "/admin-views/registration-actions.tsx#RegistrationActions": RegistrationActions_0ae27806b1edc9f34a6c62801fd44a02,
  "/admin-views/send-message-button.tsx#SendMessageButton": SendMessageButton_d958562120c0a6d9d15e832118599a06,
  "/admin-views/retry-mail.tsx#RetryMail": RetryMail_ec8c1b91c048555a636960096a2d0df3,
  "/admin-views/current-password.tsx#CurrentPassword": CurrentPassword_2722e0b3e46c11cf6752147c3e39923a,
  "/admin-views/person-cell.tsx#PersonCell": PersonCell_bf8722fdf063793e53143bdfac2c0496,
  "/admin-views/home-section-row.tsx#HomeSectionRow": HomeSectionRow_fb82d4222db125ded06048703cb6dca3,
  "/admin-views/menu-changes.tsx#MenuChanges": MenuChanges_16301582c00e9e856f3dcce3b601eb52,
  "/admin-views/late-fields.tsx#LateSelectField": LateSelectField_82d628181ad4e375260fa621d2d31e3d,
  "/admin-views/late-fields.tsx#LateRelationshipField": LateRelationshipField_82d628181ad4e375260fa621d2d31e3d,
  "/admin-views/late-fields.tsx#LateDateField": LateDateField_82d628181ad4e375260fa621d2d31e3d,
  "/admin-views/menu-changes.tsx#NoUnpublishButton": NoUnpublishButton_16301582c00e9e856f3dcce3b601eb52,
  "/admin-views/brand-graphics.tsx#BrandIcon": BrandIcon_310d0b70717aba00483c86acd2f4a9cc,
  "/admin-views/brand-graphics.tsx#BrandLogo": BrandLogo_310d0b70717aba00483c86acd2f4a9cc,
  "/admin-views/staff-links.tsx#StaffLinks": StaffLinks_dbe41f22fdd4d27c29bdd86db919ceb9,
  "/admin-views/dashboard/dashboard.tsx#Dashboard": Dashboard_83ea20cfe3ba4e883e9a537add4ef9e3,
  "/admin-views/completeness-view.tsx#CompletenessView": CompletenessView_4dd6bf5a6bbba880bc1bcd0182b578f8,
  "/admin-views/links-view.tsx#LinksView": LinksView_d283f6ebfe22aee00e533c478cf360a5,
  "/admin-views/directory-import-view.tsx#DirectoryImportView": DirectoryImportView_2e46c5e2242c892089c0d3f27d3dc04b,
  "/admin-views/fund-import-view.tsx#FundImportView": FundImportView_dea60d5886296a1ec0a1c2813c35a07c,
  "/admin-views/attendance-view.tsx#AttendanceView": AttendanceView_2961614f886a80fa86531a015b65dc22,
  "/admin-views/privacy-view.tsx#PrivacyView": PrivacyView_a06275cdfac26b0dd332f00880456778,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
