import {
  type LegalPageKind,
  legalPageKinds,
  legalPageSlugs,
} from '#commerce/content/legal-pages/legal-page.ts'
import type { OfficeFacts } from '#commerce/editing/records/office-facts.ts'
import type { RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { legalOutlineMessages } from '#messages/legal-outlines.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import type { FieldTexts } from '../record-texts.ts'

/** The fields of a new legal text, if the address asks for one: headings to fill in, in the shop's language. */
async function loadLegalOutline(db: Db, { legal = '' }: FieldTexts): Promise<FieldTexts> {
  if (!isLegalKind(legal)) return {}
  return runInLanguage(await loadSetting(db, 'language'), () => ({
    title: legalOutlineMessages.titles[legal],
    body: legalOutlineMessages.bodies[legal],
    slug: legalPageSlugs[legal],
  }))
}

/** Fill the forms of new records by the texts that their addresses give. */
export const recordOutlines: Record<
  NonNullable<OfficeFacts['outline']>,
  (db: Db, given: FieldTexts) => Promise<FieldTexts>
> = { 'legal-page': loadLegalOutline }

function isLegalKind(text: string): text is LegalPageKind {
  return (legalPageKinds as readonly string[]).includes(text)
}

/** A sentence about the former address of a record, by its keys; empty if the address is the same. */
export function movedText(
  { address }: RecordDefinition,
  before: readonly string[],
  after: readonly string[],
): string {
  const [from, to] = [before.join('/'), after.join('/')]
  return address === undefined || from === to ? '' : ` ${officeRecordMessages.moved(address(from))}`
}
