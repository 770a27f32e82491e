import { id, integer, table, text } from './table.ts'

/** Companies that make products or answer for them in the EU. */
export const companyTable = table('company', {
  id,
  name: text.unique(),
  /** The lines of its postal address, without the country. */
  lines: text,
  country: text,
  /** An email or web address. */
  contact: text,
  removed_at: text.optional(),
})

/** By Regulation (EU) 2023/988, article 19: of a brand, or of a product that says otherwise. */
export const makerColumns = {
  manufacturer_id: integer.optional().references('company'),
  /** Answers for the manufacturer in the EU. */
  responsible_id: integer.optional().references('company'),
  /** Warnings and instructions. */
  safety: text.default(''),
}
