// Neither library has types.

declare module '@marbec/web-auto-extractor' {
  export interface ExtractedData {
    /** By type. */
    jsonld: Record<string, unknown[]>
    errors?: unknown[]
  }

  export default class WebAutoExtractor {
    parse(html: string): ExtractedData
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor'

  interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    /** From the root. Both are missing for what could not be parsed. */
    path?: { type?: string; property?: string }[]
    fieldNames?: string[]
  }

  export default class Validator {
    validate(data: ExtractedData): Promise<Issue[]>
  }
}
