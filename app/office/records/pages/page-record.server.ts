import {
  type LegalPageKind,
  legalPageKinds,
  legalPageSlugs,
} from '../../../commerce/content/legal-pages/legal-page.ts'
import { journalEntryPath, type PageLink, pagePath } from '../../../commerce/content/pages/page-address.ts'
import { readPageLinks } from '../../../commerce/content/pages/page-links-store.server.ts'
import { loadSetting } from '../../../commerce/settings/load-settings.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { runInLanguage } from '../../../messages/current-language.ts'
import { legalOutlineMessages } from '../../../messages/legal-outlines.ts'
import { legalPageMessages } from '../../../messages/office/legal-pages.ts'
import { officeRecordMessages } from '../../../messages/office/records.ts'
import type { OfficeRecordKind } from '../office-record-kinds.ts'
import type { FieldTexts } from '../record-texts.ts'

export interface UsedIn {
  /** The place of the link, in words. */
  label: string
  to: string
}

/** The shop's links to a text; null for records without an address. */
export async function loadUsedIn(
  db: Db,
  { path }: OfficeRecordKind,
  { slug = '' }: FieldTexts,
): Promise<UsedIn[] | null> {
  const address = addressOf(path, slug)
  if (address === undefined) return null
  return (await readPageLinks(db, [address])).map(link => ({
    label: legalPageMessages.place(link),
    to: placePath(link),
  }))
}

function addressOf(path: string, slug: string): string | undefined {
  if (path === 'pages') return pagePath(slug)
  return path === 'journal' ? journalEntryPath(slug) : undefined
}

const contentPaths = {
  ...{ header: 'menus', footer: 'menus', help: 'menus' },
  ...{ banner: 'banners', section: 'sections', page: 'pages', entry: 'journal' },
}

function placePath({ kind, key }: PageLink): string {
  return kind === 'redirect'
    ? `/office/searches/redirects/${encodeURIComponent(key)}`
    : `/office/content/${contentPaths[kind]}/${encodeURIComponent(key)}`
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
export function movedText({ path }: OfficeRecordKind, before: FieldTexts, after: FieldTexts): string {
  const address = addressOf(path, before.slug ?? '')
  if (address === undefined || after.slug === undefined || after.slug === before.slug) return ''
  return ` ${officeRecordMessages.moved(address)}`
}
