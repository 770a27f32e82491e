import {
  type LegalPageKind,
  legalPageKinds,
  legalPageSlugs,
} from '#commerce/content/legal-pages/legal-page.ts'
import { journalEntryPath, pagePath } from '#commerce/content/pages/page-address.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { legalOutlineMessages } from '#messages/legal-outlines.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import type { OfficeRecordKind } from '../office-record-kinds.ts'
import type { FieldTexts } from '../record-texts.ts'

/** The address of a text in the shop; undefined for records without one. */
export function textAddress({ path }: OfficeRecordKind, { slug = '' }: FieldTexts): string | undefined {
  if (path === 'pages') return pagePath(slug)
  return path === 'journal' ? journalEntryPath(slug) : undefined
}

/** The fields of a new legal text, if the address asks for one: headings to fill in, in the shop's language. */
export async function loadLegalOutline(db: Db, { legal = '' }: FieldTexts): Promise<FieldTexts> {
  if (!isLegalKind(legal)) return {}
  return runInLanguage(await loadSetting(db, 'language'), () => ({
    title: legalOutlineMessages.titles[legal],
    body: legalOutlineMessages.bodies[legal],
    slug: legalPageSlugs[legal],
  }))
}

function isLegalKind(text: string): text is LegalPageKind {
  return (legalPageKinds as readonly string[]).includes(text)
}

/** A sentence about the former address of a text; empty if the address is the same. */
export function movedText(kind: OfficeRecordKind, before: FieldTexts, after: FieldTexts): string {
  const address = textAddress(kind, before)
  if (address === undefined || after.slug === undefined || after.slug === before.slug) return ''
  return ` ${officeRecordMessages.moved(address)}`
}
