import { ReviewPanel as ReviewPanel_3df362d70a23fda1e48b21deeaae70af } from '../../../editorial/reviews/review-panel.tsx'
import { DocumentNotices as DocumentNotices_c99e82336c26f68f315bf38b1df3dd23 } from '../../../editorial/editing/document-notices.tsx'
import { DeletionDialog as DeletionDialog_b7ee2b464bdea8ea15f2d0fa8cefc0b4 } from '../../../editorial/deletion/deletion-dialog.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoDiff as NoDiff_120e5b843255c48478b8799614e128fe } from '../../../editorial/versions/words-diff.tsx'
import { HeadingCommandClient as HeadingCommandClient_d5d407022bad36dfbffef721ad4c7439 } from '../../../base/rich-text/heading-plugin.tsx'
import { PasteFeatureClient as PasteFeatureClient_a993187b0837e5be22d70a6c9ae11230 } from '../../../base/rich-text/paste-plugin.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WordCount as WordCount_9294bcb80677888eb72eff5a2fd86c9c } from '../../../base/admin/word-count.tsx'
import { UsedTerms as UsedTerms_632df3bc8637504c2ef072989f029eed } from '../../../services/term-links/used-terms.tsx'
import { JakartaTimeCell as JakartaTimeCell_a5d6c7b0acee3cd82956a9a8679cf8bf } from '../../../base/admin/jakarta-time-cell.tsx'
import { TypedDateField as TypedDateField_7630a49d1d9845ec890dcf2a0f26630b } from '../../../base/admin/typed-date-field.tsx'
import { WordsDiff as WordsDiff_120e5b843255c48478b8799614e128fe } from '../../../editorial/versions/words-diff.tsx'
import { TypedNumberField as TypedNumberField_18d37923ae0eb16ddad948cd9878d4f4 } from '../../../base/admin/typed-number-field.tsx'
import { SeoPreview as SeoPreview_0b2cef565dff15f046adf632d057779f } from '../../../editorial/preview/seo-preview.tsx'
import { SelectionDialog as SelectionDialog_d074d59e4b063bc9ac1508c92a6ccb25 } from '../../../editorial/deletion/selection-dialog.tsx'
import { CopyPreviewLink as CopyPreviewLink_4821577d6415438291a7008a030a484e } from '../../../editorial/preview/copy-preview-link.tsx'
import { ReviewedPublishButton as ReviewedPublishButton_b04e297abf516505fdbf30bdea74492c } from '../../../editorial/reviews/reviewed-publish-button.tsx'
import { RestoreLosses as RestoreLosses_018ac492823bbeee14155f6d8e7c1e94 } from '../../../editorial/versions/restore-losses.tsx'
import { ComparedVersions as ComparedVersions_81f9712fd60066d56c74de519f605a8d } from '../../../editorial/versions/versions-view.tsx'
import { VersionsView as VersionsView_81f9712fd60066d56c74de519f605a8d } from '../../../editorial/versions/versions-view.tsx'
import { LanguagesView as LanguagesView_038857f4ebc0c1723c4b249c5a6032e2 } from '../../../editorial/languages/languages-view.tsx'
import { RowText as RowText_102f6b715d576ae1b7554359f44e444f } from '../../../base/admin/row-text.tsx'
import { EventRegistrations as EventRegistrations_cdd09cce3aaa92e409b92b5c8584dcc5 } from '../../../subjects/education-events/event-registrations.tsx'
import { EventCountsCell as EventCountsCell_cdd09cce3aaa92e409b92b5c8584dcc5 } from '../../../subjects/education-events/event-registrations.tsx'
import { ReviewedEventButton as ReviewedEventButton_2e9cfb8b7928d4f7b58916b2f021f149 } from '../../../subjects/education-events/reviewed-event-button.tsx'
import { FileChoice as FileChoice_51e32e30791d2ef2505f7ed9063ec62b } from '../../../services/media/file-choice.tsx'
import { MediaUses as MediaUses_bf658ab2fb50dfbb2938d4e68acfb701 } from '../../../services/media/media-uses.tsx'
import { RedirectTrial as RedirectTrial_845545b9596ecf916db1f0a8f90f2666 } from '../../../editorial/redirects/redirect-trial.tsx'
import { ExportButtons as ExportButtons_4520f2ccb8ccc0383829ce06b7ada6f2 } from '../../../services/export/export-buttons.tsx'
import { CancelSelected as CancelSelected_580f8f6d6bc3136773f8de99e81b968d } from '../../../subjects/education-events/cancel-selected.tsx'
import { RegistrationActions as RegistrationActions_dc2da07b0cbf1193ed2d61764c014aba } from '../../../subjects/education-events/registration-actions.tsx'
import { SendMessageButton as SendMessageButton_c508090f951700944d4d574f7ddc21bd } from '../../../subjects/education-events/send-message-button.tsx'
import { RetryMail as RetryMail_bb0c3e2bcbb5e7d0f053dc98c5015463 } from '../../../services/mail/retry-mail.tsx'
import { CurrentPassword as CurrentPassword_13af28591004ba19f17a054258b8ca4c } from '../../../services/accounts/current-password.tsx'
import { InviteForm as InviteForm_109cb6996072d6eb698c5c426101212f } from '../../../services/accounts/invite-form.tsx'
import { KindCell as KindCell_2f203e2fd8a28920b112dc614f1212d5 } from '../../../editorial/reviews/kind-cell.tsx'
import { PersonCell as PersonCell_03a4ef5f1c7fc0a4f9c95e31ddcd2d6e } from '../../../base/admin/person-cell.tsx'
import { HomeSectionRow as HomeSectionRow_a4e9d7265093cee1cdabbd969813573d } from '../../../subjects/home/home-section-row.tsx'
import { MenuChanges as MenuChanges_e4e993e0b7aae5017b5682a2878d359c } from '../../../subjects/menu/menu-changes.tsx'
import { LateSelectField as LateSelectField_409c3cae9cfd04a89a3f743bf4d679e1 } from '../../../subjects/menu/late-fields.tsx'
import { LateRelationshipField as LateRelationshipField_409c3cae9cfd04a89a3f743bf4d679e1 } from '../../../subjects/menu/late-fields.tsx'
import { LateDateField as LateDateField_409c3cae9cfd04a89a3f743bf4d679e1 } from '../../../subjects/menu/late-fields.tsx'
import { NoUnpublishButton as NoUnpublishButton_eec7852d7fdc32820a946b8362d6ef33 } from '../../../editorial/documents/no-unpublish-button.tsx'
import { BrandIcon as BrandIcon_97b3c77c93ab1a69df3de45cccbfbe01 } from '../../../admin/brand-graphics.tsx'
import { BrandLogo as BrandLogo_97b3c77c93ab1a69df3de45cccbfbe01 } from '../../../admin/brand-graphics.tsx'
import { StaffLinks as StaffLinks_56ee2569c0936e6034302c304cbe459f } from '../../../admin/staff-links.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { ForgetOnSignOut as ForgetOnSignOut_db06505f7e4b31a2bb41ade5ab5ca368 } from '../../../editorial/editing/forget-on-sign-out.tsx'
import { CompletenessView as CompletenessView_ea31833d45fbd7f11aaa2ef91786d8dc } from '../../../editorial/completeness/completeness-view.tsx'
import { LinksView as LinksView_2fa92e77cf3f593c16d61836310d30c1 } from '../../../editorial/links/links-view.tsx'
import { PrivacyView as PrivacyView_db6451046d7d52603aea79ec8e221656 } from '../../../services/privacy/privacy-view.tsx'
import { DirectoryImportView as DirectoryImportView_fd41a8ebd3ade0248a6ffb3d4c3583d7 } from '../../../subjects/client-directory/import-view.tsx'
import { EconomyImportView as EconomyImportView_a2861dcd40b0c990e6b0fe648f5e5d4a } from '../../../subjects/economy/import-view.tsx'
import { AttendanceView as AttendanceView_8e33e60828b3c694c5a508c393046788 } from '../../../subjects/education-events/attendance-view.tsx'
import { FundImportView as FundImportView_0af716747cfd8001a5f91cb80892491d } from '../../../subjects/funds/import-view.tsx'
import { MarketDataView as MarketDataView_2b6d0c7750f4e2da2bcfc9cb057abe9e } from '../../../subjects/market-data/market-data-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editorial/reviews/review-panel.tsx#ReviewPanel": ReviewPanel_3df362d70a23fda1e48b21deeaae70af,
  "/editorial/editing/document-notices.tsx#DocumentNotices": DocumentNotices_c99e82336c26f68f315bf38b1df3dd23,
  "/editorial/deletion/deletion-dialog.tsx#DeletionDialog": DeletionDialog_b7ee2b464bdea8ea15f2d0fa8cefc0b4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editorial/versions/words-diff.tsx#NoDiff": NoDiff_120e5b843255c48478b8799614e128fe,
  "/base/rich-text/heading-plugin.tsx#HeadingCommandClient": HeadingCommandClient_d5d407022bad36dfbffef721ad4c7439,
  "/base/rich-text/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_a993187b0837e5be22d70a6c9ae11230,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/base/admin/word-count.tsx#WordCount": WordCount_9294bcb80677888eb72eff5a2fd86c9c,
  "/services/term-links/used-terms.tsx#UsedTerms": UsedTerms_632df3bc8637504c2ef072989f029eed,
  "/base/admin/jakarta-time-cell.tsx#JakartaTimeCell": JakartaTimeCell_a5d6c7b0acee3cd82956a9a8679cf8bf,
  "/base/admin/typed-date-field.tsx#TypedDateField": TypedDateField_7630a49d1d9845ec890dcf2a0f26630b,
  "/editorial/versions/words-diff.tsx#WordsDiff": WordsDiff_120e5b843255c48478b8799614e128fe,
  "/base/admin/typed-number-field.tsx#TypedNumberField": TypedNumberField_18d37923ae0eb16ddad948cd9878d4f4,
  "/editorial/preview/seo-preview.tsx#SeoPreview": SeoPreview_0b2cef565dff15f046adf632d057779f,
  "/editorial/deletion/selection-dialog.tsx#SelectionDialog": SelectionDialog_d074d59e4b063bc9ac1508c92a6ccb25,
  "/editorial/preview/copy-preview-link.tsx#CopyPreviewLink": CopyPreviewLink_4821577d6415438291a7008a030a484e,
  "/editorial/reviews/reviewed-publish-button.tsx#ReviewedPublishButton": ReviewedPublishButton_b04e297abf516505fdbf30bdea74492c,
  "/editorial/versions/restore-losses.tsx#RestoreLosses": RestoreLosses_018ac492823bbeee14155f6d8e7c1e94,
  "/editorial/versions/versions-view.tsx#ComparedVersions": ComparedVersions_81f9712fd60066d56c74de519f605a8d,
  "/editorial/versions/versions-view.tsx#VersionsView": VersionsView_81f9712fd60066d56c74de519f605a8d,
  "/editorial/languages/languages-view.tsx#LanguagesView": LanguagesView_038857f4ebc0c1723c4b249c5a6032e2,
  "/base/admin/row-text.tsx#RowText": RowText_102f6b715d576ae1b7554359f44e444f,
  "/subjects/education-events/event-registrations.tsx#EventRegistrations": EventRegistrations_cdd09cce3aaa92e409b92b5c8584dcc5,
  "/subjects/education-events/event-registrations.tsx#EventCountsCell": EventCountsCell_cdd09cce3aaa92e409b92b5c8584dcc5,
  "/subjects/education-events/reviewed-event-button.tsx#ReviewedEventButton": ReviewedEventButton_2e9cfb8b7928d4f7b58916b2f021f149,
  "/services/media/file-choice.tsx#FileChoice": FileChoice_51e32e30791d2ef2505f7ed9063ec62b,
  "/services/media/media-uses.tsx#MediaUses": MediaUses_bf658ab2fb50dfbb2938d4e68acfb701,
  "/editorial/redirects/redirect-trial.tsx#RedirectTrial": RedirectTrial_845545b9596ecf916db1f0a8f90f2666,
  "/services/export/export-buttons.tsx#ExportButtons": ExportButtons_4520f2ccb8ccc0383829ce06b7ada6f2,
  "/subjects/education-events/cancel-selected.tsx#CancelSelected": CancelSelected_580f8f6d6bc3136773f8de99e81b968d,
  "/subjects/education-events/registration-actions.tsx#RegistrationActions": RegistrationActions_dc2da07b0cbf1193ed2d61764c014aba,
  "/subjects/education-events/send-message-button.tsx#SendMessageButton": SendMessageButton_c508090f951700944d4d574f7ddc21bd,
  "/services/mail/retry-mail.tsx#RetryMail": RetryMail_bb0c3e2bcbb5e7d0f053dc98c5015463,
  "/services/accounts/current-password.tsx#CurrentPassword": CurrentPassword_13af28591004ba19f17a054258b8ca4c,
  "/services/accounts/invite-form.tsx#InviteForm": InviteForm_109cb6996072d6eb698c5c426101212f,
  "/editorial/reviews/kind-cell.tsx#KindCell": KindCell_2f203e2fd8a28920b112dc614f1212d5,
  "/base/admin/person-cell.tsx#PersonCell": PersonCell_03a4ef5f1c7fc0a4f9c95e31ddcd2d6e,
  "/subjects/home/home-section-row.tsx#HomeSectionRow": HomeSectionRow_a4e9d7265093cee1cdabbd969813573d,
  "/subjects/menu/menu-changes.tsx#MenuChanges": MenuChanges_e4e993e0b7aae5017b5682a2878d359c,
  "/subjects/menu/late-fields.tsx#LateSelectField": LateSelectField_409c3cae9cfd04a89a3f743bf4d679e1,
  "/subjects/menu/late-fields.tsx#LateRelationshipField": LateRelationshipField_409c3cae9cfd04a89a3f743bf4d679e1,
  "/subjects/menu/late-fields.tsx#LateDateField": LateDateField_409c3cae9cfd04a89a3f743bf4d679e1,
  "/editorial/documents/no-unpublish-button.tsx#NoUnpublishButton": NoUnpublishButton_eec7852d7fdc32820a946b8362d6ef33,
  "/admin/brand-graphics.tsx#BrandIcon": BrandIcon_97b3c77c93ab1a69df3de45cccbfbe01,
  "/admin/brand-graphics.tsx#BrandLogo": BrandLogo_97b3c77c93ab1a69df3de45cccbfbe01,
  "/admin/staff-links.tsx#StaffLinks": StaffLinks_56ee2569c0936e6034302c304cbe459f,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/editorial/editing/forget-on-sign-out.tsx#ForgetOnSignOut": ForgetOnSignOut_db06505f7e4b31a2bb41ade5ab5ca368,
  "/editorial/completeness/completeness-view.tsx#CompletenessView": CompletenessView_ea31833d45fbd7f11aaa2ef91786d8dc,
  "/editorial/links/links-view.tsx#LinksView": LinksView_2fa92e77cf3f593c16d61836310d30c1,
  "/services/privacy/privacy-view.tsx#PrivacyView": PrivacyView_db6451046d7d52603aea79ec8e221656,
  "/subjects/client-directory/import-view.tsx#DirectoryImportView": DirectoryImportView_fd41a8ebd3ade0248a6ffb3d4c3583d7,
  "/subjects/economy/import-view.tsx#EconomyImportView": EconomyImportView_a2861dcd40b0c990e6b0fe648f5e5d4a,
  "/subjects/education-events/attendance-view.tsx#AttendanceView": AttendanceView_8e33e60828b3c694c5a508c393046788,
  "/subjects/funds/import-view.tsx#FundImportView": FundImportView_0af716747cfd8001a5f91cb80892491d,
  "/subjects/market-data/market-data-view.tsx#MarketDataView": MarketDataView_2b6d0c7750f4e2da2bcfc9cb057abe9e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
