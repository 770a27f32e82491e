import { wholeNumberField } from '../../../commerce/input/number-fields.server.ts'
import { maxId } from '../../../commerce/whole-number.ts'

/** An address of the account, by its id. */
export const addressIdFields = { address: wholeNumberField({ max: maxId }) }
