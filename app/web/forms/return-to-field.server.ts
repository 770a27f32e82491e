import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { maxPathLength } from './return-path.ts'

/** The path a form returns to, for `safeReturnPath`: a longer one stays too long. */
export const returnToField = typedField({ max: maxPathLength + 1 })
