import { notoSlices } from '#commerce/invoices/pdf/text/noto-files.server.ts'
import { hanRegion, notoFamilies } from '#commerce/invoices/pdf/text/text-scripts.ts'

/** The Noto families for what isn't in ASCII, so that paper doesn't depend on the fonts of the computer. */
export function printFonts(text: string, country: string): string[] {
  const region = hanRegion(text, country)
  const families = [...new Set(text.replace(/[\0-\x7f]/g, ''))].map(character =>
    notoFamilies(character, region).find(family => notoSlices(family).has(character.codePointAt(0)!)),
  )
  return [...new Set(families)].filter(family => family !== undefined)
}
