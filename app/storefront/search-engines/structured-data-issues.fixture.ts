import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

export interface StructuredDataIssue {
  severity: 'ERROR' | 'WARNING'
  /** The type or property that has it, such as "Product" or "hasVariant". */
  place: string
  fields: string[]
  message: string
}

/**
 * The types of a page's structured data, and what Google refuses or would like to have. Without schema.org's vocabulary, because
 * the types of `schema-dts` already check all names.
 */
export async function checkStructuredData(html: string) {
  const extracted = new WebAutoExtractor().parse(html)
  const types = Object.keys(extracted.jsonld)
  const found = await new Validator().validate(extracted)
  const issues = found.map(({ severity, path, fieldNames, issueMessage }): StructuredDataIssue => {
    const last = path?.at(-1)
    return {
      severity,
      place: last?.property ?? last?.type ?? 'page',
      fields: fieldNames ?? [],
      message: issueMessage,
    }
  })
  return { types, issues }
}
