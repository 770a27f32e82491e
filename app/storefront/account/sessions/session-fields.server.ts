import { wholeNumberField } from '../../../commerce/input/number-fields.server.ts'
import { maxId } from '../../../commerce/whole-number.ts'

/** A session of the account, by its id. */
export const sessionField = wholeNumberField({ max: maxId })
